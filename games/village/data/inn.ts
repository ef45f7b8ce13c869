import { amountsFrom, unreadableIn } from './amounts.ts';
import { box, unless } from './box.ts';
import type { Workshop } from './crafts.ts';
import type { Needs } from './mixes.ts';
import { BEER, isSmall } from './pieces.ts';
import { BREWERY } from './places.ts';

/** The Inn: time to place a member, then time (front) or cubes of any colour (back) for step 1; beer to begin with. */
export const INN_BOARD = box.table(
  'inn',
  { placeTime: 1, frontTime: 1, backCubes: 1, startingBeer: 1 },
  { check: ({ backCubes }) => unless([backCubes > 0 && isSmall(backCubes), 'the back asks for cubes']) },
);
/** The stacks of villager cards. */
export const CARD_STACKS = 3;

const PRINTED_BREWERY = box.table(
  'brewery',
  { training: 3, production: 3, price: '3 grain', beer: 2 },
  {
    check: ({ price }) => unreadableIn([price], ['skill', 'persuasion', 'faith', 'knowledge', 'grain']),
  },
);
/** The Brewery, a fifth craft building. VIL-INN-BREW-01 to -05 */
export const BREWERY_TABLE: Workshop = Object.freeze({
  place: BREWERY,
  trainingTime: PRINTED_BREWERY.training,
  productionTime: PRINTED_BREWERY.production,
  cubes: amountsFrom(PRINTED_BREWERY.price).cubes,
  grain: amountsFrom(PRINTED_BREWERY.price).grain,
  goods: [BEER],
  yields: PRINTED_BREWERY.beer,
});

/**
 * When a villager card is played: never (it is scored at the end), any time, or in a situation of its own. VIL-CARD-GEN-16
 */
export type CardUse = 'scored' | 'anyTime' | 'situation';

interface Row {
  readonly key: string;
  readonly price: string;
}
const row = <K extends string>(key: K, price: string): { key: K; price: string } => ({ key, price });
/** Known: the price of the Medicus; that prices are 1 coin, 1 beer or 2 beer. */
const PRICES = [
  row('farmersWife', '1 beer'),
  row('mayor', '1 beer'),
  row('chronicler', '1 beer'),
  row('scholar', '1 beer'),
  row('count', '1 beer'),
  row('estateManager', '2 beer'),
  row('medicus', '2 beer'),
  row('nun', '1 beer'),
  row('traveller', '1 beer'),
  row('pickpocket', '1 coin'),
  row('guildMaster', '1 beer'),
  row('abbot', '2 beer'),
  row('messenger', '1 beer'),
  row('noblewoman', '1 coin'),
  row('farmhand', '1 beer'),
  row('herbalist', '1 coin'),
  row('councilman', '2 beer'),
  row('blacksmith', '1 beer'),
  row('scribe', '1 coin'),
  row('prodigalSon', '1 beer'),
  row('cattleBreeder', '1 coin'),
  row('cartwright', '1 coin'),
  row('scrapDealer', '2 beer'),
  row('bard', '1 beer'),
  row('jester', '2 beer'),
  row('oldMan', '1 beer'),
  row('marketCrier', '1 coin'),
  row('miller', '1 beer'),
  row('father', '1 coin'),
  row('tollKeeper', '1 beer'),
  row('admiral', '1 beer'),
  row('cartographer', '1 beer'),
  row('quartermaster', '1 beer'),
  row('helmsman', '1 beer'),
  row('cousin', '1 beer'),
  row('grocer', '1 coin'),
  row('jackOfAllTrades', '1 beer'),
] as const;
export type VillagerKey = (typeof PRICES)[number]['key'];
export const VILLAGER_KEYS: readonly VillagerKey[] = PRICES.map(({ key }) => key);

const PRINTED_PRICES: readonly Row[] = box.table('villagers', PRICES, {
  reconstructed: VILLAGER_KEYS.filter((key) => key !== 'medicus'),
  check: (rows) =>
    unless([
      rows.every(({ price }) => ['1 coin', '1 beer', '2 beer'].includes(price)),
      'a villager costs 1 coin, 1 beer or 2 beer',
    ]),
});

export interface Villager {
  readonly key: VillagerKey;
  readonly coins: number;
  readonly beer: number;
  readonly use: CardUse;
  readonly needs: Needs;
}

const SCORED: readonly string[] = VILLAGER_KEYS.slice(0, VILLAGER_KEYS.indexOf('abbot'));
const ANY_TIME: readonly string[] = [
  ...VILLAGER_KEYS.slice(VILLAGER_KEYS.indexOf('abbot'), VILLAGER_KEYS.indexOf('scrapDealer')),
  ...VILLAGER_KEYS.slice(VILLAGER_KEYS.indexOf('cousin')),
];
/** Those that Port takes out, those that come with it, and those of Marriage. VIL-COMBO-IP-01, VIL-COMBO-MI-01 */
const ON_LAND: readonly string[] = ['count', 'traveller', 'messenger', 'tollKeeper'];
const OF_PORT: readonly string[] = ['admiral', 'cartographer', 'quartermaster', 'helmsman'];
const OF_MARRIAGE: readonly string[] = ['cousin', 'grocer', 'jackOfAllTrades'];

function useOf(key: string): CardUse {
  if (SCORED.includes(key)) return 'scored';
  return ANY_TIME.includes(key) ? 'anyTime' : 'situation';
}
function needsOf(key: string): Needs {
  if (ON_LAND.includes(key)) return 'noPort';
  if (OF_PORT.includes(key)) return 'port';
  return OF_MARRIAGE.includes(key) ? 'marriage' : 'nothing';
}

/** All villager cards, one copy each; a card is its place in this list. */
export const VILLAGERS: readonly Villager[] = VILLAGER_KEYS.map((key, n) => {
  const { coins, goods } = amountsFrom(PRINTED_PRICES[n].price);
  return Object.freeze({ key, coins, beer: goods[BEER], use: useOf(key), needs: needsOf(key) });
});
const CARDS_BY_KEY: Readonly<Record<string, number>> = Object.fromEntries(
  VILLAGER_KEYS.map((key, card) => [key, card]),
);
/** A card by its key. */
export const villagerOf = (key: VillagerKey): number => CARDS_BY_KEY[key];

const EFFECTS = box.table(
  'villagerEffects',
  {
    /** By cubes left: for Mayor, Scholar, Nun and Guild Master. More than the last number bring nothing. */
    cubesLeft: { 1: 2, 2: 4, 3: 6 },
    chronicler: { 1: 1, 2: 2, 3: 6, 4: 10, 5: 16 },
    traveller: { 1: 2, 2: 5, 3: 9, 4: 14, 5: 19, 6: 24 },
    count: 2,
    estateManager: 2,
    medicus: 1,
    farmersWife: 1,
    pickpocketLast: 6,
    pickpocket: 3,
    noblewoman: 2,
    farmhand: 2,
    herbalist: 2,
    prodigalSon: 3,
    jester: 2,
    oldMan: 3,
    jackOfAllTrades: 1,
    jackRolls: 4,
    blacksmithPloughs: 2,
    scribeScrolls: 2,
    cartwrightWagons: 1,
    councilmanPrivileges: 2,
    millerCoins: 5,
    helmsmanSteps: 1,
  },
  { reconstructed: ['chronicler', 'traveller'] },
);
export const VILLAGER_EFFECTS = EFFECTS;
/** Points by cubes left, by own members in the chronicle, by castles visited. */
export const CUBES_LEFT_POINTS: readonly number[] = [0, ...Object.values(EFFECTS.cubesLeft)];
export const CHRONICLER_POINTS: readonly number[] = [0, ...Object.values(EFFECTS.chronicler)];
export const TRAVELLER_POINTS: readonly number[] = [0, ...Object.values(EFFECTS.traveller)];
