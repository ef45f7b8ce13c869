import { push, reveal, type Seat, type Tell } from '@spielstube/engine';
import { villagerOf } from '../../data/expansion-keys.ts';
import { WAGON } from '../../data/pieces.ts';
import { lighthousePlace, ON_THE_SHIP } from '../../data/places.ts';
import { CARGO_KEYS, CHEST, COCOA, ISLANDS, NO_STACK } from '../../data/port.ts';
import type { VillageEvent } from '../events.ts';
import { checkGoals } from '../goals.ts';
import { holds, playFromHand } from '../hand.ts';
import { moveMember, standsForHisKind } from '../members.ts';
import { done, loadTile, placeKeeper, playCard, sellCargo } from '../moves.ts';
import { canPay, charge, missingFor } from '../payment.ts';
import { reason } from '../reasons.ts';
import { frame, type Port, type Village } from '../state.ts';
import { gainPoints } from '../supply.ts';
import type { VillageQuestion, VillageStep, VillageVerdict } from '../types.ts';
import { PAIR } from './loading.ts';
import { lighthousePrice } from './prices.ts';
import { freeHolds, shipOf } from './ships.ts';

const NOT_BOUGHT_HERE = reason('notBoughtHere', 'VIL-PORT-ISL-01');
const STACK_GONE = reason('stackGone', 'VIL-PORT-ISL-06');
const NO_HOLD = reason('noHold', 'VIL-PORT-ISL-04');
const KIND_ABOARD = reason('kindAboard', 'VIL-PORT-ISL-04');
const NO_LIGHTHOUSE = reason('noLighthouse', 'VIL-PORT-ISL-07');
const LIGHTHOUSE_TAKEN = reason('lighthouseTaken', 'VIL-PORT-ISL-09');
const NOBODY_ABOARD = reason('nobodyAboard', 'VIL-PORT-ISL-07');
const NO_WAGON_ABOARD = reason('noWagonAboard', 'VIL-PORT-ISL-08');
const LIGHTHOUSE_TOO_DEAR = reason('lighthouseTooDear', 'VIL-PORT-ISL-07', (s, f) =>
  missingFor(s, f.seat, lighthousePrice(f.what)),
);
const QUARTERMASTER = villagerOf('quartermaster');

function tilesLeft(port: Port, stack: number): number {
  if (stack === CHEST) return port.chests.length;
  return stack === COCOA ? port.cocoa : port.tea;
}

/** So many tiles of the stack of an island that has one. VIL-PORT-ISL-03, -04, -06, VIL-CARD-QUARTERMASTER-03, -04 */
function mayLoadTiles(s: Village, seat: Seat, island: number, count: number): VillageVerdict {
  const { stack } = ISLANDS[island];
  if (s.port === null || tilesLeft(s.port, stack) < count) return STACK_GONE;
  const ship = shipOf(s, seat);
  if (stack === CHEST ? ship.chests.length > 0 : ship.cargo[stack] > 0) return KIND_ABOARD;
  return freeHolds(s, seat) >= count ? null : NO_HOLD;
}

const lighthouseIsTaken = (s: Village, island: number): boolean =>
  s.players.some(({ members }) => members.includes(lighthousePlace(island)));

/** VIL-PORT-ISL-07 to -09 */
function mayPlaceKeeper(s: Village, seat: Seat, island: number): VillageVerdict {
  const { lighthouse } = ISLANDS[island];
  if (lighthouse === null) return NO_LIGHTHOUSE;
  if (lighthouseIsTaken(s, island)) return LIGHTHOUSE_TAKEN;
  if (!s.players[seat].members.includes(ON_THE_SHIP)) return NOBODY_ABOARD;
  if (shipOf(s, seat).cargo[WAGON] < lighthouse.wagons) return NO_WAGON_ABOARD;
  return canPay(s, seat, lighthousePrice(island)) ? null : LIGHTHOUSE_TOO_DEAR;
}

/** Any number of the island's actions in any order. VIL-PORT-ISL-01 to -10 */
export const island: VillageQuestion = {
  options(s, f, offer) {
    const { cargo } = shipOf(s, f.seat);
    const { buys, stack } = ISLANDS[f.what];
    for (let kind = 0; kind < CARGO_KEYS.length; kind++)
      if (cargo[kind] > 0) offer.put(sellCargo(kind), buys[kind] > 0 ? null : NOT_BOUGHT_HERE);
    if (stack !== NO_STACK) {
      offer.put(loadTile, mayLoadTiles(s, f.seat, f.what, 1));
      if (s.inn !== null && holds(s, f.seat, 'quartermaster'))
        offer.put(playCard(QUARTERMASTER), mayLoadTiles(s, f.seat, f.what, PAIR));
    }
    const verdict = mayPlaceKeeper(s, f.seat, f.what);
    const player = s.players[f.seat];
    player.members.forEach((place, member) => {
      if (place === ON_THE_SHIP && standsForHisKind(player, member))
        offer.put(placeKeeper(player.kinds[member]), verdict);
    });
    if (offer.explains && verdict === NOBODY_ABOARD) offer.closed(placeKeeper(1), verdict);
    offer.open(done);
  },
  resolve(s, f, a, tell) {
    const { seat } = f;
    if (a.do === 'done') return;
    push(s, f);
    switch (a.do) {
      case 'sell':
        return sellAtIsland(s, seat, f.what, a.cargo, tell);
      case 'loadTile':
        return loadTiles(s, seat, f.what, 1, tell);
      case 'play':
        playFromHand(s, seat, QUARTERMASTER, tell);
        return loadTiles(s, seat, f.what, PAIR, tell);
      case 'keeper':
        return payLighthouse(s, seat, f.what, a.member, tell);
    }
  },
};

/** From the holds only, for points at once. VIL-PORT-ISL-01, -02 */
function sellAtIsland(s: Village, seat: Seat, at: number, cargo: number, tell: Tell<VillageEvent>): void {
  shipOf(s, seat).cargo[cargo]--;
  tell?.({ what: 'soldCargo', seat, cargo, island: at });
  gainPoints(s, seat, ISLANDS[at].buys[cargo], 'sale', tell);
}

/** The top tiles; a chest is looked at by its taker alone. VIL-PORT-ISL-03, -05 */
function loadTiles(s: Village, seat: Seat, at: number, count: number, tell: Tell<VillageEvent>): void {
  const { stack } = ISLANDS[at];
  const { port } = s;
  if (port === null) return;
  const ship = shipOf(s, seat);
  for (let n = 0; n < count; n++) {
    tell?.({ what: 'loadedTile', seat, cargo: stack, island: at });
    if (stack === CHEST) takeChest(s, port, seat, tell);
    else {
      ship.cargo[stack]++;
      if (stack === COCOA) port.cocoa--;
      else port.tea--;
    }
  }
  checkGoals(s, seat, tell);
}

function takeChest(s: Village, port: Port, seat: Seat, tell: Tell<VillageEvent>): void {
  const chest = port.chests.pop();
  if (chest === undefined) return;
  reveal(s);
  port.ships[seat].chests.push(chest);
  tell?.({ what: 'sawChest', seat, chest, secretOf: seat });
}

/** The cost first, then the member takes its place. VIL-PORT-ISL-07, -08 */
function payLighthouse(s: Village, seat: Seat, at: number, kind: number, tell: Tell<VillageEvent>): void {
  const wagons = ISLANDS[at].lighthouse?.wagons ?? 0;
  if (wagons > 0) {
    shipOf(s, seat).cargo[WAGON] -= wagons;
    tell?.({ what: 'paidCargo', seat, cargo: WAGON, count: wagons });
  }
  push(s, frame('keeperPaid', seat, at, kind));
  charge(s, seat, lighthousePrice(at));
}

export const keeperPaid: VillageStep = {
  run(s, f, tell) {
    moveMember(s, f.seat, f.member, ON_THE_SHIP, lighthousePlace(f.what), tell);
    gainPoints(s, f.seat, ISLANDS[f.what].lighthouse?.points ?? 0, 'lighthouse', tell);
  },
};
