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

/** What the checks of the tables claim. */
export type BoxClaim =
  | 'spacesWritten'
  | 'deedWritten'
  | 'placeHasSpaces'
  | 'category'
  | 'noSpaces'
  | 'sacristySpace'
  | 'amountsThere'
  | 'pharmacyCoins'
  | 'tilesOfSort'
  | 'goodsForPaths'
  | 'tilesOfEvent'
  | 'pathJoins'
  | 'secondGood'
  | 'coinsForAll'
  | 'startingCoins'
  | 'marketRoom'
  | 'taxedGoods'
  | 'fieldGood'
  | 'citizenField'
  | 'draws'
  | 'statusRises'
  | 'coinFieldsRise'
  | 'citizenFieldsRise'
  | 'onTrack';

/** Everything that is printed on the components, as far as games differ by it. */
export const box = new Box<BoxKey, BoxClaim>('orleans');

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
