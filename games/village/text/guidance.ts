import type { Guidance } from '@spielstube/engine/text';
import { CHURCH, COUNCIL, CRAFTS, FAMILY, GRAIN, MARKET, TRAVEL } from '../data/spaces.ts';
import type { BaseQuestionKind, VillageFrame } from '../rules/state.ts';
import { docked } from './expansions.ts';
import { guided } from './guide.ts';
import type { VillageTexts } from './types.ts';

type Chapter = VillageTexts['chapter'];
type Chapters = Readonly<Record<string, Chapter | undefined>>;

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

/** The chapters of the action spaces. */
const SPACE_CHAPTERS: Chapters = {
  [GRAIN]: 'harvest',
  [FAMILY]: 'family',
  [CRAFTS]: 'crafts',
  [MARKET]: 'market',
  [COUNCIL]: 'council',
  [TRAVEL]: 'travel',
  [CHURCH]: 'church',
};

function chapter({ kind, what }: VillageFrame): Chapter {
  const ofSpaces: Chapters = Object.assign({}, SPACE_CHAPTERS, ...docked.map((one) => one.spaceChapters));
  const ofQuestions: Chapters = Object.assign({}, CHAPTERS, ...docked.map((one) => one.chapters));
  return (kind === 'action' ? ofSpaces[what] : ofQuestions[kind]) ?? 'course';
}

/** What helps somebody who is new to the game; with expansions as soon as their words are loaded. */
export const guidance = (): Guidance<VillageTexts> => ({
  guided: Object.assign({}, guided, ...docked.map((one) => one.guided)),
  chapter,
});
