import { AREAS, WAY_KEYS, WAYS } from './areas.ts';
import { box } from './box.ts';

/* Where action stones are put: fields of the action board and of chapter cards, then those of the own areas. */
export const OFFSPRING = 0;
export const BLACK_MARKET = 1;
export const HAND_CARDS = 2;
export const PROGRESS = 3;
export const BUILD = 4;
/** On chapter cards. NEW-CH3-02, NEW-CH6-01, NEW-CH7-05, NEW-SAILOR-09 */
export const BRIDGE = 5;
export const SHIPYARD = 6;
export const SAIL = 7;
export const HIRE = 8;
export const BOARD_FIELD_KEYS = [
  'offspring',
  'blackMarket',
  'handCards',
  'progress',
  'build',
  'bridge',
  'shipyard',
  'sail',
  'hire',
] as const;
/** Fields that every chapter has. */
export const COMMON_FIELDS = 5;
export const FIRST_AREA_FIELD = BOARD_FIELD_KEYS.length;

/** Fields of areas are called `sloppy1` to `extraordinary8`. */
export const FIELD_KEYS: readonly string[] = [
  ...BOARD_FIELD_KEYS,
  ...Array.from({ length: AREAS }, (_, area) => WAY_KEYS.map((way) => `${way}${area + 1}`)).flat(),
];
export const isAreaField = (field: number): boolean => field >= FIRST_AREA_FIELD;
export const areaOf = (field: number): number => ((field - FIRST_AREA_FIELD) / WAYS) | 0;
export const wayOf = (field: number): number => (field - FIRST_AREA_FIELD) % WAYS;
export const areaField = (area: number, way: number): number => FIRST_AREA_FIELD + area * WAYS + way;

/** Action stones "1" to "4" count from 0 inside. */
export const STONES = 4;
export const STONES_AT_FIRST = 2;
export const THIRD_STONE = 2;
export const FOURTH_STONE = 3;

/** What the fields of the action board cost and bring. NEW-OFFSPRING-01, -03, NEW-BLACK-01, NEW-HAND-03, NEW-PROGRESS-01, -02 */
export const ACTION_FIELDS = box.table('actionFields', {
  offspring: { thirdCoins: 7, fourthCoins: 13, fourthPoints: 3 },
  blackMarket: { cards: 2, coal: 4, goods: 1 },
  handCards: { cards: 3 },
  progress: { coins: 4, points: 2 },
  notCarriedOut: { cards: 1 },
  buildingPhase: { cards: 2 },
});

/** The same of the fields on chapter cards. NEW-CH3-02, NEW-CH6-01, NEW-CH7-05 */
export const CHAPTER_FIELDS = box.table(
  'chapterFields',
  {
    bridge: { coins: 5, points: 3, cards: 1 },
    shipyard: { goods: 'boards barrels cloth tools', coins: 6, points: 4, cards: 1, times: 3 },
    sail: { spaces: 2, moreCards: 2 },
  },
  { reconstructed: 'all' },
);
