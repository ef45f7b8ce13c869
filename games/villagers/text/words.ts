import type { Cast, RuleIdIn } from '@spielstube/engine/text';
import type { bookDe } from './book-de.ts';
import type { Labels } from './labels.ts';
import type { Notes } from './notes.ts';
import type { Income, Unlocking } from './prospect.ts';

/** A rule of the book. */
export type RuleId = RuleIdIn<typeof bookDe>;

/** What is printed on cards besides suits, and what lies on them. */
export const SIGN_KEYS = [
  'food',
  'builders',
  'gold',
  'silver',
  'bronze',
  'padlock',
  'keyRing',
  'carries',
  'banner',
  'discarded',
  'signpost',
  'coins',
] as const;
export type SignKey = (typeof SIGN_KEYS)[number];

/** Names and small phrases that the board needs besides whole sentences. Numbers are those of the data tables. */
export interface Names {
  /** "Cooper" */
  job(job: number): string;
  /** The same for the narrow band of a card: with soft hyphens where it may break. */
  onCard(job: number): string;
  suit(suit: number): string;
  /** "2 hay symbols" */
  suitSymbols(suit: number, n: number): string;
  /** The back of a card: "face-down hay card" */
  back(suit: number): string;
  sign(sign: SignKey): string;
  /** One of the three basics, by its pile. */
  basic(basic: number): string;
  /** "Place 3" of the road. */
  place(place: number): string;
  /** "Stack 3", or the draw pile. */
  stack(stack: number): string;
  phase(phase: number): string;
  /** "1st market day" */
  market(market: number): string;
  development(development: number): string;
  direction(direction: number): string;
  /** What a Development card asks for: "most food". */
  condition(development: number): string;
  /** What it brings: "5 gold", "2 gold, keeps 1 builder". */
  reward(development: number): string;
  event(event: number): string;
  /** What an event does, as short as a card needs it. */
  eventEffect(event: number): string;
  season(season: number): string;

  /** What is printed below the name, line by line as short as a card needs it. */
  readonly printed: {
    /** On whom it lies: "Lumberjack"; "straight on the table" without a chain. */
    below(job: number): string;
    /** Whom it carries: "carries Cartwright", "carries 2"; empty if nobody. */
    carries(job: number): string;
    /** Who opens its padlock; empty without one. */
    unlocker(job: number): string;
    /** Silver or bronze: "3 gold per 2 hay symbols"; empty without. */
    payout(job: number): string;
    /** What a special villager does; empty for all others. */
    effect(job: number): string;
  };

  /** "3 gold" */
  gold(n: number): string;
  /** "2 coins", which lie on somebody. */
  coins(n: number): string;
  cards(n: number): string;
  food(n: number): string;
  builders(n: number): string;
  /** "3 villagers" */
  villagers(n: number): string;

  /** What a padlock would cost, and who would be paid: "2 gold to Anna’s Carpenter"; empty without a padlock. */
  unlocking(unlocking: Unlocking, cast: Cast): string;
  /** What a market day would bring: "12 gold + 6 silver + 4 coins". */
  income(income: Income): string;

  readonly road: string;
  readonly stacks: string;
  readonly drawPile: string;
  readonly discardPile: string;
  readonly basics: string;
  readonly bank: string;
  readonly supply: string;
  readonly village: string;
  readonly hand: string;
  readonly drafted: string;
  readonly draftLimit: string;
  readonly buildLimit: string;
  readonly swaps: string;
  readonly goCard: string;
  readonly developments: string;
  readonly countess: string;
  readonly jester: string;
}

/** The words for the board: names of things, explanations of everything, and what the board itself says. */
export interface VillagersWords extends Names {
  readonly notes: Notes;
  readonly labels: Labels;
}
