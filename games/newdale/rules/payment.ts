import { filled, push, type Seat } from '@spielstube/engine';
import { NOTHING } from '../data/box.ts';
import { CHAPTER_FIELDS } from '../data/fields.ts';
import { BOARDS, BRICKS, GOOD_KEYS, GOODS } from '../data/goods.ts';
import { GUNDA, PERSON_EFFECTS, PERSONS } from '../data/persons.ts';
import { BUILDING_LESS, OFFSPRING_LESS, TILE_KINDS, TILES } from '../data/tiles.ts';
import type { Cause } from './events.ts';
import { make, type NewdaleAction } from './moves.ts';
import { reason } from './reasons.ts';
import { frame, hasBit, type Newdale, type NewdaleFrame } from './state.ts';
import { chapterOf, coinsOf, giveGoods, wealthOf } from './supply.ts';
import type { NewdaleOffer, NewdaleQuestion, NewdaleTell, NewdaleVerdict } from './types.ts';

/* Paying in goods, for whatever has a price. NEW-PAY-05 */

/** What is paid for. */
export const FOR_BUILDING = 0;
export const FOR_OFFSPRING = 1;
export const FOR_PROGRESS = 2;
export const FOR_BRIDGE = 3;
export const FOR_SHIPYARD = 4;
export const FOR_HIRE = 5;
export const FOR_RECRUIT = 6;
export const FOR_MISSION = 7;
const CAUSES: readonly Cause[] = [
  'building',
  'offspring',
  'progress',
  'bridge',
  'shipyard',
  'hire',
  'recruit',
  'mission',
];

const leftOf = (s: Newdale, f: NewdaleFrame): number => f.count - totalFrom(s, f.seat, f.what, NOTHING);
const NO_SUCH_GOOD = reason('noSuchGood', 'NEW-PAY-01');
const WORTHLESS = reason('worthless', 'NEW-PAY-06');
const NOT_ACCEPTED = reason('notAccepted', 'NEW-CH6-01');
const DEAREST_FIRST = reason('dearestFirst', 'NEW-PAY-08');
const DOES_NOT_REACH = reason('doesNotReach', 'NEW-PAY-01', (_s, f) => ({ coins: f.count }));
const TOO_FEW_COINS = reason('tooFewCoins', 'NEW-PAY-01', (s, f) => ({ missing: leftOf(s, f) }));
const NO_CHANGE = reason('noChange', 'NEW-PAY-03');
const NO_SUCH_TILE = reason('noSuchTile', 'NEW-BONUS-02');
const NO_SUCH_PERSON = reason('noSuchPerson', 'NEW-PERSON-01');
const NOT_IN_PAYMENT = reason('notInPayment', 'NEW-BONUS-23');
const REDUCE_FIRST = reason('reduceFirst', 'NEW-BONUS-24');

const shipyardGoods = CHAPTER_FIELDS.shipyard.goods.split(' ');
const SHIPYARD_TAKES: readonly boolean[] = GOOD_KEYS.map((key) => shipyardGoods.includes(key));

/** Coins that a marker stands for here; 0 if it is not taken. NEW-CH3-02, NEW-CH6-01 */
export function worthFor(s: Newdale, seat: Seat, purpose: number, good: number): number {
  if (purpose === FOR_SHIPYARD && !SHIPYARD_TAKES[good]) return 0;
  const value = coinsOf(s, seat, good);
  return purpose === FOR_BRIDGE && (good === BOARDS || good === BRICKS) ? 2 * value : value;
}

/** What all goods of a seat would pay here. */
export function meansFor(s: Newdale, seat: Seat, purpose: number): number {
  return totalFrom(s, seat, purpose, NOTHING);
}

/** Whether one good is laid before another: the dearer one, of equal ones the first in the list. */
const comesBefore = (worth: number, good: number, otherWorth: number, other: number): boolean =>
  worth > otherWorth || (worth === otherWorth && good <= other);

/** What the goods are worth that may still be laid once this one was. */
function totalFrom(s: Newdale, seat: Seat, purpose: number, last: number): number {
  if (last === NOTHING && purpose !== FOR_SHIPYARD && purpose !== FOR_BRIDGE) return wealthOf(s, seat);
  const { goods } = s.players[seat];
  const lastWorth = last === NOTHING ? 0 : worthFor(s, seat, purpose, last);
  let total = 0;
  for (let good = 0; good < GOODS; good++) {
    if (goods[good] === 0) continue;
    const worth = worthFor(s, seat, purpose, good);
    if (last === NOTHING || comesBefore(lastWorth, last, worth, good)) total += goods[good] * worth;
  }
  return total;
}

/**
 * The dearest goods are laid first, so whatever is laid last is the least: no marker is superfluous, and the same goods
 * are one payment. What is laid must leave enough to finish. NEW-PAY-02, -03, -08
 */
function mayPay(s: Newdale, f: NewdaleFrame, good: number): NewdaleVerdict {
  if (s.players[f.seat].goods[good] === 0) return NO_SUCH_GOOD;
  const worth = worthFor(s, f.seat, f.what, good);
  if (worth === 0) return f.what === FOR_SHIPYARD && !SHIPYARD_TAKES[good] ? NOT_ACCEPTED : WORTHLESS;
  if (f.last !== NOTHING && !comesBefore(worthFor(s, f.seat, f.what, f.last), f.last, worth, good))
    return DEAREST_FIRST;
  return totalFrom(s, f.seat, f.what, good) >= f.count ? null : DOES_NOT_REACH;
}

/** The tile that lowers a price, or NOTHING. NEW-BONUS-05, -06 */
export const reducingTile = (purpose: number): number =>
  purpose === FOR_BUILDING ? BUILDING_LESS : purpose === FOR_OFFSPRING ? OFFSPRING_LESS : NOTHING;

export const reductionOf = (tile: number): number =>
  tile === BUILDING_LESS ? TILES.buildingLess.coins : TILES.offspringLess.coins;

/** How much tiles and Gunda can take off a price. NEW-BUILD-05, NEW-OFFSPRING-07, NEW-SAILOR-11 */
export function reductionsFor(s: Newdale, seat: Seat, purpose: number): number {
  const tile = reducingTile(purpose);
  if (tile === NOTHING) return 0;
  const { tiles, persons } = s.players[seat];
  const gunda = purpose === FOR_BUILDING && hasBit(persons, GUNDA) ? PERSON_EFFECTS.gunda.coins : 0;
  return tiles[tile] * reductionOf(tile) + gunda;
}

/** Asks for a price; what was bought is a frame below. `thing`: the card, stone, site … that is paid for. */
export function charge(s: Newdale, seat: Seat, purpose: number, price: number, thing: number): void {
  if (price > 0) push(s, frame('pay', seat, purpose, price, thing));
}

/** Marker by marker, or all at once by proposal. NEW-PAY-01, -07 */
export const pay: NewdaleQuestion = {
  auto(s, f, tell) {
    if (f.last === NOTHING && reductionsFor(s, f.seat, f.what) > 0) return false;
    const { goods } = s.players[f.seat];
    let only = NOTHING;
    let kinds = 0;
    for (let good = 0; good < GOODS; good++) {
      if (goods[good] === 0) continue;
      kinds++;
      if (mayPay(s, f, good) !== null) continue;
      if (only !== NOTHING) return false;
      only = good;
    }
    if (kinds === 1) giveGoods(s, f.seat, only, markersFor(s, f, only), CAUSES[f.what], tell);
    else layMarker(s, f, only, tell);
    return true;
  },
  options(s, f, offer) {
    if (f.last === NOTHING) offerReductions(s, f, offer);
    if (offer.explains) closeTheRest(s, f, offer);
    const enough = totalFrom(s, f.seat, f.what, f.last) >= f.count;
    if (enough) offer.open(make.settle);
    else if (offer.explains) offer.closed(make.settle, TOO_FEW_COINS);
    const { goods } = s.players[f.seat];
    for (let good = 0; good < GOODS; good++) {
      if (goods[good] > 0) offer.put(make.pay(good), mayPay(s, f, good));
    }
    if (offer.explains) offer.closed({ wish: 'change' }, NO_CHANGE);
  },
  refuse(s, f, a) {
    if (a.do === 'tile') return NO_SUCH_TILE;
    if (a.do === 'person') return NO_SUCH_PERSON;
    return a.do === 'pay' ? mayPay(s, f, a.good) : null;
  },
  resolve(s, f, a, tell) {
    switch (a.do) {
      case 'tile':
        s.players[f.seat].tiles[a.tile]--;
        tell?.({ what: 'usedTile', seat: f.seat, tile: a.tile });
        return charge(s, f.seat, f.what, f.count - reductionOf(a.tile), f.place);
      case 'person':
        s.players[f.seat].persons &= ~(1 << GUNDA);
        tell?.({ what: 'usedPerson', seat: f.seat, person: GUNDA });
        return charge(s, f.seat, f.what, f.count - PERSON_EFFECTS.gunda.coins, f.place);
      case 'pay':
        return layMarker(s, f, a.good, tell);
      case 'settle':
        return layProposal(s, f, tell);
    }
  },
};

/** Only while there is a price, and before the first marker. NEW-BONUS-24 */
function offerReductions(s: Newdale, f: NewdaleFrame, offer: NewdaleOffer): void {
  const { tiles, persons } = s.players[f.seat];
  const tile = reducingTile(f.what);
  if (tile !== NOTHING && tiles[tile] > 0) offer.open(make.tile(tile));
  if (f.what === FOR_BUILDING && hasBit(persons, GUNDA)) offer.open(make.person(GUNDA));
}

/** Nothing else is used meanwhile. NEW-BONUS-23 */
function closeTheRest(s: Newdale, f: NewdaleFrame, offer: NewdaleOffer): void {
  const { tiles, persons } = s.players[f.seat];
  const close = (move: NewdaleAction, lowersThis: boolean): void => {
    if (!lowersThis) offer.closed(move, NOT_IN_PAYMENT);
    else if (f.last !== NOTHING) offer.closed(move, REDUCE_FIRST);
  };
  for (let tile = 0; tile < TILE_KINDS; tile++) {
    if (tiles[tile] > 0) close(make.tile(tile), tile === reducingTile(f.what));
  }
  for (let person = 0; person < PERSONS; person++) {
    if (hasBit(persons, person)) close(make.person(person), person === GUNDA && f.what === FOR_BUILDING);
  }
}

/** So many markers of one good are enough. */
const markersFor = (s: Newdale, f: NewdaleFrame, good: number): number =>
  Math.ceil(f.count / worthFor(s, f.seat, f.what, good));

function layMarker(s: Newdale, f: NewdaleFrame, good: number, tell: NewdaleTell): void {
  const rest = f.count - worthFor(s, f.seat, f.what, good);
  giveGoods(s, f.seat, good, 1, CAUSES[f.what], tell);
  if (rest > 0) push(s, frame('pay', f.seat, f.what, rest, f.place, undefined, good));
}

function layProposal(s: Newdale, f: NewdaleFrame, tell: NewdaleTell): void {
  const counts = proposal(s, f);
  for (let good = 0; good < GOODS; good++) {
    if (counts[good] > 0) giveGoods(s, f.seat, good, counts[good], CAUSES[f.what], tell);
  }
}

/** A marker of the order is spared before all others; then small markers go before large ones. */
const ORDER_COST = 1000;

/**
 * A good way to pay: as little as possible too much, then as few goods of the order as possible, then small markers.
 * The least sum that is enough has no superfluous marker in it, or there would be a smaller one. NEW-PAY-08
 */
export function proposal(s: Newdale, f: NewdaleFrame): readonly number[] {
  const { goods } = s.players[f.seat];
  const { order } = chapterOf(s);
  const kinds: number[] = [];
  const worths: number[] = [];
  let most = 0;
  const lastWorth = f.last === NOTHING ? 0 : worthFor(s, f.seat, f.what, f.last);
  for (let good = 0; good < GOODS; good++) {
    if (goods[good] === 0) continue;
    const worth = worthFor(s, f.seat, f.what, good);
    if (worth === 0) continue;
    if (f.last !== NOTHING && !comesBefore(lastWorth, f.last, worth, good)) continue;
    kinds.push(good);
    worths.push(worth);
    if (worth > most) most = worth;
  }
  const sums = f.count + most;
  const costs = new Float64Array(sums).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  const chosen = kinds.map((good, n) => {
    const worth = worths[n];
    const price = (order[good] ? ORDER_COST : 0) + worth * worth;
    return addKind(costs, worth, price, goods[good]);
  });
  let total = f.count;
  while (costs[total] === Number.POSITIVE_INFINITY) total++;
  const counts = filled(GOODS, 0);
  for (let n = kinds.length - 1; n >= 0; n--) {
    counts[kinds[n]] = chosen[n][total];
    total -= counts[kinds[n]] * worths[n];
  }
  return counts;
}

/** Lets sums use markers of one more kind; tells for each sum how many of them its cheapest way has. */
function addKind(costs: Float64Array, worth: number, price: number, count: number): Uint8Array {
  const used = new Uint8Array(costs.length);
  for (let sum = costs.length - 1; sum >= worth; sum--) {
    for (let markers = 1; markers <= count && markers * worth <= sum; markers++) {
      const cost = costs[sum - markers * worth] + markers * price;
      if (cost < costs[sum]) {
        costs[sum] = cost;
        used[sum] = markers;
      }
    }
  }
  return used;
}
