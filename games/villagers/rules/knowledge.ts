import { removeAt, type Seat } from '@spielstube/engine';
import { JOBS, SUIT } from '../data/jobs.ts';
import { SUITS } from '../data/suits.ts';

/*
 * A card in a hand, a stack or the draw pile is a number: its job and who knows it. Everybody knows what was picked
 * openly; who lays a card down or looks through a pile knows what lies there. What a card is may be a secret: then a view
 * has only its back, or not even that, and of those who know it no more than that there are some: which of several cards
 * they know can hang on what is hidden. VRS-SET-14, VRS-SET-16
 */

/** Five bits for who knows a card. */
const BITS = 5;
const KNOWLEDGE = (1 << BITS) - 1;
/** The seats that know a card are bits, and one more tells that its back was seen before it was covered. */
export const EVERYBODY = 15;
export const NO_ONE = 0;
const BACK_SEEN = 16;
const seatBit = (seat: Seat): number => 1 << seat;

/** In views: a card of which only the suit is known, and one of which nothing is. */
export const UNSEEN = JOBS + SUITS;
const backOf = (suit: number): number => JOBS + suit;

export const cardOf = (job: number, knownBy: number): number => (job << BITS) | knownBy;
export const jobOf = (card: number): number => card >> BITS;
export const knownBy = (card: number): number => card & KNOWLEDGE;
export const isHidden = (card: number): boolean => card >> BITS >= JOBS;
export const isUnseen = (card: number): boolean => jobOf(card) === UNSEEN;

/** The suit on the back; of an unseen card it is not known. */
export function suitOf(card: number): number {
  const job = jobOf(card);
  return job >= JOBS ? job - JOBS : SUIT[job];
}

export const learnedBy = (card: number, seat: Seat): number =>
  cardOf(jobOf(card), knownBy(card) | seatBit(seat));
export const withJob = (card: number, job: number): number => cardOf(job, knownBy(card));
/** In a hand every back is seen. */
export const inHand = (card: number): number => cardOf(jobOf(card), knownBy(card) & EVERYBODY);
/** Only this seat knows it from now on. */
export const knownOnlyBy = (card: number, seat: Seat): number => cardOf(jobOf(card), seatBit(seat));
export const backWasSeen = (card: number): number => cardOf(jobOf(card), knownBy(card) | BACK_SEEN);

/** Whether a seat (null: a spectator) may see the front. */
export function isKnownTo(card: number, seat: Seat | null): boolean {
  const who = knownBy(card) & EVERYBODY;
  return seat === null ? who === EVERYBODY : (who & seatBit(seat)) !== 0;
}

/** What is seen of a card, instead of the card. */
function covered(card: number, seen: number, seat: Seat | null): number {
  const others = (knownBy(card) & EVERYBODY) === NO_ONE ? NO_ONE : EVERYBODY ^ seatBit(seat ?? 0);
  return cardOf(seen, others | (knownBy(card) & BACK_SEEN));
}

/** A card as a seat sees it whose back is in sight. */
export const seenInSight = (card: number, seat: Seat | null): number =>
  isHidden(card) || isKnownTo(card, seat) ? card : covered(card, backOf(suitOf(card)), seat);

/** A card as a seat sees it in the middle of a pile. */
export function seenInPile(card: number, seat: Seat | null): number {
  if ((knownBy(card) & BACK_SEEN) !== 0) return seenInSight(card, seat);
  if (isUnseen(card) || (!isHidden(card) && isKnownTo(card, seat))) return card;
  return covered(card, UNSEEN, seat);
}

/** Puts a card into a hand, which stays sorted so that its order tells nothing. */
export function addToHand(hand: number[], card: number): void {
  let at = hand.length;
  while (at > 0 && hand[at - 1] > card) {
    hand[at] = hand[at - 1];
    at--;
  }
  hand[at] = card;
}

export function holds(hand: readonly number[], job: number): boolean {
  for (const card of hand) if (jobOf(card) === job) return true;
  return false;
}

function placeOf(hand: readonly number[], job: number): number {
  for (let at = 0; at < hand.length; at++) if (jobOf(hand[at]) === job) return at;
  throw new Error('no such card in the hand');
}

/** A card is played openly. Of equal ones nobody can tell which it was: who knew some of them knows one less now. */
export function playFromHand(hand: number[], job: number): void {
  const at = placeOf(hand, job);
  let unaware = EVERYBODY & ~knownBy(removeAt(hand, at));
  for (let n = hand.length - 1; n >= at && unaware !== NO_ONE; n--) {
    if (jobOf(hand[n]) !== job) continue;
    const mistaken = unaware & knownBy(hand[n]);
    hand[n] = cardOf(job, knownBy(hand[n]) & ~mistaken);
    unaware &= ~mistaken;
  }
  sortHand(hand);
}

/**
 * A card leaves the hand face down. Others see its suit only: who does not know all cards of that suit, and that they
 * are equal, cannot tell any more which of them are left. VRS-START-05
 */
export function layFromHand(hand: number[], job: number, owner: Seat): number {
  const suit = SUIT[job];
  let sure = EVERYBODY;
  for (const card of hand) {
    if (suitOf(card) === suit) sure = jobOf(card) === job ? sure & knownBy(card) : NO_ONE;
  }
  const still = sure | seatBit(owner);
  const laid = removeAt(hand, placeOf(hand, job));
  for (let n = 0; n < hand.length; n++) {
    if (suitOf(hand[n]) === suit) hand[n] = cardOf(jobOf(hand[n]), knownBy(hand[n]) & still);
  }
  sortHand(hand);
  return cardOf(job, knownBy(laid) & still);
}

/** A hand is short, and nearly sorted. */
function sortHand(hand: number[]): void {
  for (let n = 1; n < hand.length; n++) {
    const card = hand[n];
    let at = n;
    for (; at > 0 && hand[at - 1] > card; at--) hand[at] = hand[at - 1];
    hand[at] = card;
  }
}

/** Lays a card on a pile; the back below has been seen. */
export function layOnPile(pile: number[], card: number): void {
  const top = pile.length - 1;
  if (top >= 0) pile[top] = backWasSeen(pile[top]);
  pile.push(card);
}
