import type { Cast, OptionValue, Refusal } from '@spielstube/engine';
import type { BurgundyWish } from '../rules/actions.ts';
import type { BurgundyEvent } from '../rules/events.ts';
import type { Book } from './book.ts';
import type { Asked, Choice, QuestionKind } from './facts.ts';

/** The score pad's lines, in its order. */
export type ScoreSource =
  | 'triples'
  | 'firstTriples'
  | 'allSeven'
  | 'points'
  | 'soldGoods'
  | 'animals'
  | 'startCard';

/** What a language has to say. Everything that must be worked out is in `facts.ts`. */
export interface Language {
  readonly title: string;
  readonly subtitle: string;
  readonly blurb: string;
  readonly reconstructed: readonly string[];
  readonly startPlayer: string;
  startPlayerValue(value: OptionValue): string;
  readonly scoreSources: Readonly<Record<ScoreSource, string>>;
  readonly waiting: Readonly<Record<QuestionKind, string>>;
  question(asked: Asked): { title: string; hint: string };
  choice(choice: Choice): string;
  wish(wish: BurgundyWish): string;
  refusal(refusal: Refusal): string;
  event(event: BurgundyEvent, cast: Cast): string | null;
  moment(phase: string, round: number): string;
  readonly book: Book;
}

/** A number among the details of a refusal. */
export function detail(refusal: Refusal, key: string): number {
  return Number(refusal.details[key] ?? 0);
}
