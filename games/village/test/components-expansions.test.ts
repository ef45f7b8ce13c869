import { describe, expect, test } from 'vitest';
import { CUSTOMERS } from '../data/customers.ts';
import { VILLAGERS } from '../data/inn.ts';
import { DIE_HOUSES, DIE_RANKS } from '../data/marriage.ts';
import { BAKERY } from '../data/places.ts';
import {
  CAPTAINS,
  CARGO_KEYS,
  CHESTS,
  HARBOUR,
  ISLAND_KEYS,
  ISLANDS,
  isTimeWater,
  NEIGHBOURS,
  SEA_BURIAL_POINTS,
  WATER_KEYS,
  waterOfIsland,
} from '../data/port.ts';
import { MIX_SETUP_CARDS } from '../data/setup-cards.ts';

/* What is known of the components as a whole: a slip in a table shows here. */

describe('the components of the expansions', () => {
  test('VIL-INN-SET-03 eight villagers for a coin, sixteen for a beer, six for two; Port swaps like for like', () => {
    const prices = (needs: readonly string[]): string[] =>
      VILLAGERS.filter((one) => needs.includes(one.needs)).map(({ coins, beer }) => `${coins} ${beer}`);
    const inn = prices(['nothing', 'noPort']);
    expect(['1 0', '0 1', '0 2'].map((price) => inn.filter((one) => one === price).length)).toEqual([
      8, 16, 6,
    ]);
    expect([...prices(['noPort']), ...prices(['port'])]).toEqual(Array.from({ length: 8 }, () => '0 1'));
    const uses = VILLAGERS.filter(({ needs }) => needs !== 'port' && needs !== 'marriage').map(
      ({ use }) => use,
    );
    expect(['scored', 'anyTime', 'situation'].map((use) => uses.filter((one) => one === use).length)).toEqual(
      [11, 11, 8],
    );
  });

  test('VIL-PORT-SET-04 every colour is on two captains for a coin, on one for two and on one for three', () => {
    for (const [coins, cards] of [
      [1, 2],
      [2, 1],
      [3, 1],
    ]) {
      const tier = CAPTAINS.slice(0, 15).filter((captain) => captain.coins === coins);
      for (const colour of [0, 1, 2, 3])
        expect(tier.filter(({ cubes }) => cubes[colour] > 0)).toHaveLength(cards);
      expect(tier.filter(({ anyCubes }) => anyCubes > 0)).toHaveLength(1);
    }
  });

  test('VIL-PORT-MOVE-01 the fewest steps and the time to each island', () => {
    /** Least steps, and among those least time. */
    const reach = new Map<number, [steps: number, time: number]>([[HARBOUR, [0, 0]]]);
    let edge = [HARBOUR];
    while (edge.length > 0) {
      const next: number[] = [];
      for (const water of edge) {
        const [steps, time] = reach.get(water) ?? [0, 0];
        for (const to of NEIGHBOURS[water]) {
          const there: [number, number] = [steps + 1, time + (isTimeWater(to) ? 1 : 0)];
          const known = reach.get(to);
          if (known !== undefined && (known[0] < there[0] || (known[0] === there[0] && known[1] <= there[1])))
            continue;
          reach.set(to, there);
          next.push(to);
        }
      }
      edge = next;
    }
    const islands = ISLAND_KEYS.map((_, island) => reach.get(waterOfIsland(island)));
    expect(islands).toEqual([
      [2, 1],
      [3, 1],
      [3, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 2],
    ]);
    expect(reach.size).toBe(WATER_KEYS.length);
  });

  test('VIL-PORT-ISL-01 each loadable good has two buyers, the far one pays more, for grain the same', () => {
    const prices = CARGO_KEYS.slice(0, 6).map((_, cargo) =>
      ISLANDS.map(({ buys }) => buys[cargo]).filter((points) => points > 0),
    );
    expect(prices).toEqual([
      [2, 3],
      [4, 5],
      [3, 4],
      [4, 5],
      [3, 4],
      [2, 2],
    ]);
    expect(ISLANDS.flatMap(({ lighthouse }) => (lighthouse === null ? [] : [lighthouse.points]))).toEqual([
      4, 5, 4, 6, 8,
    ]);
    expect(SEA_BURIAL_POINTS).toEqual([3, 2, 1, 0]);
  });

  test('VIL-PORT-SET-05 VIL-COMBO-MP-02 three chests of 3 coins, two of 4, one of 5; two of tools; the promo chest', () => {
    expect(CHESTS.map(({ coins, tools }) => `${coins}/${tools}`)).toEqual([
      ...['3/0', '3/0', '3/0', '4/0', '4/0', '5/0'],
      ...['0/2', '0/2', '4/0'],
    ]);
  });

  test('VIL-MAR-WED-03 VIL-MAR-WED-10 the die: ranks 2 to 5, two colours for each house', () => {
    expect(DIE_RANKS).toEqual([4, 5, 2, 3]);
    expect(DIE_HOUSES.filter((house) => house === BAKERY)).toHaveLength(2);
  });

  test('VIL-INN-SET-04 VIL-MAR-SET-04 no demand twice among the customers', () => {
    const demands = CUSTOMERS.filter(
      ({ nextStart, chest, key }) => !nextStart && !chest && key !== 'P01',
    ).map(({ goods, grain, coins, green }) => [goods, grain, coins, green].join(' '));
    expect(new Set(demands).size).toBe(demands.length);
  });

  test('VIL-COMBO-M-01 the set-up cards of all mixes: cubes drawn, and of each colour into the bag', () => {
    const drawn = MIX_SETUP_CARDS.map((cards) =>
      [2, 3, 4, 5].map((seats) => cards[seats].spaces.reduce((sum, cubes) => sum + cubes, 0)),
    );
    expect(drawn).toEqual([
      [18, 21, 24, 30],
      [20, 24, 28, 35],
      [20, 24, 28, 35],
      [22, 27, 32, 40],
      [22, 27, 32, 40],
      [24, 30, 36, 45],
      [24, 30, 36, 45],
      [26, 33, 40, 50],
    ]);
    const colours = MIX_SETUP_CARDS.map((cards) => [2, 3, 4, 5].map((seats) => cards[seats].ofEachColour));
    expect(colours).toEqual([
      [5, 6, 6, 8],
      [5, 6, 7, 9],
      [5, 6, 7, 9],
      [6, 7, 8, 10],
      [6, 7, 8, 10],
      [6, 8, 9, 12],
      [6, 8, 9, 12],
      [7, 9, 10, 13],
    ]);
  });
});
