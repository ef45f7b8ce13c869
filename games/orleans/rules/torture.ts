import { push, type Seat } from '@spielstube/engine';
import { GOODS } from '../data/goods.ts';
import { CITIES } from '../data/map.ts';
import { isOwn } from '../data/people.ts';
import { FIRST_SPACE, GUNPOWDER_TOWER, placeOfTile, SPACES, TILES } from '../data/places.ts';
import { isCoinField } from '../data/tracks.ts';
import type { OrleansEvent } from './events.ts';
import { FARMER_GEAR, FREE_GEAR, make, type OrleansAction } from './moves.ts';
import { emptyIntoBag } from './places.ts';
import { reason } from './reasons.ts';
import { frame, GEAR, GONE, NOTHING, type Orleans, type Player } from './state.ts';
import { drawPerson, hasStation, neutralsIn } from './supply.ts';
import { addGear } from './technology.ts';
import type { OrleansOffer, OrleansQuestion, OrleansTell, OrleansVerdict } from './types.ts';

/* Torture: who owes more coins than he has gives up something else for each that is missing. */

const NO_UNBUILT = reason('noUnbuilt', 'ORL-TORT-03');
const NO_NEUTRAL_IN_BAG = reason('noNeutralInBag', 'ORL-TORT-06');
const ONLY_FROM_THE_BAG = reason('onlyFromTheBag', 'ORL-TORT-06');
const ON_START_FIELD = reason('onStartField', 'ORL-TORT-07');
const COIN_FIELD_BEHIND = reason('coinFieldBehind', 'ORL-TORT-08');
const ON_COIN_FIELD = reason('coinFieldBehind', 'ORL-TORT-09');
const NO_GOODS = reason('noGoods', 'ORL-TORT-10');
const CITIZENS_STAY = reason('citizensStay', 'ORL-TORT-14');

type Debt = Extract<OrleansEvent, { what: 'paidCoins' }>['by'];

/** A forced payment: all coins, and torture for the rest. ORL-TORT-01, -15, -17, -20 */
export function charge(s: Orleans, seat: Seat, coins: number, by: Debt, tell: OrleansTell): void {
  const player = s.players[seat];
  const paid = Math.min(coins, player.coins);
  player.coins -= paid;
  s.bank += paid;
  if (paid > 0) tell?.({ what: 'paidCoins', seat, coins: paid, by });
  if (paid === coins) return;
  tell?.({ what: 'owes', seat, coins: coins - paid });
  push(s, frame('torture', seat, NOTHING, coins - paid));
}

/** It never goes back onto a coin field nor over it, or the coins would be earned twice. ORL-TORT-07 to -09 */
function mayStepBack({ development }: Player): OrleansVerdict {
  if (development === 0) return ON_START_FIELD;
  if (isCoinField(development)) return ON_COIN_FIELD;
  return isCoinField(development - 1) ? COIN_FIELD_BEHIND : null;
}

/** Everything that counts for a coin. ORL-TORT-02, -03, -05, -07, -10 to -12, -19 */
function offerItems(s: Orleans, seat: Seat, offer: OrleansOffer): void {
  const player = s.players[seat];
  offer.put(make.giveUnbuilt, player.unbuilt > 0 ? null : NO_UNBUILT);
  for (let city = 0; city < CITIES; city++) {
    if (hasStation(player, city)) offer.open(make.giveStation(city));
  }
  offer.put(make.givePerson, neutralsIn(player.bag) > 0 ? null : NO_NEUTRAL_IN_BAG);
  offer.put(make.giveStep, mayStepBack(player));
  for (let good = 0; good < GOODS; good++) {
    if (player.goods[good] > 0) offer.open(make.giveGood(good));
    else offer.closed(make.giveGood(good), NO_GOODS);
  }
  for (let tile = 0; tile < TILES; tile++) if (s.tiles[tile] === seat) offer.open(make.giveTile(tile));
  for (let space = 0; space < SPACES; space++) {
    if (player.spaces[space] === GEAR) offer.open(make.giveFitted(space));
  }
  if (player.farmerGears > 0) offer.open(make.giveGear(FARMER_GEAR));
  if (player.freeGears > 0) offer.open(make.giveGear(FREE_GEAR));
}

/** One thing at a time, each settled before the next is chosen. ORL-TORT-16, -18 */
export const torture: OrleansQuestion = {
  auto(s, f, tell) {
    const items = new Items();
    offerItems(s, f.seat, items);
    if (items.count > 1) return false;
    if (items.first === null) tell?.({ what: 'debtLapsed', seat: f.seat, coins: f.count });
    else torture.resolve(s, f, items.first, tell);
    return true;
  },
  options(s, f, offer) {
    offerItems(s, f.seat, offer);
    if (!offer.explains) return;
    offer.closed({ wish: 'citizen' }, CITIZENS_STAY);
    offer.closed({ wish: 'waiting' }, ONLY_FROM_THE_BAG);
  },
  resolve(s, f, a, tell) {
    give(s, f.seat, a, tell);
    if (f.count > 1) push(s, frame('torture', f.seat, NOTHING, f.count - 1));
  },
};

/** Counts what could be given. */
class Items implements OrleansOffer {
  readonly explains = false;
  count = 0;
  first: OrleansAction | null = null;
  open(action: OrleansAction): void {
    this.first ??= action;
    this.count++;
  }
  closed(): void {}
  put(action: OrleansAction, verdict: OrleansVerdict): void {
    if (verdict === null) this.open(action);
  }
}

/** What is given leaves the game. ORL-TORT-13 */
function give(s: Orleans, seat: Seat, a: OrleansAction, tell: OrleansTell): void {
  const player = s.players[seat];
  switch (a.do) {
    case 'giveUnbuilt':
      player.unbuilt--;
      return tell?.({ what: 'gaveUnbuilt', seat });
    case 'giveStation':
      player.stations &= ~(1 << a.city);
      return tell?.({ what: 'gaveStation', seat, city: a.city });
    case 'givePerson':
      return giveNeutral(s, seat, tell);
    case 'giveStep':
      player.development--;
      return tell?.({ what: 'gaveStep', seat, field: player.development });
    case 'giveGood':
      player.goods[a.good]--;
      s.lostGoods[a.good]++;
      return tell?.({ what: 'gaveGood', seat, good: a.good });
    case 'giveTile':
      return giveTile(s, seat, a.tile, tell);
    case 'giveFitted':
      player.spaces[a.space] = NOTHING;
      s.lostGears++;
      return tell?.({ what: 'gaveFittedGear', seat, space: a.space });
    case 'giveGear':
      addGear(player, a.gear, -1);
      s.lostGears++;
      return tell?.({ what: 'gaveGear', seat, farmerOnly: a.gear === FARMER_GEAR });
  }
}

/** Drawn blindly; own ones are put back and drawn again until a neutral one comes. ORL-TORT-05 */
function giveNeutral(s: Orleans, seat: Seat, tell: OrleansTell): void {
  const { bag } = s.players[seat];
  let kind = drawPerson(s, bag);
  while (isOwn(kind)) {
    bag[kind]++;
    kind = drawPerson(s, bag);
  }
  s.lostPeople[kind]++;
  tell?.({ what: 'gavePerson', seat, profession: kind });
}

/** Persons on it go into the bag; technology on it leaves the game without counting. ORL-TORT-11 */
function giveTile(s: Orleans, seat: Seat, tile: number, tell: OrleansTell): void {
  const player = s.players[seat];
  const place = placeOfTile(tile);
  s.tiles[tile] = GONE;
  tell?.({ what: 'gaveTile', seat, tile });
  const kinds = emptyIntoBag(player, place);
  for (let space = FIRST_SPACE[place]; space < FIRST_SPACE[place + 1]; space++) {
    if (player.spaces[space] !== GEAR) continue;
    player.spaces[space] = NOTHING;
    s.lostGears++;
  }
  if (place === GUNPOWDER_TOWER) {
    s.tower.forEach((count, kind) => {
      player.bag[kind] += count;
      for (let n = 0; n < count; n++) kinds.push(kind);
      s.tower[kind] = 0;
    });
  }
  if (kinds.length > 0) tell?.({ what: 'wentHome', seat, place, kinds });
}
