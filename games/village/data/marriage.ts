import { unless } from '@spielstube/engine';
import { amountsFrom, unreadableIn } from './amounts.ts';
import { box } from './box.ts';
import { COLOURS, CUBE_KEYS, isSmall } from './pieces.ts';
import { BAKERY, RANKS, STORE } from './places.ts';

export { MOST_TILES } from './expansion-keys.ts';

/** Placing in the Ceremony Area; the offer for who comes home from it; plague cubes more; pink members, one more alone. */
export const MARRIAGE_BOARD = box.table(
  'marriage',
  { time: 2, cubes: 1, offerCubes: 1, plague: 1, pink: 2, pinkAlone: 1 },
  {
    check: ({ cubes, offerCubes }) =>
      unless([cubes > 0 && cubes <= 2 && offerCubes > 0 && offerCubes <= 2, 'marriageCubes']),
  },
);

/** What a rank brings. */
export interface RankBonus {
  readonly points: number;
  readonly coins: number;
  readonly grain: number;
  /** One of these colours. */
  readonly oneOf: readonly number[];
  /** An own cube for so many of choice. */
  readonly swap: number;
}
const NONE = { points: 0, coins: 0, grain: 0, oneOf: 'nothing', swap: 0 } as const;
/** Known: the swaps on rank 2 or 4; that rank 3 lets choose; 3 grain on rank 6. */
const PRINTED_RANKS = box.table(
  'ranks',
  {
    front: {
      1: NONE,
      2: { ...NONE, swap: 1 },
      3: { ...NONE, oneOf: '1 persuasion + 1 faith' },
      4: { ...NONE, coins: 1 },
      5: { ...NONE, points: 2 },
      6: { ...NONE, grain: 3 },
    },
    back: {
      1: NONE,
      2: { ...NONE, grain: 1 },
      3: { ...NONE, oneOf: '1 skill + 1 knowledge' },
      4: { ...NONE, swap: 2 },
      5: { ...NONE, coins: 1, grain: 1 },
      6: { ...NONE, points: 3 },
    },
  },
  {
    reconstructed: [
      'front.1',
      'front.3.oneOf',
      'front.4',
      'front.5',
      'back.1',
      'back.2',
      'back.3.oneOf',
      'back.5',
      'back.6',
    ],
    check: (sides) =>
      unreadableIn(
        Object.values(sides).flatMap((ranks) => Object.values(ranks).map(({ oneOf }) => oneOf)),
        ['skill', 'persuasion', 'faith', 'knowledge'],
      ) ??
      unless([
        Object.values(sides).every((ranks) => Object.values(ranks).every(({ swap }) => swap <= 2)),
        'swap',
      ]),
  },
);
const bonusFrom = (rank: Readonly<Record<keyof typeof NONE, number | string>>): RankBonus => {
  const { cubes } = amountsFrom(`${rank.oneOf}`);
  return Object.freeze<RankBonus>({
    points: Number(rank.points),
    coins: Number(rank.coins),
    grain: Number(rank.grain),
    oneOf: COLOURS.filter((colour) => cubes[colour] > 0),
    swap: Number(rank.swap),
  });
};
const bonusesFrom = (side: keyof typeof PRINTED_RANKS): readonly RankBonus[] => [
  bonusFrom(NONE),
  ...Object.values(PRINTED_RANKS[side]).map(bonusFrom),
];
/** By side, then by rank 1 to 6. */
export const RANK_BONUSES: Readonly<Record<string, readonly RankBonus[]>> = {
  front: bonusesFrom('front'),
  back: bonusesFrom('back'),
};

/** The die: by colour the rank that gets the pink member, and the house that a pink member chooses. */
const PRINTED_DIE = box.table(
  'die',
  {
    rank: { skill: 4, persuasion: 5, faith: 2, knowledge: 3 },
    house: { skill: 'store', persuasion: 'bakery', faith: 'bakery', knowledge: 'store' },
  },
  {
    reconstructed: 'all',
    check: ({ rank, house }) =>
      unless(
        [
          Object.values(rank).every((n) => n >= 1 && n <= RANKS) && new Set(Object.values(rank)).size === 4,
          'ranksApart',
          RANKS,
        ],
        [Object.values(house).every((key) => key === 'bakery' || key === 'store'), 'houseOfColour'],
      ),
  },
);
const COLOUR_KEYS = COLOURS.map((colour) => CUBE_KEYS[colour]);
export const DIE_RANKS: readonly number[] = COLOUR_KEYS.map((key) =>
  Number(new Map(Object.entries(PRINTED_DIE.rank)).get(key)),
);
export const DIE_HOUSES: readonly number[] = COLOUR_KEYS.map((key) =>
  new Map<string, string>(Object.entries(PRINTED_DIE.house)).get(key) === 'bakery' ? BAKERY : STORE,
);

/** What a member of a couple brings in a house: two of its tiles, or one and something else. */
export const HOUSES = box.table('houses', {
  bakery: { bread: 2, orBread: 1, orGrain: 2 },
  store: { tools: 2, orTools: 1, orSkill: 1, orKnowledge: 1 },
});

/** The Smuggler: a sale of bread or tools, a customer of the waiting line, or cubes for time. */
export const SMUGGLER_TABLE = box.table(
  'smuggler',
  { saleGreen: 1, saleTime: 2, points: 2, customerCubes: 1, cubesTime: 1, cubes: 2 },
  {
    check: ({ saleGreen, customerCubes, cubes }) =>
      unless(
        [isSmall(saleGreen), 'saleGreen'],
        [customerCubes <= 2, 'smugglerCustomer'],
        [cubes === 2, 'smugglerCubes'],
      ),
  },
);
