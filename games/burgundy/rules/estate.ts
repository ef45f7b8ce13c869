import { NOBODY, push, type Seat } from '@spielstube/engine';
import { CARD_TYPE, type Card } from '../data/cards.ts';
import { STACK_SIZE } from '../data/setup.ts';
import { CLOISTER, TYPES } from '../data/types.ts';
import { make } from './moves.ts';
import { removeCard } from './projects.ts';
import { type BurgundyVerdict, reason } from './reasons.ts';
import { type Burgundy, EMPTY, frame } from './state.ts';
import type { BurgundyQuestion, BurgundyTell } from './types.ts';

const STACK_COMPLETE = reason('stackComplete', 'BUR-PLACE-03');
const STACK_OF_OTHER_TYPE = reason('stackOfOtherType', 'BUR-PLACE-06');
const STACK_TO_CONTINUE = reason('stackToContinue', 'BUR-PLACE-05');
const CLOISTERS_TO_CONTINUE = reason('stackToContinue', 'BUR-CARD-CLOISTER-03');

/* An estate is a flat list with three places a stack, so that it is copied in one go. */

export function stackCount(estate: readonly Card[]): number {
  return estate.length / STACK_SIZE;
}

export function isComplete(estate: readonly Card[], stack: number): boolean {
  return estate[stack * STACK_SIZE + STACK_SIZE - 1] !== EMPTY;
}

export function stackSize(estate: readonly Card[], stack: number): number {
  let size = 0;
  while (size < STACK_SIZE && estate[stack * STACK_SIZE + size] !== EMPTY) size++;
  return size;
}

/** Cloisters are what the other cards of their stack are. BUR-CARD-CLOISTER-02, -05, -07 */
export function stackType(estate: readonly Card[], stack: number): number {
  for (let at = stack * STACK_SIZE; at < (stack + 1) * STACK_SIZE && estate[at] !== EMPTY; at++) {
    const type = CARD_TYPE[estate[at]];
    if (type !== CLOISTER) return type;
  }
  return CLOISTER;
}

/** What a stack is once this card lies on it. BUR-CARD-CLOISTER-05 */
export function stackTypeWith(estate: readonly Card[], stack: number, card: Card): number {
  const lies = stack < stackCount(estate) ? stackType(estate, stack) : CLOISTER;
  return lies === CLOISTER ? CARD_TYPE[card] : lies;
}

/** May this card lie on this stack? BUR-PLACE-03, -05, -06, BUR-CARD-CLOISTER-02, -05, -08 */
function mayJoin(estate: readonly Card[], stack: number, card: Card): BurgundyVerdict {
  if (isComplete(estate, stack)) return STACK_COMPLETE;
  const type = CARD_TYPE[card];
  if (type === CLOISTER) return null;
  const lies = stackType(estate, stack);
  return lies === type || lies === CLOISTER ? null : STACK_OF_OTHER_TYPE;
}

/** A new stack is opened only where no stack of the type waits for more. BUR-PLACE-05, BUR-CARD-CLOISTER-03 */
function mayOpen(estate: readonly Card[], card: Card): BurgundyVerdict {
  const type = CARD_TYPE[card];
  for (let stack = 0; stack < stackCount(estate); stack++) {
    if (!isComplete(estate, stack) && stackType(estate, stack) === type) {
      return type === CLOISTER ? CLOISTERS_TO_CONTINUE : STACK_TO_CONTINUE;
    }
  }
  return null;
}

/** Two stacks of the same type with as many cards, cloisters among them, are the same to everybody. */
function sameAsEarlierStack(estate: readonly Card[], stack: number): boolean {
  for (let earlier = 0; earlier < stack; earlier++) {
    if (
      stackType(estate, earlier) === stackType(estate, stack) &&
      stackSize(estate, earlier) === stackSize(estate, stack) &&
      cloistersIn(estate, earlier) === cloistersIn(estate, stack)
    ) {
      return true;
    }
  }
  return false;
}

export function cloistersIn(estate: readonly Card[], stack: number): number {
  let cloisters = 0;
  for (let at = stack * STACK_SIZE; at < (stack + 1) * STACK_SIZE; at++) {
    if (estate[at] !== EMPTY && CARD_TYPE[estate[at]] === CLOISTER) cloisters++;
  }
  return cloisters;
}

/** Where may the card lie? The number after the last stack is a new one. */
function targetsOf(estate: readonly Card[], card: Card): number[] {
  const targets: number[] = [];
  const stacks = stackCount(estate);
  for (let stack = 0; stack < stacks; stack++) {
    if (mayJoin(estate, stack, card) === null && !sameAsEarlierStack(estate, stack)) targets.push(stack);
  }
  if (mayOpen(estate, card) === null) targets.push(stacks);
  return targets;
}

/** Puts a project into the estate; asks where, if there is a choice. BUR-ACT2-02 */
export function placeProject(s: Burgundy, seat: Seat, card: Card): void {
  push(s, frame('target', seat, 0, card));
}

export const target: BurgundyQuestion = {
  auto(s, f, tell) {
    const targets = targetsOf(s.players[f.seat].estate, f.card);
    if (targets.length > 1) return false;
    layDown(s, f.seat, f.card, targets[0], tell);
    return true;
  },
  options(s, f, offer) {
    const { estate } = s.players[f.seat];
    for (const stack of targetsOf(estate, f.card)) offer.open(make.onto(stack));
    if (!offer.explains) return;
    for (let stack = 0; stack < stackCount(estate); stack++) {
      const verdict = mayJoin(estate, stack, f.card);
      if (verdict !== null) offer.closed(make.onto(stack), verdict);
    }
    const verdict = mayOpen(estate, f.card);
    if (verdict !== null) offer.closed(make.onto(stackCount(estate)), verdict);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'onto') layDown(s, f.seat, f.card, a.stack, tell);
  },
};

/** One placement, in the order of BUR-PLACE-09: stack, bonus "1.", "All 7 types", phase bonus, effect. */
function layDown(s: Burgundy, seat: Seat, card: Card, stack: number, tell: BurgundyTell): void {
  const player = s.players[seat];
  const { estate } = player;
  removeCard(player.projects, card);
  if (stack === stackCount(estate)) estate.push(EMPTY, EMPTY, EMPTY);
  const size = stackSize(estate, stack);
  estate[stack * STACK_SIZE + size] = card;
  tell?.({ what: 'placed', seat, card, stack, size: size + 1 });

  push(s, frame('effect', seat, 0, card));
  if (isComplete(estate, stack)) {
    const type = stackType(estate, stack);
    tell?.({ what: 'tripled', seat, type, stack });
    claimFirstTriple(s, seat, type, tell);
    push(s, frame('phaseBonus', seat));
  }
  claimAllSeven(s, seat, tell);
}

/** The first triple of a type, by anyone. BUR-BONUS-01 to -03 */
export function claimFirstTriple(s: Burgundy, seat: Seat, type: number, tell: BurgundyTell): void {
  if (s.firstTriple[type] !== NOBODY) return;
  s.firstTriple[type] = seat;
  tell?.({ what: 'firstTriple', seat, type });
}

const ALL_TYPES = (1 << TYPES.length) - 1;

/** Cards of all seven colours somewhere; a cloister is always violet. BUR-BONUS-11 to -13 */
export function hasAllSeven(cards: readonly Card[]): boolean {
  let seen = 0;
  for (const card of cards) if (card !== EMPTY) seen |= 1 << CARD_TYPE[card];
  return seen === ALL_TYPES;
}

/** Once for each player, while cards are left. BUR-BONUS-14 */
function claimAllSeven(s: Burgundy, seat: Seat, tell: BurgundyTell): void {
  const player = s.players[seat];
  if (player.allSeven > 0 || !hasAllSeven(player.estate)) return;
  const points = s.allSevenCards.pop();
  if (points === undefined) return;
  player.allSeven = points;
  tell?.({ what: 'allSeven', seat, points });
}
