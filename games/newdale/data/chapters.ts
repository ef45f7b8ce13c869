import { unless } from '@spielstube/engine';
import { BOARD_KEYS, BOARDS, placeNamed } from './boards.ts';
import { box, NOTHING, placeIn, placeOrNothing } from './box.ts';
import { type EventKey, eventNumber } from './events.ts';
import { BOARD_FIELD_KEYS } from './fields.ts';
import { GOOD_KEYS, type GoodKey } from './goods.ts';

/** Whether hooded figures are in the bag: never, when an event brings them, or from the start. NEW-CH5-01, NEW-CH7-01 */
export type Hooded = 'none' | 'event' | 'start';

/** Events of rounds 1 to 3, of rounds 4 to 6, and of the last one. NEW-SET-10 */
const EARLY_EVENTS = 3;
export const LATE_EVENTS = 3;

/** The set-up table: what is particular about a chapter. NEW-SET-30 */
const chapters = box.table(
  'chapters',
  {
    I: { board: 'A', start: 'A2', early: '100 101 102', late: '', numbers: 0, persons: 0 },
    II: { board: 'A', start: 'A2', early: '101 103 104', late: '12', numbers: 200, persons: 4 },
    IIIa: { board: 'B', start: 'B1', early: '100 105 106', late: '13', numbers: 202, persons: 4 },
    IIIb: { board: 'C', start: 'C1', early: '100 105 106', late: '13', numbers: 202, persons: 4 },
    IVa: { board: 'B', start: 'B1', early: '100 101 107', late: '', numbers: 204, persons: 5 },
    IVb: { board: 'C', start: 'C1', early: '100 101 107', late: '', numbers: 204, persons: 5 },
    V: { board: 'D', start: 'D2', early: '100 101 108', late: '', numbers: 205, persons: 5 },
    VI: { board: 'D', start: 'D22', early: '100 101 109', late: '', numbers: 205, persons: 5 },
    VII: { board: 'E', start: 'E1', early: '100 101 110', late: '14', numbers: 206, persons: 6 },
    VIII: { board: 'F', start: 'F1', early: '100 101 111', late: '15', numbers: 206, persons: 6 },
  },
  {
    check: (rows) =>
      unless([
        Object.values(rows).every(({ early }) => early.split(' ').length === EARLY_EVENTS),
        'earlyEvents',
        EARLY_EVENTS,
      ]),
  },
);
export type ChapterKey = keyof typeof chapters;
export const CHAPTER_KEYS = Object.keys(chapters) as readonly ChapterKey[];

/** Chapter V begins in one of two places. NEW-CAMP-03 */
export const OTHER_START_OF_V = 'D1';

/** What a chapter card asks for. NEW-SCORE-06 */
const orders = box.table(
  'orders',
  {
    I: { goods: 'bread meat corn flour', low: 8, lowPoints: 4, high: 20, highPoints: 10 },
    II: { goods: 'leather cloth shoes clothing', low: 9, lowPoints: 4, high: 22, highPoints: 10 },
    IIIa: { goods: 'boards bricks iron', low: 10, lowPoints: 4, high: 24, highPoints: 10 },
    IIIb: { goods: 'boards barrels leather', low: 12, lowPoints: 4, high: 34, highPoints: 10 },
    IVa: { goods: 'bricks iron tools', low: 10, lowPoints: 4, high: 22, highPoints: 10 },
    IVb: { goods: 'barrels meat wine', low: 9, lowPoints: 4, high: 22, highPoints: 10 },
    V: { goods: 'leather shoes iron weapons', low: 12, lowPoints: 5, high: 28, highPoints: 11 },
    VI: { goods: 'boards barrels cloth tools', low: 12, lowPoints: 4, high: 32, highPoints: 10 },
    VII: { goods: 'bread wine clothing weapons', low: 10, lowPoints: 5, high: 24, highPoints: 12 },
    VIII: { goods: 'fish smokedFish fishSoup bread wine', low: 12, lowPoints: 5, high: 28, highPoints: 12 },
  },
  {
    reconstructed: [
      'I.goods',
      'I.lowPoints',
      'I.highPoints',
      ...['II', 'IIIa', 'IIIb', 'IVa', 'IVb', 'V', 'VI', 'VII', 'VIII'],
    ],
    check: (rows) =>
      unless(
        [
          Object.values(rows).every(({ goods }) =>
            goods.split(' ').every((key) => (GOOD_KEYS as readonly string[]).includes(key)),
          ),
          'orderGoods',
          GOOD_KEYS.join(', '),
        ],
        [Object.values(rows).every(({ low, high }) => low > 0 && high > low), 'levelsRise'],
      ),
  },
);

/** For whom the points are that a solo card asks for: the first of them, if nothing else is agreed on. */
export const SOLO_LEVELS = ['grandmaster', 'master', 'journeyman'] as const;

/** Targets of the solo game, and the points of its delivery; points for weaker players beside them. NEW-SOLO-05, NEW-SOLO-10 */
const soloCards = box.table(
  'soloCards',
  {
    deliveryPoints: 6,
    shipyards: 2,
    targets: {
      I: { delivery: 16, fists: 2, points: 84, master: 84, journeyman: 68 },
      II: { delivery: 14, fists: 3, points: 84, master: 84, journeyman: 69 },
      IIIa: { delivery: 18, fists: 2, points: 87, master: 83, journeyman: 71 },
      IIIb: { delivery: 24, fists: 2, points: 88, master: 88, journeyman: 77 },
      IVa: { delivery: 14, fists: 2, points: 85, master: 85, journeyman: 67 },
      IVb: { delivery: 18, fists: 2, points: 91, master: 89, journeyman: 74 },
      V: { delivery: 20, fists: 3, points: 83, master: 80, journeyman: 67 },
      VI: { delivery: 24, fists: 2, points: 81, master: 79, journeyman: 72 },
      VII: { delivery: 12, fists: 4, points: 79, master: 79, journeyman: 60 },
      VIII: { delivery: 14, fists: 2, points: 74, master: 74, journeyman: 57 },
    },
  },
  { reconstructed: 'all' },
);
export const SOLO_DELIVERY_POINTS = soloCards.deliveryPoints;
export const SOLO_SHIPYARDS = soloCards.shipyards;

/** Places that bring points at the end, besides their premium. NEW-CH4-01, NEW-CH5-05, NEW-SCORE-14 */
const targetPlaces = box.table(
  'targetPlaces',
  { points: 3, IVa: 'B27', IVb: 'C23', V: 'D22' },
  { reconstructed: ['points'] },
);
export const TARGET_PLACE_POINTS = targetPlaces.points;

/** Rewards of ships by the order of arrival. NEW-CH7-06, NEW-CH8-06 */
const arrivals = box.table(
  'arrivals',
  { VII: { first: 4, second: 3, third: 2, fourth: 1 }, VIII: { first: 9, second: 7, third: 5, fourth: 4 } },
  { reconstructed: 'all' },
);

/** The voyage of chapter VIII. NEW-CH8-07, NEW-CH8-12 */
export const VOYAGE = box.table(
  'voyage',
  { notArrived: 5, blackShipSteps: 2, blackShipFromRound: 2, blackShipAhead: 1 },
  { reconstructed: 'all' },
);

/** What a chapter brings besides the rows above; the rules of each stand in a file of its own. */
interface Particulars {
  /** Field on the chapter card. */
  readonly field: (typeof BOARD_FIELD_KEYS)[number] | '';
  readonly hooded: Hooded;
  readonly ships: boolean;
  readonly bridges: boolean;
  /** Boards may be given up to cross thickets. NEW-CH4-02 */
  readonly boardsClear: boolean;
  /** The back of the player boards, with Captain and sailors. NEW-CH8-01 */
  readonly voyage: boolean;
  /** Sawmills lie in the display. NEW-CH3-08 */
  readonly sawmills: boolean;
  /** A number that lies in the display, 0 for none. */
  readonly displayed: number;
}
const PLAIN: Particulars = {
  field: '',
  hooded: 'none',
  ships: false,
  bridges: false,
  boardsClear: false,
  voyage: false,
  sawmills: false,
  displayed: 0,
};
const PARTICULARS: Readonly<Record<ChapterKey, Particulars>> = {
  I: PLAIN,
  II: PLAIN,
  IIIa: { ...PLAIN, field: 'bridge', bridges: true },
  IIIb: { ...PLAIN, sawmills: true },
  IVa: { ...PLAIN, field: 'bridge', bridges: true },
  IVb: { ...PLAIN, boardsClear: true },
  V: { ...PLAIN, hooded: 'event' },
  VI: { ...PLAIN, field: 'shipyard' },
  VII: { ...PLAIN, field: 'sail', hooded: 'start', ships: true },
  VIII: { ...PLAIN, field: 'hire', ships: true, voyage: true, displayed: 208 },
};

/** What a solo card asks for; points by level, in the order of SOLO_LEVELS. */
interface SoloCard {
  readonly delivery: number;
  readonly fists: number;
  readonly points: readonly number[];
}
function soloCardOf(key: ChapterKey): SoloCard {
  const { delivery, fists, points, master, journeyman } = soloCards.targets[key];
  return { delivery, fists, points: [points, master, journeyman] };
}

/** A chapter as rules use it. */
export interface Chapter extends Omit<Particulars, 'field'> {
  readonly key: ChapterKey;
  readonly board: number;
  readonly start: number;
  readonly early: readonly number[];
  /** Events of rounds 4 to 6 that are in the stack for sure; the others are drawn. */
  readonly late: readonly number[];
  /** Cards up to this number are in the pile. */
  readonly numbers: number;
  readonly persons: number;
  /** The field on the chapter card, or NOTHING. */
  readonly field: number;
  /** Goods of the order, and its two levels. */
  readonly order: readonly boolean[];
  readonly low: number;
  readonly lowPoints: number;
  readonly high: number;
  readonly highPoints: number;
  /** The place that brings points at the end, or NOTHING. */
  readonly target: number;
  readonly arrivals: readonly number[];
  readonly solo: SoloCard;
}

const eventsFrom = (numbers: string): number[] =>
  numbers === '' ? [] : numbers.split(' ').map((number) => eventNumber(`e${number}` as EventKey));

function chapterFrom(key: ChapterKey): Chapter {
  const row = chapters[key];
  const order = orders[key];
  const board = placeIn(BOARD_KEYS, row.board);
  const target = key === 'IVa' || key === 'IVb' || key === 'V' ? targetPlaces[key] : '';
  const kinds = order.goods.split(' ') as readonly GoodKey[];
  return {
    ...PARTICULARS[key],
    key,
    board,
    start: placeNamed(board, row.start),
    early: eventsFrom(row.early),
    late: eventsFrom(row.late),
    numbers: row.numbers,
    persons: row.persons,
    field: placeOrNothing(BOARD_FIELD_KEYS, PARTICULARS[key].field),
    order: GOOD_KEYS.map((good) => kinds.includes(good)),
    low: order.low,
    lowPoints: order.lowPoints,
    high: order.high,
    highPoints: order.highPoints,
    target: target === '' ? NOTHING : placeNamed(board, target),
    arrivals: key === 'VII' || key === 'VIII' ? Object.values(arrivals[key]) : [],
    solo: soloCardOf(key),
  };
}
export const CHAPTER_ROWS: readonly Chapter[] = CHAPTER_KEYS.map(chapterFrom);
export const boardOfChapter = (chapter: number) => BOARDS[CHAPTER_ROWS[chapter].board];
