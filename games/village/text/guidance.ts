import type { Guidance } from '@spielstube/engine/text';
import { CHURCH, COUNCIL, CRAFTS, FAMILY, GRAIN, MARKET, TRAVEL } from '../data/spaces.ts';
import type { BaseQuestionKind } from '../rules/state.ts';
import { guided } from './guide.ts';
import type { VillageTexts } from './types.ts';

type Chapter = VillageTexts['chapter'];

/** The chapter of the rules book for each question. */
const CHAPTERS: Readonly<Record<BaseQuestionKind, Chapter>> = {
  startingCube: 'setup',
  turn: 'turns',
  chooseAction: 'turns',
  action: 'turns',
  produceNow: 'crafts',
  pay: 'coins',
  payCouncil: 'council',
  payChurch: 'church',
  ringOrCoin: 'coins',
  privilege: 'council',
  takeCubes: 'council',
  takeGood: 'council',
  market: 'market',
  death: 'death',
  buyOut: 'mass',
  climb: 'mass',
  connysCube: 'solo',
  goals: 'goals',
  endTurn: 'time',
};
const chapters: Readonly<Record<string, Chapter | undefined>> = CHAPTERS;

/** The chapters of the action spaces. */
const SPACE_CHAPTERS = new Map<number, Chapter>([
  [GRAIN, 'harvest'],
  [FAMILY, 'family'],
  [CRAFTS, 'crafts'],
  [MARKET, 'market'],
  [COUNCIL, 'council'],
  [TRAVEL, 'travel'],
  [CHURCH, 'church'],
]);

/** What helps somebody who is new to the game. */
export const guidance: Guidance<VillageTexts> = {
  guided,
  chapter: ({ kind, what }) => (kind === 'action' ? SPACE_CHAPTERS.get(what) : chapters[kind]) ?? 'course',
};
