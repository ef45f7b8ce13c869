import { CorrectionError, type Misfit, unless } from '@spielstube/engine';
import { BOARD_A } from './boards/a.ts';
import { BOARD_B } from './boards/b.ts';
import { BOARD_C } from './boards/c.ts';
import { BOARD_D } from './boards/d.ts';
import { BOARD_E } from './boards/e.ts';
import { BOARD_F } from './boards/f.ts';
import { LANDSCAPE_KEYS, type Place, SYMBOL_KEYS } from './boards/place.ts';
import { type BoxClaim, box, placeOrNothing } from './box.ts';
import { distancesOn, type Net, reachOn } from './distances.ts';

/** A board as tables write it. */
interface PrintedBoard {
  readonly places: Readonly<Record<string, Place>>;
  readonly paths: readonly string[];
  readonly bridges: readonly string[];
  readonly thickets: readonly string[];
  readonly fields: readonly string[];
  readonly sea: readonly string[];
}

/** Houses of a seat are bits of one number. */
const MOST_PLACES = 30;

function boardHolds({
  places,
  paths,
  bridges,
  thickets,
  fields,
  sea,
}: PrintedBoard): Misfit<BoxClaim> | null {
  const keys = Object.keys(places);
  const ends = [...paths, ...bridges, ...thickets].map((path) => path.split('-'));
  return unless(
    [keys.length <= MOST_PLACES, 'boardPlaces', MOST_PLACES],
    [
      ends.every(
        (pair) => pair.length === 2 && pair[0] !== pair[1] && pair.every((key) => keys.includes(key)),
      ),
      'pathJoins',
    ],
    [fields.every((belt) => belt.split(' ').every((key) => keys.includes(key))), 'beltOfPlaces'],
    [sea.every((key) => key === '' || keys.includes(key)), 'anchorAtPlace'],
    [
      Object.values(places).every(({ landscape }) => ['', ...LANDSCAPE_KEYS].includes(landscape)),
      'landscape',
      LANDSCAPE_KEYS.join(', '),
    ],
    [
      Object.values(places).every(({ symbol }) => ['', ...SYMBOL_KEYS].includes(symbol)),
      'symbol',
      SYMBOL_KEYS.join(', '),
    ],
  );
}

const MARKS = { reconstructed: 'all', check: boardHolds } as const;
const printed: readonly PrintedBoard[] = [
  box.table('boardA', BOARD_A, MARKS),
  box.table('boardB', BOARD_B, MARKS),
  box.table('boardC', BOARD_C, MARKS),
  box.table('boardD', BOARD_D, MARKS),
  box.table('boardE', BOARD_E, MARKS),
  box.table('boardF', BOARD_F, MARKS),
];
export const BOARD_KEYS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** A board as rules use it. Its places count from 0; behind `first` they stand in the list of all places. */
export interface Board {
  readonly first: number;
  readonly places: number;
  readonly landscape: readonly number[];
  readonly premium: readonly number[];
  readonly symbol: readonly number[];
  readonly name: readonly string[];
  readonly net: Net;
  /** Bonus fields, and by place those that it is adjacent to. NEW-BUILD-21 */
  readonly fields: number;
  readonly fieldsAt: readonly (readonly number[])[];
  /** By space of the sea track the place before which a ship can anchor, or NOTHING. NEW-CH7-03 */
  readonly sea: readonly number[];
}

const pairsOf = (keys: readonly string[], paths: readonly string[]): readonly (readonly [number, number])[] =>
  paths.map((path) => {
    const [from, to] = path.split('-').map((key) => keys.indexOf(key));
    return [from, to];
  });

function boardFrom({ places, paths, bridges, thickets, fields, sea }: PrintedBoard, first: number): Board {
  const keys = Object.keys(places);
  const all = Object.values(places);
  return {
    first,
    places: keys.length,
    landscape: all.map(({ landscape }) => placeOrNothing(LANDSCAPE_KEYS, landscape)),
    premium: all.map(({ premium }) => premium),
    symbol: all.map(({ symbol }) => placeOrNothing(SYMBOL_KEYS, symbol)),
    name: all.map(({ name }) => name),
    net: {
      places: keys.length,
      paths: pairsOf(keys, paths),
      bridges: pairsOf(keys, bridges),
      thickets: pairsOf(keys, thickets),
    },
    fields: fields.length,
    fieldsAt: keys.map((key) =>
      fields.flatMap((belt, field) => (belt.split(' ').includes(key) ? [field] : [])),
    ),
    sea: sea.map((key) => placeOrNothing(keys, key)),
  };
}

/** All places of all boards, by their keys: A1 to F24. */
export const PLACE_KEYS: readonly string[] = printed.flatMap(({ places }) => Object.keys(places));
export const BOARDS: readonly Board[] = printed.map((board, n) =>
  boardFrom(
    board,
    printed.slice(0, n).reduce((all, { places }) => all + Object.keys(places).length, 0),
  ),
);
export const MOST_FIELDS = Math.max(...BOARDS.map(({ fields }) => fields));
export const MOST_BRIDGES = Math.max(...BOARDS.map(({ net }) => net.bridges.length));

/** A place of a board by its key. */
export function placeNamed(board: number, key: string): number {
  const at = PLACE_KEYS.indexOf(key) - BOARDS[board].first;
  if (at < 0 || at >= BOARDS[board].places)
    throw new CorrectionError(box.game, { what: 'noSuchName', given: key });
  return at;
}
export const placeKey = (board: number, place: number): string => PLACE_KEYS[BOARDS[board].first + place];

/** Steps are counted up to here. */
export const MOST_STEPS = 3;

/*
 * How far places lie apart depends on the bridges that were built (a bit for each site) and on whether thickets count
 * as one step. All of it is worked out once.
 */
const variants = BOARDS.map(({ net }) => {
  const count = 2 ** (net.bridges.length + 1);
  return Array.from({ length: count }, (_, variant) =>
    reachOn(distancesOn(net, variant >> 1, variant % 2 === 1), MOST_STEPS),
  );
});
/** By steps (1 to 3) and place: the places that lie so far away at most, as bits. NEW-BUILD-11, -20, NEW-CH3-03, -06 */
export const reachOf = (board: number, bridges: number, cleared: boolean): readonly (readonly number[])[] =>
  variants[board][2 * bridges + (cleared ? 1 : 0)];
