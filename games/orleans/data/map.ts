import { type Misfit, unless } from '@spielstube/engine';
import { type BoxClaim, box } from './box.ts';

export const CITY_KEYS = [
  'orleans',
  'chartres',
  'etampes',
  'leMans',
  'chateaudun',
  'montargis',
  'vendome',
  'blois',
  'briare',
  'tours',
  'chinon',
  'montrichard',
  'vierzon',
  'loches',
  'bourges',
  'sancerre',
  'chatellerault',
  'leBlanc',
  'chateauroux',
  'nevers',
  'argenton',
  'laChatre',
  'saintAmand',
] as const;
export type CityKey = (typeof CITY_KEYS)[number];
export const CITIES = CITY_KEYS.length;
export const ORLEANS = CITY_KEYS.indexOf('orleans');

const cityOf = (key: string): number => (CITY_KEYS as readonly string[]).indexOf(key);

/** A path as tables write it: its ends, and from how many players on it has a second goods space (0: never). */
interface Line {
  readonly from: string;
  readonly to: string;
  readonly secondGoodFrom: number;
}
const linesHold = (lines: Readonly<Record<string, Line>>): Misfit<BoxClaim> | null =>
  unless(
    [
      Object.values(lines).every(({ from, to }) => cityOf(from) >= 0 && cityOf(to) >= 0 && from !== to),
      'pathJoins',
      CITY_KEYS.join(', '),
    ],
    [Object.values(lines).every(({ secondGoodFrom }) => [0, 3, 4].includes(secondGoodFrom)), 'secondGood'],
  );

const roads = box.table(
  'roads',
  {
    R01: { from: 'chartres', to: 'etampes', secondGoodFrom: 0 },
    R02: { from: 'chartres', to: 'leMans', secondGoodFrom: 4 },
    R03: { from: 'chartres', to: 'chateaudun', secondGoodFrom: 0 },
    R04: { from: 'chartres', to: 'orleans', secondGoodFrom: 0 },
    R05: { from: 'etampes', to: 'montargis', secondGoodFrom: 4 },
    R06: { from: 'leMans', to: 'chateaudun', secondGoodFrom: 0 },
    R07: { from: 'leMans', to: 'vendome', secondGoodFrom: 0 },
    R08: { from: 'leMans', to: 'tours', secondGoodFrom: 3 },
    R09: { from: 'chateaudun', to: 'vendome', secondGoodFrom: 0 },
    R10: { from: 'chateaudun', to: 'orleans', secondGoodFrom: 0 },
    R11: { from: 'orleans', to: 'montargis', secondGoodFrom: 0 },
    R12: { from: 'orleans', to: 'vierzon', secondGoodFrom: 3 },
    R13: { from: 'vendome', to: 'blois', secondGoodFrom: 0 },
    R14: { from: 'montargis', to: 'briare', secondGoodFrom: 0 },
    R15: { from: 'bourges', to: 'sancerre', secondGoodFrom: 0 },
    R16: { from: 'blois', to: 'vierzon', secondGoodFrom: 0 },
    R17: { from: 'chinon', to: 'chatellerault', secondGoodFrom: 0 },
    R18: { from: 'montrichard', to: 'loches', secondGoodFrom: 0 },
    R19: { from: 'loches', to: 'chateauroux', secondGoodFrom: 0 },
    R20: { from: 'chatellerault', to: 'argenton', secondGoodFrom: 4 },
    R21: { from: 'leBlanc', to: 'chateauroux', secondGoodFrom: 0 },
    R22: { from: 'chateauroux', to: 'vierzon', secondGoodFrom: 0 },
    R23: { from: 'chateauroux', to: 'argenton', secondGoodFrom: 0 },
    R24: { from: 'chateauroux', to: 'laChatre', secondGoodFrom: 0 },
    R25: { from: 'argenton', to: 'laChatre', secondGoodFrom: 0 },
    R26: { from: 'laChatre', to: 'saintAmand', secondGoodFrom: 0 },
    R27: { from: 'saintAmand', to: 'bourges', secondGoodFrom: 0 },
    R28: { from: 'saintAmand', to: 'nevers', secondGoodFrom: 4 },
    R29: { from: 'bourges', to: 'nevers', secondGoodFrom: 0 },
  },
  { check: linesHold },
);

const waterways = box.table(
  'waterways',
  {
    W01: { from: 'orleans', to: 'blois', secondGoodFrom: 0 },
    W02: { from: 'blois', to: 'tours', secondGoodFrom: 0 },
    W03: { from: 'orleans', to: 'briare', secondGoodFrom: 3 },
    W04: { from: 'briare', to: 'sancerre', secondGoodFrom: 3 },
    W05: { from: 'sancerre', to: 'nevers', secondGoodFrom: 0 },
    W06: { from: 'tours', to: 'montrichard', secondGoodFrom: 0 },
    W07: { from: 'tours', to: 'loches', secondGoodFrom: 0 },
    W08: { from: 'chinon', to: 'chatellerault', secondGoodFrom: 0 },
    W09: { from: 'chinon', to: 'leBlanc', secondGoodFrom: 3 },
    W10: { from: 'leBlanc', to: 'argenton', secondGoodFrom: 0 },
    W11: { from: 'montrichard', to: 'vierzon', secondGoodFrom: 0 },
    W12: { from: 'vierzon', to: 'bourges', secondGoodFrom: 0 },
    W13: { from: 'vierzon', to: 'saintAmand', secondGoodFrom: 0 },
    W14: { from: 'tours', to: 'chinon', secondGoodFrom: 0 },
  },
  { check: linesHold },
);

/** Kinds of paths. ORL-TRAVEL-02 */
export const ROAD = 0;
export const WATERWAY = 1;

export interface Path {
  readonly kind: number;
  readonly from: number;
  readonly to: number;
  readonly secondGoodFrom: number;
}
const pathsOf = (kind: number, lines: Readonly<Record<string, Line>>): Path[] =>
  Object.values(lines).map(({ from, to, secondGoodFrom }) => ({
    kind,
    from: cityOf(from),
    to: cityOf(to),
    secondGoodFrom,
  }));

export const PATH_KEYS: readonly string[] = [...Object.keys(roads), ...Object.keys(waterways)];
export const MAP: readonly Path[] = [...pathsOf(ROAD, roads), ...pathsOf(WATERWAY, waterways)];
export const PATHS = MAP.length;

/** The paths of a kind that leave a city. ORL-TRAVEL-01, -09 */
const PATHS_FROM: readonly (readonly (readonly number[])[])[] = [ROAD, WATERWAY].map((kind) =>
  CITY_KEYS.map((_, city) =>
    MAP.flatMap((path, n) => (path.kind === kind && (path.from === city || path.to === city) ? [n] : [])),
  ),
);
export const pathsFrom = (kind: number, city: number): readonly number[] => PATHS_FROM[kind][city];
export const otherEnd = (path: number, city: number): number =>
  MAP[path].from === city ? MAP[path].to : MAP[path].from;

/* Every path has room for two goods, one after the other; how many are used depends on the number of players. */
export const GOODS_OF_A_PATH = 2;
/** The spaces for goods that so many players use. ORL-SET-18, -22, -26 */
export const goodsSpaces = (seats: number): readonly number[] =>
  MAP.flatMap(({ secondGoodFrom }, path) => {
    const first = path * GOODS_OF_A_PATH;
    return secondGoodFrom > 0 && seats >= secondGoodFrom ? [first, first + 1] : [first];
  });
