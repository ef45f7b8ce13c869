import type { Guidance } from '@spielstube/engine/text';
import type { QuestionKind } from '../rules/state.ts';
import { guided } from './guide.ts';
import type { NewdaleTexts } from './types.ts';

type Chapter = NewdaleTexts['chapter'];

/** The chapter of the rules book for each question. */
const CHAPTERS: Readonly<Record<QuestionKind, Chapter>> = {
  layAside: 'setup',
  choosePerson: 'persons',
  prepare: 'tiles',
  plan: 'planning',
  release: 'specials',
  offspring: 'actions',
  blackMarket: 'actions',
  handCards: 'actions',
  progress: 'actions',
  build: 'building',
  bridge: 'chapterIII',
  shipyard: 'chapterVI',
  sail: 'chapterVII',
  hire: 'chapterVIII',
  produce: 'producing',
  emptyArea: 'producing',
  chain: 'producing',
  feed: 'producing',
  steps: 'chapterVIII',
  endTurn: 'tiles',
  buildPhase: 'building',
  buildNow: 'persons',
  where: 'building',
  pay: 'paying',
  area: 'building',
  takeTile: 'tiles',
  special: 'specials',
  jail: 'specials',
  discard: 'course',
  onto: 'actions',
  chooseHelper: 'persons',
  chooseVineyard: 'persons',
  nate: 'persons',
  halve: 'course',
  storm: 'chapterVIII',
  finalProduction: 'ending',
};
const chapters: Readonly<Record<string, Chapter | undefined>> = CHAPTERS;

/** What helps somebody who is new to the game. */
export const guidance: Guidance<NewdaleTexts> = {
  guided,
  chapter: ({ kind }) => chapters[kind] ?? 'course',
};
