import { push, type Seat, type Tell } from '@spielstube/engine';
import { CUSTOMERS } from '../../data/customers.ts';
import { MOST_TILES, SMUGGLER_TABLE } from '../../data/marriage.ts';
import type { ActionSpace } from '../action-space.ts';
import { breadOf, spendBread, spendTools, toolsOf } from '../bread-and-tools.ts';
import type { VillageEvent } from '../events.ts';
import {
  askToPay,
  CUSTOMER_WANTS_MORE,
  coinsForCustomer,
  countMissing,
  enough,
  giveWanted,
} from '../market.ts';
import { amount, barter, smuggle, smuggleFor } from '../moves.ts';
import { canPay, charge, coinsMissing, missingFor } from '../payment.ts';
import { reason } from '../reasons.ts';
import { frame, NOTHING, type Village } from '../state.ts';
import { cubesInSupply, gainPoints } from '../supply.ts';
import { spendTime } from '../time.ts';
import type { VillageQuestion, VillageStep, VillageVerdict } from '../types.ts';
import { closeGaps, refillLine, takeWaiting } from '../waiting-line.ts';
import { BREAD, SMUGGLER_SALE_PRICE, smuggledPrice, TOOLS, tilesOf } from './prices.ts';

const NO_TILES = reason('noTiles', 'VIL-MAR-SMU-03', (_s, _f, wish) => ({
  tiles: 'tiles' in wish ? wish.tiles : BREAD,
}));
const NO_GREEN = reason('noGreenForSmuggler', 'VIL-MAR-SMU-03');
const NO_CUBE_FOR_CUSTOMER = reason('noCubeForCustomer', 'VIL-MAR-SMU-05');
const NO_CUBE_IN_SUPPLY = reason('noCubeInSupply', 'VIL-MAR-SMU-12');

function maySmuggle(s: Village, seat: Seat, tiles: number): VillageVerdict {
  if (tilesOf(s, seat, tiles) === 0) return NO_TILES;
  return canPay(s, seat, SMUGGLER_SALE_PRICE) ? null : NO_GREEN;
}

/** The demand, and a cube of any colour; a coin stands in for one cube only. VIL-MAR-SMU-05, -12 */
function mayServeWaiting(s: Village, seat: Seat, place: number): VillageVerdict {
  const customer = CUSTOMERS[s.queue[place]];
  if (!countMissing(s, seat, customer, enough)) return CUSTOMER_WANTS_MORE;
  const coins = coinsForCustomer(s, seat, customer) - customer.coins;
  return coinsMissing(s, seat, smuggledPrice(customer.green)) <= coins ? null : NO_CUBE_FOR_CUSTOMER;
}

/** Smuggler: one of three uses, and nobody is placed. VIL-MAR-SMU-01 */
export const smuggler: ActionSpace = {
  atOnce: null,
  offer(s, seat, offer) {
    for (const tiles of [BREAD, TOOLS]) offer.put(smuggle(tiles), maySmuggle(s, seat, tiles));
    for (let place = 0; place < s.queue.length; place++)
      if (s.queue[place] !== NOTHING) offer.put(smuggleFor(place), mayServeWaiting(s, seat, place));
    offer.put(barter, cubesInSupply(s) > 0 ? null : NO_CUBE_IN_SUPPLY);
  },
  resolve(s, seat, a, tell) {
    switch (a.do) {
      case 'smuggle':
        return push(s, frame('howMany', seat, a.tiles));
      case 'smuggleFor':
        return serveWaitingOne(s, seat, a.place, tell);
      case 'barter':
        spendTime(s, seat, SMUGGLER_TABLE.cubesTime, tell);
        return push(s, { ...frame('takeCubes', seat, SMUGGLER_TABLE.cubes), free: true });
    }
  },
  lacks: (s, seat) => ({
    bread: breadOf(s, seat),
    tools: toolsOf(s, seat),
    ...missingFor(s, seat, SMUGGLER_SALE_PRICE),
  }),
};

/** Any number of the tiles, at least one. VIL-MAR-SMU-02 to -04 */
export const howMany: VillageQuestion = {
  auto(s, f, tell) {
    if (tilesOf(s, f.seat, f.what) > 1) return false;
    sellTiles(s, f.seat, f.what, 1, tell);
    return true;
  },
  options(s, f, offer) {
    const most = Math.min(tilesOf(s, f.seat, f.what), MOST_TILES);
    for (let count = 1; count <= most; count++) offer.open(amount(count));
  },
  resolve(s, f, a, tell) {
    if (a.do === 'amount') sellTiles(s, f.seat, f.what, a.count, tell);
  },
};

function sellTiles(s: Village, seat: Seat, tiles: number, count: number, tell: Tell<VillageEvent>): void {
  if (tiles === BREAD) spendBread(s, seat, count, tell);
  else spendTools(s, seat, count, tell);
  spendTime(s, seat, SMUGGLER_TABLE.saleTime, tell);
  gainPoints(s, seat, count * SMUGGLER_TABLE.points, 'smuggler', tell);
  charge(s, seat, SMUGGLER_SALE_PRICE);
}

/** A customer of the waiting line; when it is paid, the line closes up. VIL-MAR-SMU-05 to -07 */
function serveWaitingOne(s: Village, seat: Seat, place: number, tell: Tell<VillageEvent>): void {
  const customer = CUSTOMERS[s.queue[place]];
  push(s, frame('smuggled', seat));
  giveWanted(s, seat, customer, tell);
  takeWaiting(s, seat, place, tell);
  askToPay(s, seat, customer, smuggledPrice(customer.green), tell);
}

export const smuggled: VillageStep = {
  run(s, _f, tell) {
    closeGaps(s);
    refillLine(s, tell);
  },
};
