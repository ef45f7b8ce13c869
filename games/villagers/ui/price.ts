import type { Asked, Price } from '@spielstube/ui';
import { EVENTS } from '../data/countess.ts';
import { PADLOCK_GOLD, SPECIALS } from '../data/setup.ts';
import type { VillagersAction } from '../rules/moves.ts';
import { unlockingOf } from '../text/prospect.ts';
import type { VillagersTexts } from '../text/types.ts';

/** What a choice takes from the own supply. */
export function price({ view, frame, text }: Asked<VillagersTexts>, action: VillagersAction): Price {
  const gold = goldFor({ view, frame, text }, action);
  return gold === 0 ? [] : [{ sign: 'v-coin-1', count: gold, words: text.words.gold(gold) }];
}

function goldFor({ view, frame }: Asked<VillagersTexts>, action: VillagersAction): number {
  switch (action.do) {
    case 'play': {
      const unlocking = unlockingOf(view, frame.seat, action.job);
      return unlocking.way === 'others' || unlocking.way === 'bank' ? unlocking.gold : 0;
    }
    case 'unlock':
      return action.seat === frame.seat ? 0 : PADLOCK_GOLD;
    case 'payBank':
      return PADLOCK_GOLD;
    case 'recruit':
      return SPECIALS.recruiter.gold;
    case 'hire':
      return SPECIALS.freelancer.gold;
    case 'pay':
      return EVENTS[frame.what].amount;
    default:
      return 0;
  }
}
