import { push, removeAt, type Seat } from '@spielstube/engine';
import { AREAS, WAYS } from '../data/areas.ts';
import { NOTHING } from '../data/box.ts';
import { EFFECTS } from '../data/buildings.ts';
import { COLOUR, FISTS, isProduction, isSailor, KIND, POST_STATION, WATCHTOWER } from '../data/cards.ts';
import { areaOf, isAreaField, STONES } from '../data/fields.ts';
import { isFreeArea } from './building.ts';
import { make } from './moves.ts';
import { drawCards } from './piles.ts';
import { areasOf } from './planning.ts';
import { rangeOf } from './reach.ts';
import { reason } from './reasons.ts';
import { workByItself } from './specials.ts';
import { frame, HAND, type Newdale, type NewdaleFrame, type Player, SPECIALS_PHASE } from './state.ts';
import { boardOf, gainPoints } from './supply.ts';
import type { NewdaleQuestion, NewdaleStep, NewdaleTell } from './types.ts';

/* What was paid for is put down: card, house, premium, bonus tile, then effects at once. NEW-BUILD-23 */

const AREA_OCCUPIED = reason('areaOccupied', 'NEW-BUILD-06');
const AREA_RESERVED = reason('areaReserved', 'NEW-CH8-10');
const NO_TILE_THERE = reason('noTileThere', 'NEW-BUILD-22');
const MUST_TAKE_TILE = reason('mustTakeTile', 'NEW-BUILD-22');
const FIELD_NOT_ADJACENT = reason('fieldNotAdjacent', 'NEW-BUILD-21');

/** Production buildings go to an area of choice. NEW-BUILD-06, -08 */
export const erect: NewdaleStep = {
  run(s, f, tell) {
    if (isProduction(f.what)) push(s, frame('area', f.seat, f.what, f.count, f.place, f.from));
    else putDown(s, f, NOTHING, tell);
  },
};

export const area: NewdaleQuestion = {
  /** Areas with the same fields, and no stone in one of them, are the same. */
  auto(s, f, tell) {
    let first = NOTHING;
    for (let one = 0; one < AREAS; one++) {
      if (!isFreeArea(s, f.seat, one)) continue;
      if (first === NOTHING) first = one;
      else if (!areSame(s, f.seat, first, one)) return false;
    }
    putDown(s, f, first, tell);
    return true;
  },
  options(s, f, offer) {
    for (let one = 0; one < AREAS; one++) {
      if (isFreeArea(s, f.seat, one)) offer.open(make.area(one));
      else if (offer.explains) offer.closed(make.area(one), whyNotFree(s, f.seat, one));
    }
  },
  resolve(s, f, a, tell) {
    if (a.do === 'area') putDown(s, f, a.area, tell);
  },
};

const whyNotFree = (s: Newdale, seat: Seat, one: number): typeof AREA_OCCUPIED =>
  s.players[seat].areas[one] === NOTHING ? AREA_RESERVED : AREA_OCCUPIED;

export function areSame(s: Newdale, seat: Seat, one: number, other: number): boolean {
  const { stones } = s.players[seat];
  if (stoneIn(stones, one) !== NOTHING || stoneIn(stones, other) !== NOTHING) return false;
  const areas = areasOf(s);
  for (let way = 0; way < WAYS; way++) {
    const [a, b] = [areas[one][way], areas[other][way]];
    if (a.helpers !== b.helpers || a.goods !== b.goods) return false;
  }
  return true;
}

function stoneIn(stones: readonly number[], one: number): number {
  for (let stone = 0; stone < STONES; stone++) {
    if (isAreaField(stones[stone]) && areaOf(stones[stone]) === one) return stone;
  }
  return NOTHING;
}

function putDown(s: Newdale, f: NewdaleFrame, one: number, tell: NewdaleTell): void {
  const player = s.players[f.seat];
  const source = f.from === HAND ? player.hand : s.display;
  removeAt(source, source.indexOf(f.what));
  if (one === NOTHING) addSpecial(player, f.what);
  else player.areas[one] = f.what;
  player.houses |= 1 << f.place;
  player.supply--;
  tell?.({
    what: 'built',
    seat: f.seat,
    card: f.what,
    from: f.from,
    place: boardOf(s).first + f.place,
    area: one,
    steps: f.count,
  });
  push(s, frame('afterBuild', f.seat, f.what));
  // A house within the last step of the range brings no tile. NEW-BUILD-18, -19
  if (f.count < rangeOf(s, f.seat)) push(s, frame('takeTile', f.seat, NOTHING, 0, f.place));
  claimPremium(s, f.seat, f.place, tell);
}

/** Helpers and fists count from now on. NEW-SPECIAL-01, -07, -08, NEW-SAILOR-03, -07 */
export function addSpecial(player: Player, card: number): void {
  player.specials.push(card);
  player.fists += FISTS[card];
  if (KIND[card] === POST_STATION || (isSailor(card) && COLOUR[card] !== NOTHING)) player.own[COLOUR[card]]++;
}

/** For the first who builds in a place. NEW-BUILD-16, -17 */
function claimPremium(s: Newdale, seat: Seat, place: number, tell: NewdaleTell): void {
  if ((s.premiums & (1 << place)) !== 0) return;
  s.premiums |= 1 << place;
  gainPoints(s, seat, boardOf(s).premium[place], 'premium', tell);
}

/** A tile of one adjacent field, if there is one. NEW-BUILD-18 to -22 */
export const takeTile: NewdaleQuestion = {
  auto(s, f, tell) {
    let only = NOTHING;
    for (const field of boardOf(s).fieldsAt[f.place]) {
      if (s.fieldCounts[field] === 0) continue;
      if (only !== NOTHING) return false;
      only = field;
    }
    if (only !== NOTHING) take(s, f.seat, only, tell);
    return true;
  },
  options(s, f, offer) {
    for (const field of boardOf(s).fieldsAt[f.place]) {
      offer.put(make.take(field), s.fieldCounts[field] > 0 ? null : NO_TILE_THERE);
    }
    if (offer.explains) offer.closed({ wish: 'noTile' }, MUST_TAKE_TILE);
  },
  refuse: (_s, _f, a) => (a.do === 'take' ? FIELD_NOT_ADJACENT : null),
  resolve(s, f, a, tell) {
    if (a.do === 'take') take(s, f.seat, a.field, tell);
  },
};

function take(s: Newdale, seat: Seat, field: number, tell: NewdaleTell): void {
  const tile = s.fieldTiles[field];
  s.fieldCounts[field]--;
  s.players[seat].tiles[tile]++;
  tell?.({ what: 'gotTile', seat, tile, field });
}

/** The Small Watchtower's cards; in phase VI what is built is used in it. NEW-SPECIAL-03, NEW-P6-06 */
export const afterBuild: NewdaleStep = {
  run(s, f, tell) {
    if (KIND[f.what] === WATCHTOWER) drawCards(s, f.seat, EFFECTS.watchtower.cards, 'special', tell);
    if (s.phase === SPECIALS_PHASE) workByItself(s, f.seat, f.what, tell);
  },
};
