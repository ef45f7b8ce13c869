import { NOBODY, push, type Seat } from '@spielstube/engine';
import { FOOD, GOODS, isFood } from '../data/goods.ts';
import { HARVEST, INCOME, PILGRIMAGE, PLAGUE, TAXES, TRADING_DAY } from '../data/hourglass.ts';
import { isOwn } from '../data/people.ts';
import { SACRISTY, tileOf } from '../data/places.ts';
import { GOODS_PER_TAX, HARVEST_FINE } from '../data/setup.ts';
import { make } from './moves.ts';
import { emptyIntoBag, isCovered } from './places.ts';
import { reason } from './reasons.ts';
import { EVENT_PHASE } from './rounds.ts';
import { frame, NOTHING, type Orleans } from './state.ts';
import { builtStations, drawPerson, gainCoins, inTurnOrder, statusOf, sum } from './supply.ts';
import { charge } from './torture.ts';
import type { OrleansQuestion, OrleansStep, OrleansTell } from './types.ts';

/* Phase 6: the event of the round, for one player after the other. */

const NO_FOOD = reason('noFood', 'ORL-EVENT-HARVEST-02');
const NONE_OF_THIS_FOOD = reason('noGoods', 'ORL-EVENT-HARVEST-01');
const FOOD_IS_AT_HAND = reason('foodIsAtHand', 'ORL-EVENT-HARVEST-03');

/** Pilgrimage has done its work in phase 5. ORL-HOUR-02, ORL-EVENT-PILGRIM-03, ORL-EVENT-GEN-01, -02 */
export const event: OrleansStep = {
  run(s, _f, tell) {
    s.phase = EVENT_PHASE;
    if (s.event === PILGRIMAGE) return;
    tell?.({ what: 'eventStarted', seat: NOBODY, event: s.event });
    for (const seat of inTurnOrder(s).toReversed()) push(s, frame('eventFor', seat));
  },
};

/** Who has a monk in the Sacristy is asked first. ORL-PLACE-SACRISTY-02, -06 */
export const eventFor: OrleansStep = {
  run(s, f, tell) {
    const shielded = s.tiles[tileOf(SACRISTY)] === f.seat && isCovered(s.players[f.seat], SACRISTY);
    if (shielded) push(s, frame('sacristy', f.seat));
    else suffer(s, f.seat, tell);
  },
};

/** The monk goes into the bag instead of the event being followed. ORL-PLACE-SACRISTY-02, -03, -05 */
export const sacristy: OrleansQuestion = {
  options(_s, _f, offer) {
    offer.open(make.shield);
    offer.open(make.endure);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'shield') return suffer(s, f.seat, tell);
    const kinds = emptyIntoBag(s.players[f.seat], SACRISTY);
    tell?.({ what: 'shielded', seat: f.seat, event: s.event });
    tell?.({ what: 'wentHome', seat: f.seat, place: SACRISTY, kinds });
  },
};

function suffer(s: Orleans, seat: Seat, tell: OrleansTell): void {
  const player = s.players[seat];
  switch (s.event) {
    case INCOME:
      return gainCoins(s, seat, statusOf(player), 'income', tell);
    case TRADING_DAY:
      return gainCoins(s, seat, builtStations(player), 'tradingDay', tell);
    case HARVEST:
      return push(s, frame('harvest', seat));
    case PLAGUE:
      return catchPlague(s, seat, tell);
    case TAXES:
      return charge(s, seat, Math.floor(sum(player.goods) / GOODS_PER_TAX), 'taxes', tell);
  }
}

/** Food of the own choice; only who has none pays the fine. ORL-EVENT-HARVEST-01 to -05 */
export const harvest: OrleansQuestion = {
  auto(s, f, tell) {
    const { goods } = s.players[f.seat];
    const had = FOOD.filter((good) => goods[good] > 0);
    if (had.length > 1) return false;
    if (had.length === 1) feed(s, f.seat, had[0], tell);
    else charge(s, f.seat, HARVEST_FINE, 'harvest', tell);
    return true;
  },
  options(s, f, offer) {
    const { goods } = s.players[f.seat];
    for (let good = 0; good < GOODS; good++) {
      if (!isFood(good)) offer.closed(make.feed(good), NO_FOOD);
      else offer.put(make.feed(good), goods[good] > 0 ? null : NONE_OF_THIS_FOOD);
    }
    if (offer.explains) offer.closed({ wish: 'fine' }, FOOD_IS_AT_HAND);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'feed') feed(s, f.seat, a.good, tell);
  },
};

/** ORL-EVENT-HARVEST-04 */
function feed(s: Orleans, seat: Seat, good: number, tell: OrleansTell): void {
  s.players[seat].goods[good]--;
  s.goodsMarket[good]++;
  tell?.({ what: 'fed', seat, good });
}

/** A neutral person goes back to the board; an own one stays, and there is no second draw. ORL-EVENT-PLAGUE-01 to -05 */
function catchPlague(s: Orleans, seat: Seat, tell: OrleansTell): void {
  const { bag } = s.players[seat];
  const kind = sum(bag) === 0 ? NOTHING : drawPerson(s, bag);
  if (kind !== NOTHING && !isOwn(kind)) {
    s.people[kind]++;
    return tell?.({ what: 'lostPerson', seat, profession: kind });
  }
  if (kind !== NOTHING) bag[kind]++;
  tell?.({ what: 'sparedByPlague', seat, kind });
}
