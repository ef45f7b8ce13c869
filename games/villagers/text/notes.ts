import type { Cast } from '@spielstube/engine/text';
import type { Income, Limit, Unlocking } from './prospect.ts';
import type { RuleId, SignKey } from './words.ts';

/** What a thing is: its name, what it is for and how many there are, and the rule behind it. */
export interface Note {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule: RuleId;
}

/** Everything on the table explains itself. */
export interface Notes {
  round(round: number): Note;
  phase(phase: number): Note;
  bronze(): Note;
  development(): Note;
  goCard(name: string): Note;
  /** A market day: so many cards are left in the stacks before it; `due` after this round. */
  market(market: number, left: number, due: boolean, held: boolean): Note;
  /** What the next market day would bring a village now. */
  income(name: string, income: Income): Note;
  supply(name: string, gold: number): Note;
  bank(): Note;

  /** A card wherever it lies: everything that is printed on it and what it is good for. */
  card(job: number): Note;
  /** On the road, with its coins. */
  onRoad(job: number, coins: number): Note;
  /** In a village: with its coins and whether it is covered. */
  inVillage(job: number, coins: number, covered: boolean): Note;
  /** The own hand: with what its padlock would cost now. */
  inHand(job: number, unlocking: Unlocking, cast: Cast): Note;
  /** Of a hidden card: its suit, and how many of the suit there are in the game. */
  back(suit: number): Note;
  unseen(): Note;
  suit(suit: number): Note;
  sign(sign: SignKey): Note;
  coins(n: number): Note;

  place(place: number): Note;
  /** So many cards, and the suit of the top one. */
  stack(stack: number, cards: number, suit: number): Note;
  exhausted(stack: number): Note;
  drawPile(cards: number): Note;
  discardPile(cards: number): Note;
  basics(basic: number, cards: number): Note;

  draftLimit(limit: Limit): Note;
  buildLimit(limit: Limit): Note;
  swaps(left: number): Note;
  tinner(): Note;
  /** The hand of somebody else by suit. */
  hand(name: string, suits: readonly number[]): Note;
  drafted(name: string, cards: number, limit: number): Note;
  village(name: string, cards: number): Note;

  /** A Development card with how many each seat has of it, and who leads alone (empty if nobody). */
  developmentCard(
    development: number,
    counts: readonly { readonly name: string; readonly count: number }[],
    leader: string,
  ): Note;
  direction(direction: number): Note;
  kept(development: number, name: string): Note;

  event(event: number): Note;
  season(season: number, left: number): Note;
  jester(atHand: boolean): Note;
  countess(gold: number, villagers: number): Note;
}
