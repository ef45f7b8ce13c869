import { describe, expect, test } from 'vitest';
import {
  BUILDERS,
  CARRIES,
  CHAIN,
  COPIES,
  DISCARDED,
  FOOD,
  GOLD,
  isFounders,
  JOB_KEYS,
  job,
  KEY_RING,
  NOTHING,
  SILVER,
  SUIT,
  SYMBOLS,
  UNLOCKER,
  VILLAGERS,
} from '../data/jobs.ts';
import { SUIT_KEYS } from '../data/suits.ts';

/** 'Wood Carver' */
const nameOf = (card: number): string =>
  JOB_KEYS[card].replace(/[A-Z]/g, ' $&').replace(/^./, (letter) => letter.toUpperCase());
const some = (what: string, count: number): string[] => (count === 0 ? [] : [`${what} ${count}`]);

const SILVER_WORDS: Readonly<Record<string, string>> = {
  woodGold: 'the sum of printed gold on own uncovered wood villagers',
  coinsOnOne: 'the value of the coins on one own villager',
};
const COUNTED_WORDS: Readonly<Record<string, string>> = {
  wood: 'wood symbol',
  hay: 'hay symbol',
  ore: 'ore symbol',
  solo: 'solo symbol',
  goldSymbols: 'gold symbol',
  padlocks: 'padlock symbol',
  food: 'food symbol',
  builders: 'builder symbol',
};

function silverWords(card: number): string[] {
  const silver = SILVER[card];
  if (silver === null) return [];
  const { counts, every, gold } = silver;
  const counted = every === 1 ? COUNTED_WORDS[counts] : `${every} ${COUNTED_WORDS[counts]}s`;
  return [`silver: ${SILVER_WORDS[counts] ?? `${gold} gold per ${counted}`}`];
}

/** A card of the box in the words of a rulebook. */
function printed(card: number): string {
  const names = (cards: readonly number[]): string => cards.map(nameOf).join(', ');
  const next = VILLAGERS.filter((other) => CHAIN[other].length > 0 && CHAIN[other].at(-1) === card);
  const opens = VILLAGERS.filter((other) => UNLOCKER[other] === card).sort(bySuit);
  const suit = SUIT_KEYS[SUIT[card]].replace(/^./, (letter) => letter.toUpperCase());
  return [
    `${suit} ×${SYMBOLS[card]}`,
    CHAIN[card].length === 0 ? 'no prerequisite' : `placed on ${CHAIN[card].map(nameOf).join(' > ')}`,
    CARRIES[card] === 0 ? 'carries nothing' : `carries ${CARRIES[card]}: ${names(next)}`,
    ...some('food', FOOD[card]),
    ...some('builder', BUILDERS[card]),
    ...some('gold', GOLD[card]),
    ...(UNLOCKER[card] === NOTHING ? [] : [`padlock ← ${nameOf(UNLOCKER[card])}`]),
    ...(opens.length === 0 ? [] : [`key ring ${KEY_RING[card]}: unlocks ${names(opens)}`]),
    ...silverWords(card),
  ].join('; ');
}
/** The dossier's order of suits. */
const ORDER = ['grain', 'wood', 'hay', 'ore', 'grapes', 'wool', 'leather', 'solo', 'special'];
const bySuit = (a: number, b: number): number =>
  ORDER.indexOf(SUIT_KEYS[SUIT[a]]) - ORDER.indexOf(SUIT_KEYS[SUIT[b]]);

describe('what is printed on the villagers', () => {
  test.each([
    [
      'VRS-CARD-BREWER-01',
      'brewer',
      'Grain ×1; placed on Founders; carries nothing; food 1; builder 1; padlock ← Cooper; key ring 2: unlocks Freemason',
    ],
    [
      'VRS-CARD-POULTERER-01',
      'poulterer',
      'Grain ×1; placed on Founders; carries nothing; food 1; gold 3; padlock ← Carpenter',
    ],
    [
      'VRS-CARD-SWINEHERD-01',
      'swineherd',
      'Grain ×1; placed on Founders; carries 1: Truffler; food 1; gold 2',
    ],
    [
      'VRS-CARD-TRUFFLER-01',
      'truffler',
      'Grain ×1; placed on Founders > Swineherd; carries nothing; food 1; gold 8; padlock ← Hunter',
    ],
    [
      'VRS-CARD-CARPENTER-01',
      'carpenter',
      'Wood ×1; placed on Lumberjack; carries nothing; builder 1; key ring 8: unlocks Poulterer, Bed Builder, Weaver, Beekeeper',
    ],
    [
      'VRS-CARD-COOPER-01',
      'cooper',
      'Wood ×1; placed on Lumberjack; carries nothing; gold 4; padlock ← Blacksmith; key ring 6: unlocks Brewer, Milk Maid, Vintner',
    ],
    [
      'VRS-CARD-SHIPWRIGHT-01',
      'shipwright',
      'Wood ×1; placed on Lumberjack; carries nothing; builder 1; gold 2; key ring 4: unlocks Fisher, Smuggler',
    ],
    ['VRS-CARD-WHEELER-01', 'wheeler', 'Wood ×1; placed on Lumberjack; carries 1: Cartwright; gold 3'],
    [
      'VRS-CARD-CARTWRIGHT-01',
      'cartwright',
      'Wood ×1; placed on Lumberjack > Wheeler; carries nothing; gold 9; key ring 2: unlocks Peddler',
    ],
    [
      'VRS-CARD-WOOD_CARVER-01',
      'woodCarver',
      'Wood ×1; placed on Lumberjack; carries nothing; silver: the sum of printed gold on own uncovered wood villagers',
    ],
    [
      'VRS-CARD-LOG_RAFTER-01',
      'logRafter',
      'Wood ×2; placed on Lumberjack; carries nothing; silver: 1 gold per wood symbol',
    ],
    ['VRS-CARD-THATCHER-01', 'thatcher', 'Hay ×1; placed on Hayer; carries nothing; builder 1; gold 2'],
    [
      'VRS-CARD-BED_BUILDER-01',
      'bedBuilder',
      'Hay ×2; placed on Hayer; carries nothing; gold 4; padlock ← Carpenter',
    ],
    ['VRS-CARD-GRAZIER-01', 'grazier', 'Hay ×1; placed on Hayer; carries 1: Milk Maid; food 1'],
    [
      'VRS-CARD-MILK_MAID-01',
      'milkMaid',
      'Hay ×1; placed on Hayer > Grazier; carries 1: Fromager; food 2; padlock ← Cooper',
    ],
    [
      'VRS-CARD-FROMAGER-01',
      'fromager',
      'Hay ×1; placed on Hayer > Grazier > Milk Maid; carries nothing; food 1; gold 15',
    ],
    [
      'VRS-CARD-PEDDLER-01',
      'peddler',
      'Hay ×1; placed on Hayer; carries nothing; padlock ← Cartwright; silver: 3 gold per 2 gold symbols',
    ],
    [
      'VRS-CARD-HORSE_TRADER-01',
      'horseTrader',
      'Hay ×1; placed on Hayer; carries nothing; silver: 3 gold per 2 hay symbols',
    ],
    [
      'VRS-CARD-ORE_MULER-01',
      'oreMuler',
      'Hay ×1; placed on Hayer; carries nothing; silver: 3 gold per 2 ore symbols',
    ],
    [
      'VRS-CARD-BLACKSMITH-01',
      'blacksmith',
      'Ore ×1; placed on Miner; carries nothing; gold 2; key ring 10: unlocks Cooper, Glass Blower, Jeweler, Locksmith, Cobbler',
    ],
    [
      'VRS-CARD-GLASS_BLOWER-01',
      'glassBlower',
      'Ore ×2; placed on Miner; carries nothing; gold 4; padlock ← Blacksmith; key ring 2: unlocks Wine Trader',
    ],
    ['VRS-CARD-MASON-01', 'mason', 'Ore ×1; placed on Miner; carries nothing; builder 1; gold 2'],
    ['VRS-CARD-SEEKER-01', 'seeker', 'Ore ×1; placed on Miner; carries 1: Spelunker'],
    [
      'VRS-CARD-SPELUNKER-01',
      'spelunker',
      'Ore ×1; placed on Miner > Seeker; carries 1: Jeweler; gold 10; padlock ← Chandler',
    ],
    [
      'VRS-CARD-JEWELER-01',
      'jeweler',
      'Ore ×1; placed on Miner > Seeker > Spelunker; carries nothing; gold 20; padlock ← Blacksmith',
    ],
    [
      'VRS-CARD-LOCKSMITH-01',
      'locksmith',
      'Ore ×1; placed on Miner; carries nothing; padlock ← Blacksmith; silver: 2 gold per padlock symbol',
    ],
    ['VRS-CARD-GRAPER-01', 'graper', 'Grapes ×1; no prerequisite; carries 2: Vintner; food 1'],
    [
      'VRS-CARD-VINTNER-01',
      'vintner',
      'Grapes ×1; placed on Graper; carries 1: Wine Trader; gold 5; padlock ← Cooper',
    ],
    [
      'VRS-CARD-WINE_TRADER-01',
      'wineTrader',
      'Grapes ×1; placed on Graper > Vintner; carries nothing; gold 14; padlock ← Glass Blower',
    ],
    ['VRS-CARD-SHEPHERD-01', 'shepherd', 'Wool ×1; no prerequisite; carries 2: Spinner; food 1'],
    ['VRS-CARD-SPINNER-01', 'spinner', 'Wool ×1; placed on Shepherd; carries 1: Weaver; gold 4'],
    [
      'VRS-CARD-WEAVER-01',
      'weaver',
      'Wool ×1; placed on Shepherd > Spinner; carries 1: Tailor; gold 12; padlock ← Carpenter',
    ],
    [
      'VRS-CARD-TAILOR-01',
      'tailor',
      'Wool ×1; placed on Shepherd > Spinner > Weaver; carries nothing; gold 24',
    ],
    ['VRS-CARD-TANNER-01', 'tanner', 'Leather ×1; no prerequisite; carries 2: Saddler, Cobbler; gold 2'],
    ['VRS-CARD-SADDLER-01', 'saddler', 'Leather ×1; placed on Tanner; carries nothing; gold 5'],
    [
      'VRS-CARD-COBBLER-01',
      'cobbler',
      'Leather ×1; placed on Tanner; carries nothing; gold 6; padlock ← Blacksmith',
    ],
    [
      'VRS-CARD-HARVESTER-01',
      'harvester',
      'Solo ×1; no prerequisite; carries nothing; food 1; key ring 2: unlocks Grocer',
    ],
    [
      'VRS-CARD-HUNTER-01',
      'hunter',
      'Solo ×1; no prerequisite; carries nothing; food 1; key ring 2: unlocks Truffler',
    ],
    [
      'VRS-CARD-CHANDLER-01',
      'chandler',
      'Solo ×2; no prerequisite; carries nothing; gold 3; key ring 4: unlocks Spelunker, Priest',
    ],
    ['VRS-CARD-WATTLER-01', 'wattler', 'Solo ×1; no prerequisite; carries nothing; builder 1'],
    [
      'VRS-CARD-FISHER-01',
      'fisher',
      'Solo ×1; no prerequisite; carries nothing; food 1; gold 3; padlock ← Shipwright',
    ],
    [
      'VRS-CARD-BEEKEEPER-01',
      'beekeeper',
      'Solo ×1; no prerequisite; carries nothing; gold 4; padlock ← Carpenter',
    ],
    [
      'VRS-CARD-GROCER-01',
      'grocer',
      'Solo ×1; no prerequisite; carries nothing; padlock ← Harvester; silver: 3 gold per food symbol',
    ],
    [
      'VRS-CARD-FREEMASON-01',
      'freemason',
      'Solo ×1; no prerequisite; carries nothing; padlock ← Brewer; silver: 3 gold per builder symbol',
    ],
    [
      'VRS-CARD-PRIEST-01',
      'priest',
      'Solo ×1; no prerequisite; carries nothing; padlock ← Chandler; silver: 3 gold per 2 solo symbols',
    ],
    [
      'VRS-CARD-AGENT-01',
      'agent',
      'Solo ×1; no prerequisite; carries nothing; silver: the value of the coins on one own villager',
    ],
  ])('%s %s: %s', (_id, key, words) => {
    expect(printed(job(key))).toBe(words);
    expect(COPIES[job(key)]).toBe(2);
    expect(DISCARDED[job(key)]).toBe(false);
  });

  test.each([
    [
      'VRS-CARD-LUMBERJACK-01',
      'lumberjack',
      'wood',
      'Carpenter, Cooper, Shipwright, Wheeler, Wood Carver, Log Rafter',
    ],
    ['VRS-CARD-HAYER-01', 'hayer', 'hay', 'Thatcher, Bed Builder, Grazier, Peddler, Horse Trader, Ore Muler'],
    ['VRS-CARD-MINER-01', 'miner', 'ore', 'Blacksmith, Glass Blower, Mason, Seeker, Locksmith'],
    ['VRS-CARD-FOUNDERS-01', 'founders', 'grain', 'Brewer, Poulterer, Swineherd'],
  ])('%s %s is a bottom card of %s with two places for %s', (_id, key, suit, names) => {
    const card = job(key);
    expect(SUIT_KEYS[SUIT[card]]).toBe(suit);
    expect([SYMBOLS[card], CARRIES[card], BUILDERS[card]]).toEqual([1, 2, 0]);
    expect(UNLOCKER[card]).toBe(NOTHING);
    const onIt = VILLAGERS.filter((other) => CHAIN[other].length === 1 && CHAIN[other][0] === card);
    expect(onIt.map(nameOf).join(', ')).toBe(names);
    if (!isFounders(card)) expect([FOOD[card], GOLD[card], COPIES[card]]).toEqual([0, 0, 10]);
  });

  test('VRS-CARD-FOUNDERS-01 two sides: 2 gold, or 1 food', () => {
    const [gold, food] = [job('founders'), job('fedFounders')];
    expect([GOLD[gold], FOOD[gold], GOLD[food], FOOD[food]]).toEqual([2, 0, 0, 1]);
    expect([CARRIES[food], SYMBOLS[food], SUIT[food]]).toEqual([2, 1, SUIT[gold]]);
  });

  test.each([
    ['VRS-CARD-MONK-01', 'monk', false, ''],
    ['VRS-CARD-APPRENTICE-01', 'apprentice', false, ''],
    ['VRS-CARD-TINNER-01', 'tinner', true, ''],
    ['VRS-CARD-SMUGGLER-01', 'smuggler', true, 'shipwright'],
  ])('%s %s is special; discarded %s, padlock %s', (_id, key, discarded, padlock) => {
    const card = job(key);
    expect(SUIT_KEYS[SUIT[card]]).toBe('special');
    expect([DISCARDED[card], COPIES[card], SYMBOLS[card]]).toEqual([discarded, 2, 1]);
    expect([FOOD[card], BUILDERS[card], GOLD[card], SILVER[card]]).toEqual([0, 0, 0, null]);
    expect(UNLOCKER[card]).toBe(padlock === '' ? NOTHING : job(padlock));
  });

  test('VRS-CARD-SEEKER-02 the Seeker shows nothing but ore', () => {
    const card = job('seeker');
    expect([FOOD[card], BUILDERS[card], GOLD[card], SILVER[card], UNLOCKER[card]]).toEqual([
      0,
      0,
      0,
      null,
      NOTHING,
    ]);
  });

  test('the sums of the box: with wool and leather and without', () => {
    const sums = (cards: readonly number[]): number[] => {
      const sum = (of: (card: number) => number): number =>
        cards.reduce((all, card) => all + 2 * of(card), 0);
      return [
        sum(() => 1),
        sum((card) => FOOD[card]),
        sum((card) => BUILDERS[card]),
        sum((card) => (GOLD[card] > 0 ? 1 : 0)),
        sum((card) => GOLD[card]),
        sum((card) => (SILVER[card] === null ? 0 : 1)),
        sum((card) => (UNLOCKER[card] === NOTHING ? 0 : 1)),
      ];
    };
    expect(sums(VILLAGERS)).toEqual([100, 26, 12, 52, 344, 20, 42]);
    const small = VILLAGERS.filter((card) => !['wool', 'leather'].includes(SUIT_KEYS[SUIT[card]]));
    expect(sums(small)).toEqual([86, 24, 12, 40, 238, 20, 38]);
  });

  test('VRS-LOCK-11 a key ring is the number of padlocked cards that a job opens; VRS-LOCK-14 no unlocker can be covered', () => {
    for (const card of VILLAGERS) {
      const opens = VILLAGERS.filter((other) => UNLOCKER[other] === card);
      expect(KEY_RING[card]).toBe(opens.reduce((all, other) => all + COPIES[other], 0));
      if (opens.length > 0) expect(CARRIES[card]).toBe(0);
    }
  });
});
