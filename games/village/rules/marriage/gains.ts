import { push, type Seat, type Tell } from '@spielstube/engine';
import { HOUSES } from '../../data/marriage.ts';
import { KNOWLEDGE, SKILL } from '../../data/pieces.ts';
import { BAKERY, BLISS, STORE } from '../../data/places.ts';
import { gainBread, gainTools } from '../bread-and-tools.ts';
import type { VillageEvent } from '../events.ts';
import { giveBirth } from '../family.ts';
import { seatsFrom } from '../market.ts';
import { done, gainMixed, gainTiles, takeBread, takeTool } from '../moves.ts';
import { canPay, charge, missingFor } from '../payment.ts';
import { reason } from '../reasons.ts';
import { frame, type Village } from '../state.ts';
import { gainCube, gainGrain } from '../supply.ts';
import type { VillageQuestion, VillageStep } from '../types.ts';
import { OFFER_PRICE } from './prices.ts';

const OFFER_TOO_DEAR = reason('offerTooDear', 'VIL-MAR-WED-15', (s, f) => missingFor(s, f.seat, OFFER_PRICE));

/** Home from the ceremony: bread or a tool for a cube of any colour. A chest may pay for it. VIL-MAR-WED-15, -30 */
export const offer: VillageQuestion = {
  auto: (s, f) =>
    !canPay(s, f.seat, OFFER_PRICE) && (s.port === null || s.port.ships[f.seat].chestsAtHome.length === 0),
  options(s, f, choices) {
    const verdict = canPay(s, f.seat, OFFER_PRICE) ? null : OFFER_TOO_DEAR;
    choices.put(takeBread, verdict);
    choices.put(takeTool, verdict);
    choices.open(done);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'done') return;
    if (a.do === 'takeBread') gainBread(s, f.seat, 1, tell);
    else gainTools(s, f.seat, 1, tell);
    charge(s, f.seat, OFFER_PRICE);
  },
};

/** Children in Parental Bliss, then what the houses bring to each own member. VIL-MAR-WED-20 to -24, -27 */
export const weddingGains: VillageStep = {
  run(s, f, tell) {
    const seats = seatsFrom(s, f.seat);
    for (const seat of seats) {
      for (const place of s.players[seat].members.slice()) if (place === BLISS) giveBirth(s, seat, tell);
    }
    for (const seat of seats.reverse()) {
      for (const place of s.players[seat].members)
        if (place === BAKERY || place === STORE) push(s, frame('gain', seat, place));
    }
  },
};

/** Two tiles of the house, or one and something else. VIL-MAR-WED-22, -23 */
export const gain: VillageQuestion = {
  options(_s, _f, choices) {
    choices.open(gainTiles);
    choices.open(gainMixed);
  },
  resolve(s, f, a, tell) {
    const mixed = a.do === 'gainMixed';
    if (f.what === BAKERY) gainInBakery(s, f.seat, mixed, tell);
    else gainInStore(s, f.seat, mixed, tell);
  },
};

function gainInBakery(s: Village, seat: Seat, mixed: boolean, tell: Tell<VillageEvent>): void {
  const { bread, orBread, orGrain } = HOUSES.bakery;
  gainBread(s, seat, mixed ? orBread : bread, tell);
  if (mixed) gainGrain(s, seat, orGrain, tell);
}

function gainInStore(s: Village, seat: Seat, mixed: boolean, tell: Tell<VillageEvent>): void {
  const { tools, orTools, orSkill, orKnowledge } = HOUSES.store;
  gainTools(s, seat, mixed ? orTools : tools, tell);
  if (!mixed) return;
  for (const [colour, count] of [
    [SKILL, orSkill],
    [KNOWLEDGE, orKnowledge],
  ]) {
    for (let n = 0; n < count; n++) if (s.supply[colour] > 0) gainCube(s, seat, colour, tell);
  }
}
