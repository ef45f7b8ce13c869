import type { Cast, OptionValue, Refusal } from '@spielstube/engine';
import type { VillageWish } from '../rules/actions.ts';
import type { VillageEvent } from '../rules/events.ts';
import type { QuestionKind } from '../rules/state.ts';
import type { Book } from './book.ts';
import type { Asked, Choice } from './facts.ts';
import type { VillageWords } from './words.ts';

/** The score pad's lines, in its order. */
export type ScoreSource =
  | 'prestige'
  | 'travel'
  | 'church'
  | 'council'
  | 'chronicle'
  | 'customers'
  | 'coins'
  | 'goals';

export type OptionKey = 'startPlayer' | 'compensation' | 'goals' | 'revealGoals' | 'promos' | 'connysCube';

/** An option's name, and what its values are called. */
export interface OptionWords {
  readonly name: string;
  value(value: OptionValue): string;
}

/** What a language has to say. Everything that must be worked out is in `facts.ts`. */
export interface Language {
  readonly title: string;
  readonly subtitle: string;
  readonly blurb: string;
  readonly reconstructed: readonly string[];
  readonly options: Readonly<Record<OptionKey, OptionWords>>;
  readonly scoreSources: Readonly<Record<ScoreSource, string>>;
  readonly waiting: Readonly<Record<QuestionKind, string>>;
  question(asked: Asked): { title: string; hint: string };
  choice(choice: Choice): string;
  wish(wish: VillageWish): string;
  refusal(refusal: Refusal): string;
  event(event: VillageEvent, cast: Cast): string | null;
  moment(round: number): string;
  readonly words: VillageWords;
  readonly book: Book;
}

/** A number among the details of a refusal. */
export function detail(refusal: Refusal, key: string): number {
  return Number(refusal.details[key] ?? 0);
}
