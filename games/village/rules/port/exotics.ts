import { push, type Seat, type Tell } from '@spielstube/engine';
import { SALE_TIME } from '../../data/market.ts';
import { COCOA, EXOTICS, TEA } from '../../data/port.ts';
import type { VillageEvent } from '../events.ts';
import { sellCargo } from '../moves.ts';
import { canPay, charge } from '../payment.ts';
import { reason } from '../reasons.ts';
import { frame, type Village } from '../state.ts';
import { gainCoins, gainPoints } from '../supply.ts';
import { spendTimeAtMarket } from '../time.ts';
import type { VillageOffer, VillageStep, VillageVerdict } from '../types.ts';
import { salePrice } from './prices.ts';
import { shipOf } from './ships.ts';

const NO_COCOA = reason('noCocoa', 'VIL-PORT-MKT-02');
const NO_TEA = reason('noTea', 'VIL-PORT-MKT-02');
const NO_GREEN = reason('noGreenForSale', 'VIL-PORT-MKT-03');

/** Only what was brought home is sold. VIL-PORT-MKT-02, -03 */
function maySell(s: Village, seat: Seat, cargo: number, free: boolean): VillageVerdict {
  const { cocoa, tea } = shipOf(s, seat);
  if ((cargo === COCOA ? cocoa : tea) === 0) return cargo === COCOA ? NO_COCOA : NO_TEA;
  return canPay(s, seat, salePrice(free)) ? null : NO_GREEN;
}

export const maySellExotics = (s: Village, seat: Seat, free: boolean): boolean =>
  maySell(s, seat, COCOA, free) === null || maySell(s, seat, TEA, free) === null;

/** The two stalls are always open. VIL-PORT-MKT-01, -07 */
export function offerExotics(s: Village, seat: Seat, free: boolean, offer: VillageOffer): void {
  for (const cargo of [COCOA, TEA]) offer.put(sellCargo(cargo), maySell(s, seat, cargo, free));
}

/** Points at once, for tea a coin besides; the piece goes to the box. VIL-PORT-MKT-04 to -06, -09 */
export function sellExotic(
  s: Village,
  seat: Seat,
  cargo: number,
  free: boolean,
  tell: Tell<VillageEvent>,
): void {
  const ship = shipOf(s, seat);
  push(s, frame('nextAtMarket', seat));
  tell?.({ what: 'soldExotic', seat, cargo });
  if (cargo === COCOA) {
    ship.cocoa--;
    gainPoints(s, seat, EXOTICS.cocoaPoints, 'sale', tell);
  } else {
    ship.tea--;
    gainPoints(s, seat, EXOTICS.teaPoints, 'sale', tell);
  }
  if (!free) spendTimeAtMarket(s, seat, SALE_TIME, tell);
  if (cargo === TEA) push(s, frame('teaCoin', seat));
  charge(s, seat, salePrice(free));
}

/** The coin for tea comes with the sale, before anybody is buried, and cannot pay for it. VIL-PORT-MKT-05 */
export const teaCoin: VillageStep = {
  run(s, f, tell) {
    gainCoins(s, f.seat, EXOTICS.teaCoins, tell);
  },
};
