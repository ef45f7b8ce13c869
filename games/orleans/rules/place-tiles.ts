import { push, type Seat } from '@spielstube/engine';
import { BROCADE, CHEESE, GRAIN, WINE, WOOL } from '../data/goods.ts';
import { EFFECTS } from '../data/places.ts';
import { DEVELOPMENT_END } from '../data/tracks.ts';
import { make } from './moves.ts';
import type { PlaceAction } from './place-action.ts';
import { reason } from './reasons.ts';
import { frame, type Orleans, type Player } from './state.ts';
import { builtStations, develop, gainCoins, gainFromMarket, statusOf } from './supply.ts';
import { gainGear } from './technology.ts';
import type { OrleansQuestion, OrleansTell, OrleansVerdict } from './types.ts';

/* Places that bring goods, coins, development or technology: the Scriptorium and most of the tiles. */

const DEVELOPMENT_AT_END = reason('developmentEnd', 'ORL-GEN-17');
const TOO_FEW_COINS = reason('tooFewCoins', 'ORL-PLACE-PHARMACY-03', (s, f, wish) => ({
  missing: ('coins' in wish ? wish.coins : 1) - s.players[f.seat].coins,
}));
const TOO_FEW_FIELDS = reason('tooFewFields', 'ORL-PLACE-PHARMACY-03', (s, f) => ({
  fields: DEVELOPMENT_END - s.players[f.seat].development,
}));
const NO_GEAR_LEFT = reason('noGearLeft', 'ORL-TECH-14');

/** ORL-PLACE-GOODS-01, -02 */
function factoryOf(good: number): PlaceAction {
  const soldOut = reason('goodNotOnMarket', 'ORL-PLACE-GOODS-02', () => ({ good }));
  return {
    may: (s) => (s.goodsMarket[good] > 0 ? null : soldOut),
    act: (s, seat, tell) => gainFromMarket(s, seat, good, tell),
  };
}
export const hayrick = factoryOf(GRAIN);
export const cheeseFactory = factoryOf(CHEESE);
export const winery = factoryOf(WINE);
export const woolManufacturer = factoryOf(WOOL);
export const tailorShop = factoryOf(BROCADE);

/** Coins are never a condition, not even those of an empty bank. ORL-GEN-16 */
const coinsFor = (coins: (p: Player) => number): PlaceAction => ({
  may: () => null,
  act: (s, seat, tell) => gainCoins(s, seat, coins(s.players[seat]), 'place', tell),
});
export const brewery = coinsFor(() => EFFECTS.brewery.coins);
export const cellar = coinsFor(() => EFFECTS.cellar.coins);
export const hospital = coinsFor(statusOf);
export const office = coinsFor((player) => EFFECTS.office.coinsPerStation * builtStations(player));

/** ORL-PLACE-WINDMILL-01 */
export const windmill: PlaceAction = {
  may: () => null,
  act(s, seat, tell) {
    gainCoins(s, seat, EFFECTS.windmill.coins, 'place', tell);
    develop(s, seat, EFFECTS.windmill.steps, tell);
  },
};

/** At the end of the track there is nothing to gain. ORL-GEN-17 */
const mayDevelop = (s: Orleans, seat: Seat): OrleansVerdict =>
  s.players[seat].development < DEVELOPMENT_END ? null : DEVELOPMENT_AT_END;

const studyOf = (steps: number): PlaceAction => ({
  may: mayDevelop,
  act: (s, seat, tell) => develop(s, seat, steps, tell),
});
export const scriptorium = studyOf(EFFECTS.scriptorium.steps);
export const library = studyOf(EFFECTS.library.steps);
export const shippingLine = studyOf(EFFECTS.shippingLine.steps);

/** Its technology is never for farmers only. ORL-PLACE-LAB-01, -02 */
export const laboratory: PlaceAction = {
  may: (s) => (s.gears > 0 ? null : NO_GEAR_LEFT),
  act: (s, seat, tell) => gainGear(s, seat, false, tell),
};

/** ORL-PLACE-PHARMACY-03 */
function mayPay({ coins, development }: Player, price: number): OrleansVerdict {
  if (price > coins) return TOO_FEW_COINS;
  return price > DEVELOPMENT_END - development ? TOO_FEW_FIELDS : null;
}

export const pharmacyAction: PlaceAction = {
  may: (s, seat) => mayDevelop(s, seat) ?? mayPay(s.players[seat], 1),
  act: (s, seat) => push(s, frame('pharmacy', seat)),
};

/** A coin for each field, paid beforehand. ORL-PLACE-PHARMACY-02, -03 */
export const pharmacy: OrleansQuestion = {
  auto(s, f, tell) {
    if (mayPay(s.players[f.seat], 2) === null && EFFECTS.pharmacy.mostCoins > 1) return false;
    payForSteps(s, f.seat, 1, tell);
    return true;
  },
  options(s, f, offer) {
    for (let price = 1; price <= EFFECTS.pharmacy.mostCoins; price++) {
      offer.put(make.pay(price), mayPay(s.players[f.seat], price));
    }
  },
  resolve(s, f, a, tell) {
    if (a.do === 'pay') payForSteps(s, f.seat, a.coins, tell);
  },
};

function payForSteps(s: Orleans, seat: Seat, coins: number, tell: OrleansTell): void {
  s.players[seat].coins -= coins;
  s.bank += coins;
  tell?.({ what: 'paidCoins', seat, coins, by: 'pharmacy' });
  develop(s, seat, coins, tell);
}
