import type { Asked, Price, PricePart } from '@spielstube/ui';
import { BOARDS } from '../data/boards.ts';
import { COST, FIRST_SAILOR } from '../data/cards.ts';
import { ACTION_FIELDS, CHAPTER_FIELDS } from '../data/fields.ts';
import { GOOD_KEYS } from '../data/goods.ts';
import { RECRUIT_PRICE } from '../data/persons.ts';
import { priceAt } from '../rules/building.ts';
import type { NewdaleAction } from '../rules/moves.ts';
import { priceOf } from '../rules/offspring.ts';
import { proposal } from '../rules/payment.ts';
import { chapterOf } from '../rules/supply.ts';
import type { NewdaleTexts } from '../text/types.ts';
import { GOOD_SIGNS } from './drawings.ts';

/** What a choice costs: in coins, which are paid in goods afterwards; of the proposal exactly these goods. */
export function price(asked: Asked<NewdaleTexts>, action: NewdaleAction): Price {
  const { words } = asked.text;
  if (action.do === 'settle') return settled(asked);
  const coins = coinsFor(asked, action);
  return coins === 0 ? [] : [{ sign: 'n-coin', count: coins, words: words.coins(coins), inFigures: true }];
}

function coinsFor({ view, frame }: Asked<NewdaleTexts>, action: NewdaleAction): number {
  switch (action.do) {
    case 'at':
    case 'through':
      return priceAt(view, frame.what, action.place - BOARDS[chapterOf(view).board].first);
    case 'buy':
      return priceOf(action.stone);
    case 'remove':
      return ACTION_FIELDS.progress.coins;
    case 'bridge':
      return CHAPTER_FIELDS.bridge.coins;
    case 'deliver':
      return CHAPTER_FIELDS.shipyard.coins;
    case 'hire':
      return COST[FIRST_SAILOR + action.sailor];
    case 'recruit':
      return RECRUIT_PRICE;
    default:
      return 0;
  }
}

function settled({ view, frame, text }: Asked<NewdaleTexts>): Price {
  const counts = proposal(view, frame);
  return GOOD_KEYS.flatMap((_, good): PricePart[] =>
    counts[good] > 0
      ? [
          {
            sign: GOOD_SIGNS[good],
            count: counts[good],
            words: text.words.goods(good, counts[good]),
            inFigures: true,
          },
        ]
      : [],
  );
}
