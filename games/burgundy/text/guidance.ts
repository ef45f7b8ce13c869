import type { Guidance } from '@spielstube/engine/text';
import type { QuestionKind } from '../rules/state.ts';
import { guided } from './guide.ts';
import type { BurgundyTexts } from './types.ts';

/** The chapter of the rules book for each question. */
const CHAPTERS: Readonly<Record<QuestionKind, BurgundyTexts['chapter']>> = {
  turn: 'rounds',
  action: 'rounds',
  makeRoom: 'display',
  target: 'placing',
  phaseBonus: 'bonuses',
  goods: 'cards',
  animal: 'cards',
  boardingHouse: 'buildings',
  takeFromDisplay: 'buildings',
  warehouse: 'selling',
  cityHall: 'buildings',
  bought: 'silver',
  endTurn: 'silver',
};
const chapters: Readonly<Record<string, BurgundyTexts['chapter'] | undefined>> = CHAPTERS;

/** What helps somebody who is new to the game. */
export const guidance: Guidance<BurgundyTexts> = {
  guided,
  chapter: ({ kind }) => chapters[kind] ?? 'course',
};
