import { unless } from '@spielstube/engine';
import { box, placeIn } from './box.ts';
import { COLOUR_KEYS, COLOURS } from './helpers.ts';

/** What lies on hand cards, used from the hand. */
export const RAW_KEYS = ['wood', 'grain', 'cotton', 'rock'] as const;
export const WOOD = 0;
export const COTTON = 2;
export const RAWS = RAW_KEYS.length;

/** Goods with a fixed value in coins. */
const goods = box.table(
  'goods',
  {
    coal: 1,
    ore: 2,
    clay: 2,
    boards: 2,
    flour: 2,
    cattle: 2,
    yarn: 2,
    barrels: 3,
    leather: 3,
    cloth: 3,
    meat: 4,
    bricks: 4,
    bread: 5,
    iron: 4,
    shoes: 5,
    clothing: 6,
    tools: 7,
    wine: 6,
    weapons: 8,
    fish: 2,
    smokedFish: 4,
    fishSoup: 5,
    corn: 2,
  },
  {
    reconstructed: [
      ...['ore', 'clay', 'boards', 'flour', 'yarn', 'cloth', 'bricks', 'iron', 'shoes', 'clothing', 'tools'],
      ...['wine', 'weapons', 'fish', 'smokedFish', 'fishSoup'],
    ],
    check: (values) =>
      unless([Object.values(values).every((value) => value > 0 && value <= 12), 'goodValue', 12]),
  },
);

/** Goods are small numbers everywhere; grapes have a colour each, because they differ in value. NEW-SPECIAL-12 */
export const GOOD_KEYS = [
  ...(Object.keys(goods) as readonly (keyof typeof goods)[]),
  'yellowGrapes',
  'greenGrapes',
  'redGrapes',
  'blueGrapes',
] as const;
export type GoodKey = (typeof GOOD_KEYS)[number];
export const GOODS = GOOD_KEYS.length;
export const good = (key: GoodKey): number => placeIn(GOOD_KEYS, key);

export const COAL = good('coal');
export const ORE = good('ore');
export const CLAY = good('clay');
export const BOARDS = good('boards');
export const CATTLE = good('cattle');
export const YARN = good('yarn');
export const BRICKS = good('bricks');
export const FISH = good('fish');

/** Grapes stand behind the goods of fixed value, in the order of their colours. */
export const FIRST_GRAPE = GOODS - COLOURS;
export const isGrape = (kind: number): boolean => kind >= FIRST_GRAPE;
export const grapeOf = (colour: number): number => FIRST_GRAPE + colour;
export const colourOfGrape = (kind: number): number => kind - FIRST_GRAPE;

/** Values of all goods; that of grapes is counted at the labour market and 0 here. */
export const GOOD_VALUES: readonly number[] = [...Object.values(goods), ...COLOUR_KEYS.map(() => 0)];
