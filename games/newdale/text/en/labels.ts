import { capital } from '@spielstube/engine/text';
import type { ChapterKey } from '../../data/chapters.ts';
import { ROUNDS } from '../../data/setup.ts';
import type { Labels } from '../labels.ts';
import { cards, coins, inWords, listOf, points } from './words.ts';

const PHASES: readonly string[] = [
  'Set-up',
  'Event',
  'Planning',
  'Helpers',
  'Actions',
  'Building',
  'Special Buildings',
  'Round End',
  'Final Production',
  'Scoring',
];

const NEWS: Readonly<Record<ChapterKey, readonly string[]>> = {
  I: ['The basic game: plan, produce, build.', 'Nobody has a person.'],
  II: ['Everybody chooses a person with a single advantage.', 'A messenger brings a supplementary mission.'],
  IIIa: ['You cross the river at the ford and on bridges only.', 'New action field: Bridge.'],
  IIIb: [
    'Paths through the thicket count two steps, with a Sawmill one.',
    'Sawmills lie in the display from the start.',
  ],
  IVa: ['Bridges again, and a house in Creekside brings points at the end.'],
  IVb: [
    'Whoever gives up boards gets through the thicket more easily.',
    'A house in Thickthorn brings points at the end.',
  ],
  V: [
    'Hooded figures get into the bag and raid you at the end of a round.',
    'A house in Canyon Brook brings points at the end.',
  ],
  VI: ['New action field: Shipyard. It takes goods and gives points.'],
  VII: [
    'Hooded figures from the start, and Prisons against them.',
    'Ships take you to the islands. New action field: Sail.',
  ],
  VIII: [
    'The back of the player board, with Captain and Cook.',
    'New action field: Hire.',
    'Whoever does not arrive in Newdale loses points.',
  ],
};

const WAYS: Readonly<Partial<Record<ChapterKey, string>>> = {
  IIIa: 'Follow the river',
  IIIb: 'Into the Thornwood',
};

/** What the board itself says. */
export const labels: Labels = {
  sheets: { map: 'Map', actions: 'Actions', own: 'Board', hand: 'Hand', round: 'Round' },
  whole: (name) => `Everything of ${name}`,
  status: {
    deciding: 'to play',
    next: 'after you',
    planning: 'still planning',
    ready: 'ready',
    choosing: 'chooses',
    done: 'done in this phase',
  },
  round: (round) => (round === 0 ? 'Before the first round' : `Round ${round} of ${ROUNDS}`),
  phaseShort: (phase) => PHASES[phase],
  alone: 'solo',

  printed: 'printed',
  drawn: 'drawn',
  yours: (n) => `+${n} yours alone`,
  bagState: (drawn, left) => `${drawn} drawn, ${left} in the bag`,
  bagAhead: (draws, left) => `${draws} of ${left} still to be drawn`,

  actionFields: 'Action fields',
  forSale: 'Still for sale',
  notForSale: 'All bought',
  stones: 'Action stones',
  stonesLeft: (n) => (n === 1 ? 'one stone left' : `${inWords(n)} stones left`),
  ready: 'Confirm the plan',
  chance: (share) => `${Math.round(100 * share)}%`,
  chanceAbout: 'How likely the bag brings these helpers.',

  free: 'free',
  reserved: 'for the Cook only',
  handCards: (n) => `Hand: ${cards(n)}`,
  emptyHand: 'No hand cards',
  noSpecials: 'no special buildings yet',
  noTiles: 'no tiles',
  goods: 'Goods',
  secret: 'secret',
  worth: (n) => `worth ${coins(n)}`,
  endNow: 'if it ended now:',
  startPlayer: 'begins',

  order: 'Chapter order',
  yourDelivery: (n) => `you: ${n}`,
  pile: 'Cards',
  discards: 'Discards',
  emptyDisplay: 'Nothing lies out.',
  fulfilled: 'fulfilled',
  times: (n, most) => `${n} of ${most}`,

  unnamed: 'unnamed',
  premiumTaken: 'premium taken',
  bridgeSite: 'bridge site',
  thicket: 'thicket',
  anchor: 'anchorage',
  houseOf: (name, place) => `House of ${name} in ${place}`,

  payment: 'How do you pay?',
  proposal: 'Proposal',
  byHand: 'Choose yourself',
  laid: (n, price) => `${n} of ${coins(price)}`,
  tooMuch: 'There is no change.',
  reductions: 'Lower the price first',

  finalProduction: 'Final production',
  passed: 'Chapter passed',
  failed: 'Chapter not passed',
  targets: 'Targets of the chapter',
  targetsAbout: 'All of them in the same game, or the chapter is played again.',

  chronicle: 'The Chronicle of the Journey',
  chronicleAbout: 'Eight chapters, from Longsdale to the edge of the map.',
  written: (chapters) =>
    chapters === 0
      ? 'Nothing is written yet.'
      : chapters === 1
        ? 'One of eight chapters is written.'
        : chapters === 8
          ? 'All eight chapters are written.'
          : `${capital(inWords(chapters))} of eight chapters are written.`,
  chooseWay: 'Which way?',
  cupHolder: (name) => `${name} holds the cup and points the way.`,
  way: (chapter) => WAYS[chapter] ?? `On to chapter ${chapter}`,
  pages: 'What is written',
  seeScoring: 'To the scoring',
  before: 'Before it begins',
  after: 'How it ended',
  skip: 'Skip',
  begin: 'Begin the chapter',
  goOn: 'Go on',
  tryAgain: 'Try again',
  newRules: 'What is new',
  news: (chapter) => NEWS[chapter],
  namePlace: 'Name a place',
  namePlaceAbout: (winner) =>
    `${winner} has won and may name a place that has no name. It keeps it for good.`,
  wonThenSum: 'Won, then sum',
  chapterColumn: 'Chapter',
  campaignWon: 'The journey is over.',
  campaignWinner: (names, chapters, sum) =>
    `${listOf(names)} ${names.length === 1 ? 'takes' : 'take'} the cup home: ${chapters === 1 ? '1 chapter' : `${chapters} chapters`} won, ${points(sum)} in all of them together.`,
  campaignDone: (sum) => `${points(sum)} in all chapters together.`,
};
