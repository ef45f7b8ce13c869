import { push, type Seat } from '@spielstube/engine';
import { GOODS } from '../data/goods.ts';
import { GOODS_OF_A_PATH, MAP, otherEnd, pathsFrom, ROAD, WATERWAY } from '../data/map.ts';
import { make } from './moves.ts';
import type { PlaceAction } from './place-action.ts';
import { reason } from './reasons.ts';
import { frame, NOTHING, type Orleans } from './state.ts';
import type { OrleansQuestion, OrleansTell } from './types.ts';

/* Ship, Wagon and Horse Wagon carry the merchant over one path. */

const NO_PATH = reason('noPath', 'ORL-TRAVEL-09', (s, f) => ({ city: s.players[f.seat].city }));
const NOT_FROM_HERE = reason('noPath', 'ORL-TRAVEL-01', NO_PATH.details);
const OTHER_KIND_OF_PATH = reason('otherKindOfPath', 'ORL-TRAVEL-02', (_s, f) => ({ needed: f.what }));

const travelOver = (kind: number): PlaceAction => ({
  may: (s, seat) => (pathsFrom(kind, s.players[seat].city).length > 0 ? null : NO_PATH),
  act: (s, seat) => push(s, frame('travel', seat, kind)),
});
/** ORL-ACT-SHIP-02 */
export const ship = travelOver(WATERWAY);
/** ORL-ACT-WAGON-02, ORL-PLACE-HORSE-01 */
export const wagon = travelOver(ROAD);

/** Over exactly one path to its other end. ORL-TRAVEL-01, -02, -08 */
export const travel: OrleansQuestion = {
  auto(s, f, tell) {
    const paths = pathsFrom(f.what, s.players[f.seat].city);
    if (paths.length > 1) return false;
    go(s, f.seat, paths[0], tell);
    return true;
  },
  options(s, f, offer) {
    const { city } = s.players[f.seat];
    for (const path of pathsFrom(f.what, city)) offer.open(make.travel(path));
    if (!offer.explains) return;
    const other = f.what === ROAD ? WATERWAY : ROAD;
    for (const path of pathsFrom(other, city)) offer.closed(make.travel(path), OTHER_KIND_OF_PATH);
  },
  refuse(_s, f, a) {
    if (a.do !== 'travel') return null;
    return MAP[a.path].kind === f.what ? NOT_FROM_HERE : OTHER_KIND_OF_PATH;
  },
  resolve(s, f, a, tell) {
    if (a.do === 'travel') go(s, f.seat, a.path, tell);
  },
};

function go(s: Orleans, seat: Seat, path: number, tell: OrleansTell): void {
  const player = s.players[seat];
  const from = player.city;
  player.city = otherEnd(path, from);
  tell?.({ what: 'travelled', seat, path, from, to: player.city });
  push(s, frame('takeGood', seat, path));
}

/** One of the goods on the path, or none. Empty paths give nothing. ORL-TRAVEL-03 to -05, -10 */
export const takeGood: OrleansQuestion = {
  auto: (s, f) => isBare(s, f.what),
  options(s, f, offer) {
    for (let good = 0; good < GOODS; good++) {
      if (spaceWith(s, f.what, good) !== NOTHING) offer.open(make.collect(good));
    }
    offer.open(make.leave);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'leave') tell?.({ what: 'leftGoods', seat: f.seat, path: f.what });
    if (a.do !== 'collect') return;
    s.pathGoods[spaceWith(s, f.what, a.good)] = NOTHING;
    s.players[f.seat].goods[a.good]++;
    tell?.({ what: 'gotGood', seat: f.seat, good: a.good, path: f.what });
  },
};

/** The space of a path on which this good lies. */
function spaceWith(s: Orleans, path: number, good: number): number {
  const first = path * GOODS_OF_A_PATH;
  for (let space = first; space < first + GOODS_OF_A_PATH; space++) {
    if (s.pathGoods[space] === good) return space;
  }
  return NOTHING;
}

function isBare(s: Orleans, path: number): boolean {
  const first = path * GOODS_OF_A_PATH;
  for (let space = first; space < first + GOODS_OF_A_PATH; space++) {
    if (s.pathGoods[space] !== NOTHING) return false;
  }
  return true;
}
