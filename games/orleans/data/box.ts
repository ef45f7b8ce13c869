import { Box } from '@spielstube/engine';

/** The tables of the box. */
export type BoxKey =
  | 'people'
  | 'goods'
  | 'goodsRemoved'
  | 'places'
  | 'placeTiles'
  | 'effects'
  | 'farmerTrack'
  | 'boatmanTrack'
  | 'craftsmanTrack'
  | 'traderTrack'
  | 'knightTrack'
  | 'scholarTrack'
  | 'development'
  | 'citizens'
  | 'deeds'
  | 'roads'
  | 'waterways'
  | 'hourglass'
  | 'coins'
  | 'starting'
  | 'census'
  | 'harvest'
  | 'taxes'
  | 'technology';

/** Everything that is printed on the components, as far as games differ by it. */
export const box = new Box<BoxKey>('orleans');

/** What differs by the number of players. */
export interface BySeats<T> {
  readonly 2: T;
  readonly 3: T;
  readonly 4: T;
}

/** The same as a list with the number of seats as its index. */
export const seatList = <T>({ 2: two, 3: three, 4: four }: BySeats<T>): readonly T[] => [
  two,
  two,
  two,
  three,
  four,
];

/** For checks: the first of the sentences whose condition does not hold. */
export function unless(...claims: readonly (readonly [holds: boolean, wrong: string])[]): string | null {
  return claims.find(([holds]) => !holds)?.[1] ?? null;
}
