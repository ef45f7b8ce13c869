import { push, type Seat, type Tell } from '@spielstube/engine';
import { CARD_STACKS, INN_BOARD } from '../../data/inn.ts';
import { FARM, IN_THE_INN } from '../../data/places.ts';
import type { ActionSpace } from '../action-space.ts';
import type { VillageEvent } from '../events.ts';
import { hasHelp } from '../help.ts';
import { eachKindOnFarm, hasMemberOnFarm, moveMember } from '../members.ts';
import { BACK } from '../mix.ts';
import { buyCard, done, drink, rotate, type VillageAction, visit } from '../moves.ts';
import { canPay, charge, missingFor } from '../payment.ts';
import { anyColour } from '../prices.ts';
import { reason } from '../reasons.ts';
import { frame, NOTHING, type Village, type VillageFrame } from '../state.ts';
import { spendTime } from '../time.ts';
import type { VillageQuestion, VillageVerdict } from '../types.ts';
import { mayBuy, takeToHand } from './noblewoman.ts';
import { putUnder, stackWithTop, topOf } from './stacks.ts';

const NO_MEMBER_FOR_INN = reason('noMemberOnFarm', 'VIL-INN-ACT-04');
const STACKS_EMPTY = reason('stackEmpty', 'VIL-INN-ACT-14');
const STEP_TOO_DEAR = reason('innStepTooDear', 'VIL-INN-ACT-06', (s, f) => missingFor(s, f.seat, INN_PRICE));

/** Step 1 on the back of the board. */
const INN_PRICE = anyColour(INN_BOARD.backCubes);
const paysCubes = (s: Village): boolean => s.options.inn === BACK;
const hasMemberInInn = (s: Village, seat: Seat): boolean => s.players[seat].members.includes(IN_THE_INN);

const stacksAreEmpty = ({ inn }: Village): boolean =>
  inn === null || inn.stacks.every((stack) => stack.length === 0);

/** Step 1 and a stack must be possible. VIL-INN-ACT-06, -14 */
function mayEnter(s: Village, seat: Seat): VillageVerdict {
  if (stacksAreEmpty(s)) return STACKS_EMPTY;
  return paysCubes(s) && !canPay(s, seat, INN_PRICE) ? STEP_TOO_DEAR : null;
}

/** Inn: with an own member there, a villager card. VIL-INN-ACT-02 to -05 */
export const inn: ActionSpace = {
  atOnce: null,
  offer(s, seat, offer) {
    const verdict = mayEnter(s, seat);
    if (hasMemberInInn(s, seat)) offer.put(drink, verdict);
    else if (hasMemberOnFarm(s, seat)) eachKindOnFarm(s, seat, (kind) => offer.put(visit(kind), verdict));
    else if (offer.explains) offer.closed(visit(1), NO_MEMBER_FOR_INN);
  },
  resolve(s, seat, a, tell) {
    if (a.do === 'visit') {
      moveMember(s, seat, a.member, FARM, IN_THE_INN, tell);
      spendTime(s, seat, INN_BOARD.placeTime, tell);
    }
    payStepOne(s, seat, tell);
  },
  lacks: (s, seat) => ({
    members: hasMemberInInn(s, seat) || hasMemberOnFarm(s, seat) ? 0 : 1,
    ...missingFor(s, seat, paysCubes(s) ? INN_PRICE : 0),
  }),
};

/** Time on the front of the board, a cube of any colour on its back. VIL-INN-SET-02, VIL-INN-ACT-06 */
function payStepOne(s: Village, seat: Seat, tell: Tell<VillageEvent>): void {
  push(s, frame('innStack', seat));
  if (paysCubes(s)) charge(s, seat, INN_PRICE);
  else spendTime(s, seat, INN_BOARD.frontTime, tell);
}

/** The price in cubes to which a choice leads. */
export const chargedAtInn = (s: Village, _f: VillageFrame, a: VillageAction): number =>
  (a.do === 'visit' || a.do === 'drink') && paysCubes(s) ? INN_PRICE : 0;

/** Step 2: the top card of one stack goes under it, unless a Noblewoman bought the last one. VIL-INN-ACT-07, -14, VIL-CARD-GEN-17 */
export const innStack: VillageQuestion = {
  auto: stacksAreEmpty,
  options(s, _f, offer) {
    for (let stack = 0; stack < CARD_STACKS; stack++)
      if (s.inn !== null && s.inn.stacks[stack].length > 0) offer.open(rotate(stack));
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'rotate' || s.inn === null) return;
    push(s, frame('innBuy', f.seat));
    putUnder(s, s.inn, f.seat, a.stack, tell);
  },
};

/** Step 3: one of the cards on top, or none. VIL-INN-ACT-08 to -10 */
export const innBuy: VillageQuestion = {
  auto(s, f) {
    if (s.inn === null) return true;
    for (let stack = 0; stack < CARD_STACKS; stack++) {
      const card = topOf(s.inn, stack);
      if (card !== NOTHING && mayBuy(s, f.seat, card) === null) return false;
    }
    return !hasHelp(s, f.seat);
  },
  options(s, f, offer) {
    for (let stack = 0; s.inn !== null && stack < CARD_STACKS; stack++) {
      const card = topOf(s.inn, stack);
      if (card !== NOTHING) offer.put(buyCard(card), mayBuy(s, f.seat, card));
    }
    offer.open(done);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'buy' && s.inn !== null)
      takeToHand(s, s.inn, f.seat, stackWithTop(s.inn, a.card), a.card, tell);
  },
};
