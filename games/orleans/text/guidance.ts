import type { Guidance } from '@spielstube/engine/text';
import type { QuestionKind } from '../rules/state.ts';
import { guided } from './guide.ts';
import type { OrleansTexts } from './types.ts';

type Chapter = OrleansTexts['chapter'];

/** The chapter of the rules book for each question. */
const CHAPTERS: Readonly<Record<QuestionKind, Chapter>> = {
  removeTile: 'variants',
  followers: 'followers',
  tower: 'tiles',
  plan: 'planning',
  act: 'actions',
  recruit: 'tracks',
  chooseTile: 'tiles',
  travel: 'travel',
  takeGood: 'travel',
  send: 'deeds',
  canalReward: 'deeds',
  pharmacy: 'tiles',
  bathhouse: 'tiles',
  endTurn: 'actions',
  technology: 'technology',
  torture: 'torture',
  sacristy: 'events',
  harvest: 'events',
};
const chapters: Readonly<Record<string, Chapter | undefined>> = CHAPTERS;

/** What helps somebody who is new to the game. */
export const guidance: Guidance<OrleansTexts> = {
  guided,
  chapter: ({ kind }) => chapters[kind] ?? 'course',
};
