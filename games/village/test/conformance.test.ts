import { conformance } from '@spielstube/engine/testing';
import { ALL_GOOD_KEYS } from '../data/pieces.ts';
import { CARGO_KEYS, COCOA, TEA } from '../data/port.ts';
import type { VillageEvent } from '../rules/events.ts';
import type { Village } from '../rules/state.ts';
import { village } from './all.ts';
import { census } from './census.ts';

/** VIL-GEN-05: goods and coins are never short, so what each farm and ship holds is counted from what was told. */
function holdings(s: Village): Record<string, number> {
  const held: Record<string, number> = {};
  s.players.forEach((player, seat) => {
    held[`coins ${seat}`] = player.coins;
    held[`grain ${seat}`] = player.grain;
    player.goods.forEach((count, good) => {
      held[`${ALL_GOOD_KEYS[good]} ${seat}`] = count;
    });
  });
  s.marriage?.bread.forEach((bread, seat) => {
    held[`bread ${seat}`] = bread;
  });
  s.marriage?.tools.forEach((tools, seat) => {
    held[`tools ${seat}`] = tools;
  });
  s.port?.ships.forEach(({ cargo, cocoa, tea }, seat) => {
    cargo.forEach((count, kind) => {
      held[`aboard ${CARGO_KEYS[kind]} ${seat}`] = count;
    });
    held[`cocoa ${seat}`] = cocoa;
    held[`tea ${seat}`] = tea;
  });
  if (s.port !== null) Object.assign(held, { 'cocoa left': s.port.cocoa, 'tea left': s.port.tea });
  return held;
}

/** Where a piece of cargo is at home: grain, cocoa and tea like the goods. */
const atHome = (cargo: number, seat: number): string => `${CARGO_KEYS[cargo]} ${seat}`;
const aboard = (cargo: number, seat: number): string => `aboard ${CARGO_KEYS[cargo]} ${seat}`;

function entries(event: VillageEvent): Record<string, number> {
  const { seat } = event;
  switch (event.what) {
    case 'gotGood':
      return { [`${ALL_GOOD_KEYS[event.good]} ${seat}`]: 1 };
    case 'paidGood':
      return { [`${ALL_GOOD_KEYS[event.good]} ${seat}`]: -event.count };
    case 'gotCoins':
      return { [`coins ${seat}`]: event.coins };
    case 'paidCoins':
      return { [`coins ${seat}`]: -event.coins + (event.ring ? 1 : 0) };
    case 'gaveRing':
      return { [`coins ${seat}`]: 1 };
    case 'gotGrain':
      return { [`grain ${seat}`]: event.grain };
    case 'paidGrain':
      return { [`grain ${seat}`]: -event.grain };
    case 'gotBread':
      return { [`bread ${seat}`]: event.count };
    case 'paidBread':
      return { [`bread ${seat}`]: -event.count };
    case 'gotTools':
      return { [`tools ${seat}`]: event.count };
    case 'paidTools':
      return { [`tools ${seat}`]: -event.count };
    case 'loaded':
      return { [atHome(event.cargo, seat)]: -event.count, [aboard(event.cargo, seat)]: event.count };
    case 'unloaded': {
      const kept = event.count - event.lost;
      return { [atHome(event.cargo, seat)]: kept, [aboard(event.cargo, seat)]: -event.count };
    }
    case 'loadedTile':
      if (event.cargo !== COCOA && event.cargo !== TEA) return {};
      return { [`${CARGO_KEYS[event.cargo]} left`]: -1, [aboard(event.cargo, seat)]: 1 };
    case 'soldCargo':
      return { [aboard(event.cargo, seat)]: -1 };
    case 'paidCargo':
      return { [aboard(event.cargo, seat)]: -event.count };
    case 'soldExotic':
      return { [atHome(event.cargo, seat)]: -1 };
    default:
      return {};
  }
}

/** What shows something that was hidden: a goal, a chest, a card that only its owner knew. */
const SHOWN: readonly string[] = ['goalRevealed', 'openedChest', 'playedCard', 'showedCard'];

conformance(village, {
  census,
  ledger: { holdings, entries },
  mostDecisions: 6000,
  discloses: (_action, events) => events.some(({ what }) => SHOWN.includes(what)),
  golden: {
    1: [17, 48, 156, 672, 2393, 8098, 28614, 103651],
    2: [17, 48, 161, 693, 2516, 8946, 33828, 120419],
    3: [16, 43, 132, 584, 1982, 6719, 25283, 87372],
    4: [4, 72, 204, 624, 2992, 10932, 37968, 153664],
    5: [4, 76, 180, 736, 3088, 11164, 43104],
  },
});
