import type { BookChapter } from '@spielstube/engine';
import { type ChapterId, RULES, type RuleIdOf } from './rule-ids.ts';

/** A chapter of the rules book in one language: an introduction, then every rule of the chapter. */
export interface Chapter<C extends ChapterId> {
  readonly title: string;
  readonly intro: readonly string[];
  readonly rules: Readonly<Record<RuleIdOf<C>, string>>;
}

export type Book = { readonly [C in ChapterId]: Chapter<C> };

/** The order of the chapters, as a learner reads them. */
const CHAPTERS: readonly ChapterId[] = [
  'general',
  'setup',
  'rounds',
  'seeding',
  'turns',
  'time',
  'harvest',
  'family',
  'crafts',
  'market',
  'council',
  'travel',
  'church',
  'well',
  'coins',
  'death',
  'mass',
  'newRound',
  'end',
  'scoring',
  'goals',
  'promos',
  'solo',
];

export function chaptersOf(book: Book): BookChapter[] {
  return CHAPTERS.map((id) => {
    const { title, intro, rules } = book[id];
    const texts: Readonly<Record<string, string>> = rules;
    return { id, title, intro, rules: RULES[id].map((rule) => ({ id: rule, text: texts[rule] })) };
  });
}
