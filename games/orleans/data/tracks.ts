import { unless } from '@spielstube/engine';
import { box } from './box.ts';
import { GOOD_KEYS } from './goods.ts';

/** Everybody but the monks has a track, numbered like the profession. ORL-ACT-MONK-02 */
export const TRACK_KEYS = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar'] as const;
export const TRACKS = TRACK_KEYS.length;

/* Field 0 is where everybody starts; the lists of the tables begin with field 1 unless they say otherwise. */

const farmerFields = box.table(
  'farmerTrack',
  { goods: ['grain', 'grain', 'cheese', 'cheese', 'wine', 'wine', 'wool', 'brocade'] },
  {
    check: ({ goods }) =>
      unless([
        goods.every((good) => (GOOD_KEYS as readonly string[]).includes(good)),
        'fieldGood',
        GOOD_KEYS.join(', '),
      ]),
  },
);
/** The good of each field of the farmer track; none on field 0. ORL-TRACK-FARMER-01 */
export const FARMER_GOODS: readonly number[] = [
  -1,
  ...farmerFields.goods.map((key) => GOOD_KEYS.indexOf(key)),
];

const boatmanFields = box.table(
  'boatmanTrack',
  { coins: [2, 3, 4, 5, 0], citizenOn: 5 },
  {
    reconstructed: ['coins.4'],
    check: ({ citizenOn }) => unless([citizenOn >= 1 && citizenOn <= 5, 'citizenField']),
  },
);
/** ORL-TRACK-BOAT-01, -03 */
export const BOATMAN_COINS: readonly number[] = [0, ...boatmanFields.coins];
export const BOATMAN_CITIZEN_FIELD = boatmanFields.citizenOn;

/** The fields of the craftsman track; technology from the first so many is for farmers only. ORL-TECH-06 */
export const { fields: CRAFTSMAN_FIELDS, farmerOnly: FARMER_ONLY_FIELDS } = box.table('craftsmanTrack', {
  fields: 5,
  farmerOnly: 1,
});

/** The fields of the trader track; the first so many allow category I alone. ORL-TRACK-TRADER-01, -02 */
export const { fields: TRADER_FIELDS, categoryOneOnly: CATEGORY_ONE_FIELDS } = box.table('traderTrack', {
  fields: 5,
  categoryOneOnly: 1,
});

const knightFields = box.table(
  'knightTrack',
  { draws: [4, 5, 6, 7, 7, 8], citizenOn: 4 },
  {
    check: ({ draws, citizenOn }) =>
      unless(
        [draws.every((count) => count >= 1 && count <= 12), 'draws'],
        [citizenOn >= 1 && citizenOn <= 5, 'citizenField'],
      ),
  },
);
/** How many followers are drawn, from field 0 on. ORL-TRACK-KNIGHT-01 */
export const KNIGHT_DRAWS: readonly number[] = knightFields.draws;
export const KNIGHT_CITIZEN_FIELD = knightFields.citizenOn;
export const MOST_DRAWS = Math.max(...KNIGHT_DRAWS);

const scholarFields = box.table('scholarTrack', { steps: [2, 3, 4, 5, 6] });
/** Development points. ORL-TRACK-SCHOLAR-01 */
export const SCHOLAR_STEPS: readonly number[] = [0, ...scholarFields.steps];

/** The last field of each track, in their order. ORL-GEN-03 */
export const TRACK_END: readonly number[] = [
  FARMER_GOODS.length - 1,
  BOATMAN_COINS.length - 1,
  CRAFTSMAN_FIELDS,
  TRADER_FIELDS,
  KNIGHT_DRAWS.length - 1,
  SCHOLAR_STEPS.length - 1,
];

/** The development track: where the status rises, where coins and citizens lie. ORL-TRACK-DEV-01 to -04 */
const development = box.table(
  'development',
  {
    end: 30,
    statusFrom: [0, 4, 9, 15, 22, 30],
    coinFields: { first: 7, second: 12, third: 25 },
    coins: { first: 3, second: 4, third: 5 },
    citizenFields: { first: 3, second: 18, third: 28 },
  },
  {
    reconstructed: ['citizenFields.second', 'citizenFields.third'],
    check: ({ end, statusFrom, coinFields, citizenFields }) =>
      unless(
        [statusFrom[0] === 0 && isRising(statusFrom), 'statusRises'],
        [isRising(Object.values(coinFields)), 'coinFieldsRise'],
        [isRising(Object.values(citizenFields)), 'citizenFieldsRise'],
        [
          [...statusFrom, ...Object.values(coinFields), ...Object.values(citizenFields)].every(
            (field) => field >= 0 && field <= end,
          ),
          'onTrack',
          end,
        ],
      ),
  },
);
function isRising(fields: readonly number[]): boolean {
  return fields.every((field, n) => n === 0 || field > fields[n - 1]);
}

export const DEVELOPMENT_END = development.end;
const fields = Array.from({ length: DEVELOPMENT_END + 1 }, (_, field) => field);
/** The development status on each field. ORL-TRACK-DEV-04 */
export const STATUS: readonly number[] = fields.map(
  (field) => development.statusFrom.filter((from) => from <= field).length,
);
const THIRDS = ['first', 'second', 'third'] as const;
/** Coins on each field, mostly none. ORL-TRACK-DEV-02 */
export const COINS_ON_FIELD: readonly number[] = fields.map((field) =>
  THIRDS.reduce((sum, nth) => sum + (development.coinFields[nth] === field ? development.coins[nth] : 0), 0),
);
export const isCoinField = (field: number): boolean => COINS_ON_FIELD[field] > 0;
/** Which of the three citizens lies on a field; NO_CITIZEN on most. ORL-TRACK-DEV-03 */
export const NO_CITIZEN = -1;
export const CITIZEN_ON_FIELD: readonly number[] = fields.map((field) =>
  THIRDS.findIndex((nth) => development.citizenFields[nth] === field),
);
