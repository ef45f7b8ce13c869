import type { Guidance } from '@spielstube/engine/text';
import type { QuestionKind } from '../rules/state.ts';
import { guided } from './guide.ts';
import type { VillagersTexts } from './types.ts';

type Chapter = VillagersTexts['chapter'];

/** The chapter of the rules book for each question. */
const CHAPTERS: Readonly<Record<QuestionKind, Chapter>> = {
  draft: 'draft',
  benefactor: 'support',
  search: 'support',
  pick: 'support',
  putBack: 'support',
  coin: 'road',
  build: 'build',
  cover: 'specials',
  apprentice: 'specials',
  side: 'specials',
  where: 'chains',
  unlock: 'padlocks',
  smuggle: 'specials',
  layDown: 'basics',
  stack: 'basics',
  church: 'development',
  inn: 'development',
  tavern: 'development',
  countess: 'solo',
  jester: 'solo',
  bailiff: 'solo',
  levy: 'solo',
  seizure: 'solo',
};
const chapters: Readonly<Record<string, Chapter | undefined>> = CHAPTERS;

/** What helps somebody who is new to the game. */
export const guidance: Guidance<VillagersTexts> = {
  guided,
  chapter: ({ kind }) => chapters[kind] ?? 'course',
};
