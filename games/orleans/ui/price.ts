import type { Asked, Price } from '@spielstube/ui';
import type { OrleansAction } from '../rules/moves.ts';
import type { OrleansTexts } from '../text/types.ts';

/** What a choice takes: only the Pharmacy sells something for coins. */
export function price({ text }: Asked<OrleansTexts>, action: OrleansAction): Price {
  return action.do === 'pay'
    ? [{ sign: 'o-coin', count: action.coins, words: text.words.coins(action.coins) }]
    : [];
}
