import { conformance } from '@spielstube/engine/testing';
import { GOOD_KEYS, GOODS } from '../data/pieces.ts';
import { village } from '../index.ts';
import type { VillageEvent } from '../rules/events.ts';
import type { Village } from '../rules/state.ts';
import { census } from './census.ts';

/** VIL-GEN-05: goods and coins are never short, so what each farm holds is counted from what was told. */
function holdings(s: Village): Record<string, number> {
  const held: Record<string, number> = {};
  s.players.forEach((player, seat) => {
    held[`coins ${seat}`] = player.coins;
    held[`grain ${seat}`] = player.grain;
    for (const good of GOODS) held[`${GOOD_KEYS[good]} ${seat}`] = player.goods[good];
  });
  return held;
}

function entries(event: VillageEvent): Record<string, number> {
  switch (event.what) {
    case 'gotGood':
      return { [`${GOOD_KEYS[event.good]} ${event.seat}`]: 1 };
    case 'paidGood':
      return { [`${GOOD_KEYS[event.good]} ${event.seat}`]: -event.count };
    case 'gotCoins':
      return { [`coins ${event.seat}`]: event.coins };
    case 'paidCoins':
      return { [`coins ${event.seat}`]: -event.coins + (event.ring ? 1 : 0) };
    case 'gaveRing':
      return { [`coins ${event.seat}`]: 1 };
    case 'gotGrain':
      return { [`grain ${event.seat}`]: event.grain };
    case 'paidGrain':
      return { [`grain ${event.seat}`]: -event.grain };
    default:
      return {};
  }
}

conformance(village, {
  census,
  ledger: { holdings, entries },
  mostDecisions: 6000,
  // A goal that is shown, by hand or by itself.
  discloses: (_action, events) => events.some(({ what }) => what === 'goalRevealed'),
  golden: {
    1: [17, 48, 156, 672, 2393, 8098, 28614, 103651],
    2: [17, 48, 161, 693, 2516, 8946, 33828, 120419],
    3: [16, 43, 132, 584, 1982, 6719, 25283, 87372],
    4: [4, 72, 204, 624, 2992, 10932, 37968, 153664],
    5: [4, 76, 180, 736, 3088, 11164, 43104],
  },
});
