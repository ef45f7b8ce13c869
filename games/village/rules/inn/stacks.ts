import { NOBODY, type Rng, reveal, type Seat, shuffle, type Tell } from '@spielstube/engine';
import { CARD_STACKS, VILLAGERS } from '../../data/inn.ts';
import { fits } from '../../data/mixes.ts';
import type { VillageEvent } from '../events.ts';
import { EVERYBODY, type Inn, NOTHING, type Village } from '../state.ts';

/** The villager cards of a mix. VIL-INN-SET-03, VIL-COMBO-IP-01, VIL-COMBO-MI-01, VIL-COMBO-MIP-01 */
export const cardsInPlay = (mix: number): number[] =>
  VILLAGERS.map((_, card) => card).filter((card) => fits(VILLAGERS[card].needs, mix));

/** Shuffled and dealt into three stacks, face up: the top cards are seen. VIL-INN-SET-03 */
export function newInn(mix: number, seats: number, rng: Rng): Inn {
  const cards = cardsInPlay(mix);
  shuffle(rng, cards);
  const size = cards.length / CARD_STACKS;
  const stacks = Array.from({ length: CARD_STACKS }, (_, n) => cards.slice(n * size, (n + 1) * size));
  return {
    stacks,
    seen: stacks.map((stack) => stack.map((_, n) => (n === stack.length - 1 ? EVERYBODY : 0))),
    hands: Array.from({ length: seats }, () => []),
    secrets: Array.from({ length: seats }, () => []),
    box: [],
    criers: 0,
    quiet: 0,
    father: NOBODY,
  };
}

const copyList = (list: readonly number[]): number[] => list.slice();

export function copyInn(inn: Inn): Inn {
  return {
    stacks: inn.stacks.map(copyList),
    seen: inn.seen.map(copyList),
    hands: inn.hands.map(copyList),
    secrets: inn.secrets.map(copyList),
    box: inn.box.slice(),
    criers: inn.criers,
    quiet: inn.quiet,
    father: inn.father,
  };
}

/** The card on top of a stack, NOTHING if it is empty. */
export const topOf = (inn: Inn, stack: number): number => inn.stacks[stack].at(-1) ?? NOTHING;

/** Which stack has a card on top, or -1. */
export const stackWithTop = (inn: Inn, card: number): number =>
  inn.stacks.findIndex((stack) => stack.at(-1) === card);

/** The top card goes under its own stack, and a new one is seen. VIL-INN-ACT-07 */
export function putUnder(s: Village, inn: Inn, seat: Seat, stack: number, tell: Tell<VillageEvent>): void {
  const card = inn.stacks[stack].pop();
  const seen = inn.seen[stack].pop();
  if (card === undefined || seen === undefined) return;
  inn.stacks[stack].unshift(card);
  inn.seen[stack].unshift(EVERYBODY);
  tell?.({ what: 'cardWentUnder', seat, stack, card });
  showTop(s, inn, stack, tell);
}

/** Takes a card out of its stack; whoever looks on sees only a new top card. */
export function takeFrom(s: Village, inn: Inn, stack: number, card: number, tell: Tell<VillageEvent>): void {
  const at = inn.stacks[stack].indexOf(card);
  inn.stacks[stack].splice(at, 1);
  inn.seen[stack].splice(at, 1);
  showTop(s, inn, stack, tell);
}

function showTop(s: Village, inn: Inn, stack: number, tell: Tell<VillageEvent>): void {
  const card = topOf(inn, stack);
  if (card === NOTHING) return;
  const top = inn.seen[stack].length - 1;
  if (inn.seen[stack][top] === EVERYBODY) return;
  inn.seen[stack][top] = EVERYBODY;
  reveal(s);
  tell?.({ what: 'cardCameUp', seat: NOBODY, stack, card });
}

/** Looks through a whole stack: from now on this seat knows it. VIL-CARD-NOBLEWOMAN-02 */
export function lookThroughStack(s: Village, inn: Inn, seat: Seat, stack: number): void {
  inn.seen[stack] = inn.seen[stack].map((seen) => (seen === EVERYBODY ? seen : seen | (1 << seat)));
  reveal(s);
}

/**
 * Somebody has taken a card out of the middle and nobody else knows which: what was known of the places below the top
 * holds for that seat alone from now on.
 */
export function forgetPlaces(inn: Inn, seat: Seat, stack: number): void {
  const top = inn.seen[stack].length - 1;
  inn.seen[stack] = inn.seen[stack].map((seen, n) => (n === top ? seen : 1 << seat));
}

export const knows = (seen: number, seat: Seat | null): boolean =>
  seen === EVERYBODY || (seat !== null && (seen & (1 << seat)) !== 0);
