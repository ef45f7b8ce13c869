import { push, type Seat } from '@spielstube/engine';
import { BASICS, NOTHING, SUIT } from '../data/jobs.ts';
import { STACKS } from '../data/setup.ts';
import { jobOf, layFromHand, layOnPile } from './knowledge.ts';
import { make } from './moves.ts';
import { DRAW_PILE, pileAt } from './piles.ts';
import { distinctJobs } from './playing.ts';
import { reason } from './reasons.ts';
import { frame, TABLE, type Villagers } from './state.ts';
import type { VillagersQuestion, VillagersTell, VillagersVerdict } from './types.ts';
import { addCard } from './village.ts';

const NO_SWAPS_LEFT = reason('noSwapsLeft', 'VRS-START-02');
const NO_HAND_CARD = reason('noHandCard', 'VRS-START-11');
export const BASICS_EXHAUSTED = reason('basicsExhausted', 'VRS-START-10');
const STACK_EXHAUSTED = reason('stackExhausted', 'VRS-START-07');

/** Whether a hand card can be laid down for a basic. VRS-START-02, VRS-START-10, VRS-START-11 */
export function swapVerdict(s: Villagers, seat: Seat, basic: number): VillagersVerdict {
  if (s.swaps < 1) return NO_SWAPS_LEFT;
  if (s.players[seat].hand.length === 0) return NO_HAND_CARD;
  return s.basics[basic] > 0 ? null : BASICS_EXHAUSTED;
}

/** Which hand card is laid down. VRS-START-01, VRS-START-05, VRS-START-06 */
export const layDown: VillagersQuestion = {
  options(s, f, offer) {
    for (const job of distinctJobs(s.players[f.seat].hand)) offer.open(make.lay(job));
  },
  auto(s, f) {
    const { hand } = s.players[f.seat];
    if (hand.length > 1) return false;
    liftFromHand(s, f.seat, jobOf(hand[0]), f.what);
    return true;
  },
  resolve(s, f, a) {
    if (a.do === 'lay') liftFromHand(s, f.seat, a.job, f.what);
  },
};

function liftFromHand(s: Villagers, seat: Seat, job: number, basic: number): void {
  s.held = layFromHand(s.players[seat].hand, job, seat);
  push(s, frame('stack', seat, basic));
}

/** On which stack it is laid; an exhausted one stays exhausted. VRS-START-07 to -09, VRS-DRAFT-13 */
export const stack: VillagersQuestion = {
  options(s, _f, offer) {
    for (let n = 0; n < STACKS; n++) {
      offer.put(make.onStack(n), s.stacks[n].length > 0 ? null : STACK_EXHAUSTED);
    }
  },
  auto(s, f, tell) {
    let only = DRAW_PILE;
    for (let n = 0; n < STACKS; n++) {
      if (s.stacks[n].length === 0) continue;
      if (only !== DRAW_PILE) return false;
      only = n;
    }
    layDownOn(s, f.seat, only, f.what, tell);
    return true;
  },
  resolve(s, f, a, tell) {
    if (a.do === 'onStack') layDownOn(s, f.seat, a.stack, f.what, tell);
  },
};

function layDownOn(s: Villagers, seat: Seat, onto: number, basic: number, tell: VillagersTell): void {
  const card = s.held;
  const job = jobOf(card);
  s.held = NOTHING;
  if (onto === DRAW_PILE && s.drawPile.length === 0) {
    s.discard.push(job);
    tell?.({ what: 'discarded', seat, job });
  } else {
    layOnPile(pileAt(s, onto), card);
    tell?.({ what: 'laidDown', seat, suit: SUIT[job], stack: onto });
    tell?.({ what: 'laidDownCard', seat, secretOf: seat, job, stack: onto });
  }
  takeBasic(s, seat, basic, tell);
}

/** A basic is a new bottom card. VRS-START-03, VRS-START-04 */
export function takeBasic(s: Villagers, seat: Seat, basic: number, tell: VillagersTell): void {
  s.basics[basic]--;
  const card = addCard(s.players[seat].village, BASICS[basic], TABLE);
  tell?.({ what: 'gotBasic', seat, basic, card });
}
