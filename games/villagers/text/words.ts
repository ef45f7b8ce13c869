import type { RuleIdIn } from '@spielstube/engine/text';
import type { bookDe } from './book-de.ts';
import type { Labels } from './labels.ts';
import type { Notes } from './notes.ts';

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
  /** One of the three basics, by its pile. */
  basic(basic: number): string;
  /** "Stack 3", or the draw pile. */
  stack(stack: number): string;
  phase(phase: number): string;
  /** "1st market day" */
  market(market: number): string;
  development(development: number): string;
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
    /** What a special villager does; empty for all others. */
    effect(job: number): string;
  };

  /** "3 gold" */
  gold(n: number): string;
  /** "3 villagers" */
  villagers(n: number): string;

  readonly road: string;
  readonly drawPile: string;
  readonly basics: string;
  readonly bank: string;
  readonly village: string;
  readonly hand: string;
  readonly drafted: string;
  readonly draftLimit: string;
  readonly buildLimit: string;
  readonly goCard: string;
  readonly countess: string;
}

/** The words for the board: names of things, explanations of everything, and what the board itself says. */
export interface VillagersWords extends Names {
  readonly notes: Notes;
  readonly labels: Labels;
}
