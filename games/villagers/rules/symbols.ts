import {
  BRONZE,
  BUILDERS,
  type CountedKey,
  FOOD,
  GOLD,
  NOTHING,
  NUN,
  type Payout,
  SILVER,
  SUIT,
  SYMBOLS,
  UNLOCKER,
} from '../data/jobs.ts';
import { SPECIALS } from '../data/setup.ts';
import { HAY, ORE, SOLO, SUITS, WOOD } from '../data/suits.ts';
import { TABLE } from './state.ts';
import { bottomOf, cardsIn, coinsAt, isCovered, jobAt, onAt } from './village.ts';

/** The sum of something printed over the uncovered cards. VRS-VIS-01, VRS-SCORE-02 */
function uncovered(village: readonly number[], printed: readonly number[]): number {
  const cards = cardsIn(village);
  let sum = 0;
  for (let card = 0; card < cards; card++) {
    if (!isCovered(village, card)) sum += printed[jobAt(village, card)];
  }
  return sum;
}

/** VRS-VIS-05 */
export const foodIn = (village: readonly number[]): number => uncovered(village, FOOD);
export const buildersIn = (village: readonly number[]): number => uncovered(village, BUILDERS);
/** Printed gold. VRS-MKT1-02, VRS-MKT1-05 */
export const goldIn = (village: readonly number[]): number => uncovered(village, GOLD);

const GOLD_SYMBOL: readonly number[] = GOLD.map((gold) => (gold > 0 ? 1 : 0));
export const goldSymbolsIn = (village: readonly number[]): number => uncovered(village, GOLD_SYMBOL);

const WOOD_GOLD: readonly number[] = GOLD.map((gold, job) => (SUIT[job] === WOOD ? gold : 0));

/** Covered or not. VRS-VIS-02 */
export function suitSymbolsIn(village: readonly number[], suit: number): number {
  let sum = 0;
  for (let card = 0; card < cardsIn(village); card++) {
    const job = jobAt(village, card);
    if (SUIT[job] === suit) sum += SYMBOLS[job];
  }
  return sum;
}

/** Covered or not. VRS-VIS-03 */
export function padlocksIn(village: readonly number[]): number {
  let sum = 0;
  for (let card = 0; card < cardsIn(village); card++) {
    if (UNLOCKER[jobAt(village, card)] !== NOTHING) sum++;
  }
  return sum;
}

/** VRS-DEV-26 */
export function suitsIn(village: readonly number[]): number {
  let suits = 0;
  for (let suit = 0; suit < SUITS; suit++) if (suitSymbolsIn(village, suit) > 0) suits++;
  return suits;
}

export function coinsIn(village: readonly number[]): number {
  let sum = 0;
  for (let card = 0; card < cardsIn(village); card++) sum += coinsAt(village, card);
  return sum;
}

function mostCoinsOnOne(village: readonly number[]): number {
  let most = 0;
  for (let card = 0; card < cardsIn(village); card++) most = Math.max(most, coinsAt(village, card));
  return most;
}

function villagersWithCoins(village: readonly number[]): number {
  let sum = 0;
  for (let card = 0; card < cardsIn(village); card++) if (coinsAt(village, card) > 0) sum++;
  return sum;
}

/** Groups of so many cards; two columns on one bottom card are one chain. VRS-CHAIN-12 */
export function chainsIn(village: readonly number[], least: number): number {
  const cards = cardsIn(village);
  let chains = 0;
  for (let bottom = 0; bottom < cards; bottom++) {
    if (onAt(village, bottom) !== TABLE) continue;
    let size = 0;
    for (let card = bottom; card < cards; card++) if (bottomOf(village, card) === bottom) size++;
    // A freed card may lie below one that is older.
    for (let card = 0; card < bottom; card++) if (bottomOf(village, card) === bottom) size++;
    if (size >= least) chains++;
  }
  return chains;
}

/** What a silver or bronze symbol counts. */
function counted(village: readonly number[], what: CountedKey): number {
  switch (what) {
    case 'woodGold':
      return uncovered(village, WOOD_GOLD);
    case 'wood':
      return suitSymbolsIn(village, WOOD);
    case 'hay':
      return suitSymbolsIn(village, HAY);
    case 'ore':
      return suitSymbolsIn(village, ORE);
    case 'solo':
      return suitSymbolsIn(village, SOLO);
    case 'goldSymbols':
      return goldSymbolsIn(village);
    case 'padlocks':
      return padlocksIn(village);
    case 'food':
      return foodIn(village);
    case 'builders':
      return buildersIn(village);
    case 'coinsOnOne':
      return mostCoinsOnOne(village);
    case 'oreWoodHay':
      return Math.min(...[ORE, WOOD, HAY].map((suit) => suitSymbolsIn(village, suit)));
    case 'longChains':
      return chainsIn(village, SPECIALS.carter.chain);
    case 'villagersWithCoins':
      return villagersWithCoins(village);
    case 'silverOfOne':
      return bestSilver(village);
  }
}

/** So much for every so many: a rest is lost. VRS-SCORE-07 */
export const payoutOf = (village: readonly number[], { counts, every, gold }: Payout): number =>
  Math.floor(counted(village, counts) / every) * gold;

/** The best of the silver symbols, for the Alchemist. VRS-PROF-10, VRS-SCORE-10 */
function bestSilver(village: readonly number[]): number {
  let best = 0;
  for (let card = 0; card < cardsIn(village); card++) {
    best = Math.max(best, silverAt(village, card));
  }
  return best;
}

/** What a card's silver symbol brings at the second market day; nothing if it has none. VRS-SCORE-06 */
function silverAt(village: readonly number[], card: number): number {
  const silver = SILVER[jobAt(village, card)];
  return silver === null || isCovered(village, card) ? 0 : payoutOf(village, silver);
}

/** The value of one silver villager of whom there is no second. VRS-SUP-17, VRS-SUP-18 */
function nunIn(village: readonly number[]): number {
  let best = 0;
  for (let card = 0; card < cardsIn(village); card++) {
    if (howMany(village, jobAt(village, card)) === 1) best = Math.max(best, silverAt(village, card));
  }
  return best;
}

function howMany(village: readonly number[], job: number): number {
  let sum = 0;
  for (let card = 0; card < cardsIn(village); card++) if (jobAt(village, card) === job) sum++;
  return sum;
}

/** What a card brings besides printed gold at the second market day. VRS-MKT2-03 */
export const silverOf = (village: readonly number[], card: number): number =>
  jobAt(village, card) === NUN ? nunIn(village) : silverAt(village, card);

export function silverIn(village: readonly number[]): number {
  let sum = 0;
  for (let card = 0; card < cardsIn(village); card++) sum += silverOf(village, card);
  return sum;
}

/** The card whose bronze symbol brings most, or NOTHING. VRS-PROF-04, VRS-SCORE-10 */
export function bestBronze(village: readonly number[]): number {
  let best = NOTHING;
  for (let card = 0; card < cardsIn(village); card++) {
    if (bronzeAt(village, card) > (best === NOTHING ? 0 : bronzeAt(village, best))) best = card;
  }
  return best;
}

export function bronzeAt(village: readonly number[], card: number): number {
  const bronze = BRONZE[jobAt(village, card)];
  return bronze === null || isCovered(village, card) ? 0 : payoutOf(village, bronze);
}
