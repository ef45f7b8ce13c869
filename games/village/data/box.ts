import { Box } from '@spielstube/engine';

/** The tables of the base game, and those in which expansions have rows. */
export type BaseBoxKey =
  | 'cubes'
  | 'farm'
  | 'well'
  | 'setupCards'
  | 'fillOrder'
  | 'stalls'
  | 'chronicle'
  | 'graves'
  | 'harvest'
  | 'workshops'
  | 'mill'
  | 'sale'
  | 'council'
  | 'church'
  | 'mass'
  | 'travel'
  | 'castles'
  | 'paths'
  | 'travelPoints'
  | 'chroniclePoints'
  | 'endPoints'
  | 'titles'
  | 'customers'
  | 'promoCustomers'
  | 'goalPoints'
  | 'silverGoals'
  | 'achievements'
  | 'tray'
  | 'mixCards'
  | 'ringSpaces'
  | 'titleShift'
  | 'innCustomers'
  | 'marriageCustomers';

/** The tables of the expansions, which are there when these are loaded. */
const INN_TABLES = ['inn', 'brewery', 'villagers', 'villagerEffects'] as const;
const PORT_TABLES = [
  'captains',
  'islands',
  'waters',
  'voyage',
  'cargoStacks',
  'exotics',
  'chests',
  'seaBurials',
] as const;
const MARRIAGE_TABLES = ['marriage', 'ranks', 'die', 'houses', 'smuggler'] as const;
const LATER = [...INN_TABLES, ...PORT_TABLES, ...MARRIAGE_TABLES] as const;
export type BoxKey = BaseBoxKey | (typeof LATER)[number];

/** What the checks of the tables claim. */
export type BoxClaim =
  | 'written'
  | 'farmHoldsGrain'
  | 'saleGreen'
  | 'wellCubes'
  | 'stepGreen'
  | 'privilegeCubes'
  | 'churchBrown'
  | 'monksForMass'
  | 'castleCubes'
  | 'castleBrings'
  | 'stallsOnBoard'
  | 'chronicleSpaces'
  | 'gravesThere'
  | 'spacesOnce'
  | 'cubesLaidOut'
  | 'cubesDivide'
  | 'bagFilled'
  | 'regularCounts'
  | 'titlesRise'
  | 'craftBuildings'
  | 'chronicleGroups'
  | 'memberNumbers'
  | 'steps'
  | 'compartments'
  | 'fateApart'
  | 'innCubes'
  | 'villagerPrice'
  | 'twoWaters'
  | 'outOfHarbour'
  | 'captainSteps'
  | 'chestHolds'
  | 'marriageCubes'
  | 'swap'
  | 'ranksApart'
  | 'houseOfColour'
  | 'smugglerCustomer'
  | 'smugglerCubes';

/** Everything that is printed on the components, as far as games differ by it. */
export const box = new Box<BoxKey, BoxClaim>('village', LATER);

/** What differs by the number of players. */
export type BySeats<T> = {
  readonly 2: T;
  readonly 3: T;
  readonly 4: T;
  readonly 5: T;
};

/** The same as a list by seat count: alone the values for two are used. VIL-SOLO-01 */
export const seatList = <T>({ 2: two, 3: three, 4: four, 5: five }: BySeats<T>): readonly T[] => [
  two,
  two,
  two,
  three,
  four,
  five,
];

/** What differs by step: a list with the step as its index. */
export const stepList = (steps: Readonly<Record<number, number>>): readonly number[] =>
  Array.from({ length: 5 }, (_, step) => steps[step] ?? 0);
