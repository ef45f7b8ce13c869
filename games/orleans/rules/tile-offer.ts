import { push, type Seat } from '@spielstube/engine';
import { TRADER } from '../data/people.ts';
import { TILE_CATEGORY, TILES } from '../data/places.ts';
import { CATEGORY_ONE_FIELDS } from '../data/tracks.ts';
import { make } from './moves.ts';
import { reason } from './reasons.ts';
import { frame, GONE, ON_OFFER, type Orleans } from './state.ts';
import type { OrleansQuestion, OrleansTell, OrleansVerdict } from './types.ts';

/* The place tiles beside the board, which the trader track brings. */

const CATEGORY_TWO = reason('categoryTwo', 'ORL-TRACK-TRADER-01');
const TILE_TAKEN = reason('tileTaken', 'ORL-TRACK-TRADER-04', (s, _f, wish) => ({
  owner: 'tile' in wish ? s.tiles[wish.tile] : 0,
}));
const TILE_GONE = reason('tileGone', 'ORL-TORT-13');

/** Whether a tile still lies beside the board. */
export function tileVerdict(s: Orleans, tile: number): OrleansVerdict {
  if (s.tiles[tile] === ON_OFFER) return null;
  return s.tiles[tile] === GONE ? TILE_GONE : TILE_TAKEN;
}

/** The first step allows category I alone. ORL-TRACK-TRADER-01, -02 */
function mayTakeTile(s: Orleans, tile: number, field: number): OrleansVerdict {
  if (field <= CATEGORY_ONE_FIELDS && TILE_CATEGORY[tile] > 1) return CATEGORY_TWO;
  return tileVerdict(s, tile);
}

/** Whether a step onto this field of the trader track would bring a tile. ORL-TRACK-TRADER-06 */
export function hasTileFor(s: Orleans, field: number): boolean {
  for (let tile = 0; tile < TILES; tile++) if (mayTakeTile(s, tile, field) === null) return true;
  return false;
}

export function pickTile(s: Orleans, seat: Seat): void {
  push(s, frame('chooseTile', seat));
}

/** Any tile on offer, by free choice. ORL-TRACK-TRADER-03, -05 */
export const chooseTile: OrleansQuestion = {
  auto(s, f, tell) {
    const field = s.players[f.seat].tracks[TRADER];
    let only = -1;
    for (let tile = 0; tile < TILES; tile++) {
      if (mayTakeTile(s, tile, field) !== null) continue;
      if (only >= 0) return false;
      only = tile;
    }
    takeTile(s, f.seat, only, tell);
    return true;
  },
  options(s, f, offer) {
    const field = s.players[f.seat].tracks[TRADER];
    for (let tile = 0; tile < TILES; tile++) offer.put(make.take(tile), mayTakeTile(s, tile, field));
  },
  resolve(s, f, a, tell) {
    if (a.do === 'take') takeTile(s, f.seat, a.tile, tell);
  },
};

function takeTile(s: Orleans, seat: Seat, tile: number, tell: OrleansTell): void {
  s.tiles[tile] = seat;
  tell?.({ what: 'gotTile', seat, tile });
}
