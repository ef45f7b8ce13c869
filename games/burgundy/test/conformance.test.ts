import { conformance } from '@spielstube/engine/testing';
import { burgundy } from '../index.ts';
import type { Burgundy } from '../rules/state.ts';
import { census } from './census.ts';

conformance(burgundy, {
  census,
  mostDecisions: 3000,
  // A hand card is seen when it is played; the last one plays itself.
  discloses: (action, heard, s: Burgundy) =>
    action.do === 'play' ||
    heard.some(({ what, seat }) => what === 'played' && s.players[seat].hand.length === 0),
  golden: {
    1: [2, 13, 13, 26, 136, 150, 363, 1884, 2665, 7002, 28769, 43929],
    2: [2, 7, 7, 14, 96, 96, 192, 964, 1076, 2516, 11895, 13347, 32335, 148284],
    3: [2, 7, 7, 14, 122, 122, 244, 1916, 1916, 3832, 21348, 22508, 49656],
    4: [2, 10, 10, 20, 194, 194, 388, 3418, 3418, 6836, 84720],
  },
});
