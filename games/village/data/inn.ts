import { unless } from '@spielstube/engine';
import { amountsFrom, unreadableIn } from './amounts.ts';
import { box } from './box.ts';
import type { Workshop } from './crafts.ts';
import { isScored, VILLAGER_KEYS, type VillagerKey, villagerOf } from './expansion-keys.ts';
import type { Needs } from './mixes.ts';
import { BEER, isSmall } from './pieces.ts';
import { BREWERY } from './places.ts';

export { CARD_STACKS, VILLAGER_KEYS, type VillagerKey, villagerOf } from './expansion-keys.ts';

/** The Inn: time to place a member, then time (front) or cubes of any colour (back) for step 1; beer to begin with. */
export const INN_BOARD = box.table(
  'inn',
  { placeTime: 1, frontTime: 1, backCubes: 1, startingBeer: 1 },
  { check: ({ backCubes }) => unless([backCubes > 0 && isSmall(backCubes), 'innCubes']) },
);
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

/** Known: the price of the Medicus; that prices are 1 coin, 1 beer or 2 beer. */
const FOR_A_COIN: readonly string[] = [
  'pickpocket',
  'noblewoman',
  'herbalist',
  'scribe',
  'cattleBreeder',
  'cartwright',
  'marketCrier',
  'father',
  'grocer',
];
const FOR_TWO_BEER: readonly string[] = [
  'estateManager',
  'medicus',
  'abbot',
  'councilman',
  'scrapDealer',
  'jester',
];
function priceOf(key: VillagerKey): string {
  if (FOR_A_COIN.includes(key)) return '1 coin';
  return FOR_TWO_BEER.includes(key) ? '2 beer' : '1 beer';
}
type Row = { readonly key: string; readonly price: string };
const PRICES: readonly Row[] = VILLAGER_KEYS.map((key) => ({ key, price: priceOf(key) }));

const PRINTED_PRICES: readonly Row[] = box.table('villagers', PRICES, {
  reconstructed: VILLAGER_KEYS.filter((key) => key !== 'medicus'),
  check: (rows) =>
    unless([rows.every(({ price }) => ['1 coin', '1 beer', '2 beer'].includes(price)), 'villagerPrice']),
});

export interface Villager {
  readonly key: VillagerKey;
  readonly coins: number;
  readonly beer: number;
  readonly use: CardUse;
  readonly needs: Needs;
}

const ANY_TIME: readonly string[] = [
  ...VILLAGER_KEYS.slice(VILLAGER_KEYS.indexOf('abbot'), VILLAGER_KEYS.indexOf('scrapDealer')),
  ...VILLAGER_KEYS.slice(VILLAGER_KEYS.indexOf('cousin')),
];
/** Those that Port takes out, those that come with it, and those of Marriage. VIL-COMBO-IP-01, VIL-COMBO-MI-01 */
const ON_LAND: readonly string[] = ['count', 'traveller', 'messenger', 'tollKeeper'];
const OF_PORT: readonly string[] = ['admiral', 'cartographer', 'quartermaster', 'helmsman'];
const OF_MARRIAGE: readonly string[] = ['cousin', 'grocer', 'jackOfAllTrades'];

function useOf(key: VillagerKey): CardUse {
  if (isScored(villagerOf(key))) return 'scored';
  return ANY_TIME.includes(key) ? 'anyTime' : 'situation';
}
function needsOf(key: string): Needs {
  if (ON_LAND.includes(key)) return 'noPort';
  if (OF_PORT.includes(key)) return 'port';
  return OF_MARRIAGE.includes(key) ? 'marriage' : 'nothing';
}

/** By card. */
export const VILLAGERS: readonly Villager[] = VILLAGER_KEYS.map((key, n) => {
  const { coins, goods } = amountsFrom(PRINTED_PRICES[n].price);
  return Object.freeze({ key, coins, beer: goods[BEER], use: useOf(key), needs: needsOf(key) });
});

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
