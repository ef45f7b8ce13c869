import type { Guidance } from '@spielstube/engine/text';
import {
  CHURCH,
  COUNCIL,
  CRAFTS,
  FAMILY,
  GRAIN,
  INN,
  MARKET,
  MARRIAGE,
  SMUGGLER,
  TRAVEL,
} from '../data/spaces.ts';
import type { QuestionKind } from '../rules/state.ts';
import { guided } from './guide.ts';
import type { VillageTexts } from './types.ts';

type Chapter = VillageTexts['chapter'];

/** The chapter of the rules book for each question. */
const CHAPTERS: Readonly<Record<QuestionKind, Chapter>> = {
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
  cards: 'cards',
  extraTurn: 'cardsInTime',
  bard: 'cardsInTime',
  abbot: 'cardsAnyTime',
  messenger: 'cardsAnyTime',
  noblewoman: 'cardsAnyTime',
  lookThrough: 'cardsAnyTime',
  herbalist: 'cardsAnyTime',
  councilman: 'cardsAnyTime',
  prodigalSon: 'cardsAnyTime',
  cattleBreeder: 'cardsAnyTime',
  scrapDealer: 'cardsInTime',
  tollKeeper: 'cardsInTime',
  father: 'cardsInTime',
  grocer: 'cardsOfMixes',
  jack: 'cardsOfMixes',
  cousin: 'cardsOfMixes',
  innStack: 'inn',
  innBuy: 'inn',
  helmsman: 'cardsOfMixes',
  load: 'cargo',
  loadPair: 'cardsOfMixes',
  voyage: 'voyage',
  cartographer: 'cardsOfMixes',
  island: 'islands',
  seaBurial: 'homecoming',
  giveChest: 'promos',
  howMany: 'smuggler',
  rank: 'ceremony',
  oneOfTwo: 'ceremony',
  swap: 'ceremony',
  useTool: 'bread',
  house: 'wedding',
  offer: 'wedding',
  gain: 'wedding',
  spouse: 'wedding',
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
  [INN, 'inn'],
  [SMUGGLER, 'smuggler'],
  [MARRIAGE, 'ceremony'],
]);

/** What helps somebody who is new to the game. */
export const guidance: Guidance<VillageTexts> = {
  guided,
  chapter: ({ kind, what }) => (kind === 'action' ? SPACE_CHAPTERS.get(what) : chapters[kind]) ?? 'course',
};
