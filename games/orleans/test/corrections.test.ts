import { type Corrections, randomInt, rngFromSeed } from '@spielstube/engine';
import { whyRefused } from '@spielstube/engine/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { boxText } from '../text/box-en.ts';

/* Tables are read when the game is loaded, so every test loads it anew, with its own corrections. */

async function corrected(corrections: Corrections) {
  const { layCorrections } = await import('@spielstube/engine');
  layCorrections('orleans', corrections);
  return import('../index.ts');
}

beforeEach(() => {
  vi.resetModules();
});

/** A value that fits, for most of the box. */
const OTHER: Corrections = {
  'people.farmer.2': 9,
  'goods.wool.points': 6,
  'goods.brocade.food': true,
  'goodsRemoved.2': 3,
  'places.ship': 'boatman + knight',
  'placeTiles.bathhouse.spaces': 'trader',
  'placeTiles.hayrick.spaces': 'farmer + any',
  'placeTiles.hayrick.category': 2,
  'effects.brewery.coins': 3,
  'effects.pharmacy.mostCoins': 4,
  'effects.bathhouse.drawn': 4,
  'effects.gunpowderTower.room': 3,
  'farmerTrack.goods.0': 'wool',
  'boatmanTrack.coins.4': 6,
  'craftsmanTrack.farmerOnly': 2,
  'traderTrack.categoryOneOnly': 2,
  'knightTrack.draws.0': 5,
  'scholarTrack.steps.4': 7,
  'development.citizenFields.second': 19,
  'development.coinFields.first': 6,
  'deeds.canal.spaces': '2 farmer + 1 monk',
  'deeds.peace.coins': 4,
  'roads.R01.secondGoodFrom': 3,
  'waterways.W05.to': 'bourges',
  'coins.tens': 20,
  'starting.coins': 3,
  'census.coins': 2,
  'harvest.fine': 4,
  'taxes.goodsPerCoin': 2,
  'technology.tiles': 10,
};

describe('a corrected box', () => {
  test.each([2, 4])('is played to the end by %i', async (seats) => {
    const { orleans } = await corrected(OTHER);
    const { busy } = await import('./busy.ts');
    const { census, expectCensus } = await import('./census.ts');
    const rng = rngFromSeed('corrected');
    for (let game = 0; game < 6; game++) {
      const s = orleans.setup(seats, { removeTiles: true }, `corrected ${game}`);
      const inBox = census(s);
      for (let seat = orleans.turnOf(s); seat >= 0; seat = orleans.turnOf(s)) {
        const moves = busy.actions(s, seat);
        orleans.apply(s, seat, moves[randomInt(rng, moves.length)]);
      }
      expect(census(s)).toEqual(inBox);
      expectCensus(s);
    }
    expect(orleans.box.corrections).not.toBe('');
  });

  test.each<[Corrections, string]>([
    [{ 'goodsRemoved.2': 48 }, 'there are goods for all paths'],
    [{ 'goods.grain.tiles': 0 }, 'there are tiles of each sort'],
    [{ 'places.ship': 'sailor' }, 'spaces are written like "farmer + trader"'],
    [{ 'places.ship': 'nobody' }, 'every place has spaces'],
    [{ 'placeTiles.winery.category': 3 }, 'a category is 1 or 2'],
    [{ 'placeTiles.school.spaces': 'scholar' }, 'the herb garden, the tower and the school have no spaces'],
    [{ 'placeTiles.sacristy.spaces': 'monk + monk' }, 'the sacristy has one space'],
    [{ 'effects.cellar.coins': 0 }, 'every amount is 1 or more'],
    [{ 'effects.pharmacy.mostCoins': 10 }, 'the pharmacy takes 9 coins at most'],
    [{ 'farmerTrack.goods.3': 'milk' }, 'a field shows one of grain'],
    [{ 'boatmanTrack.citizenOn': 6 }, 'the citizen lies on fields 1 to 5'],
    [{ 'knightTrack.draws.5': 13 }, 'draws are 1 to 12'],
    [{ 'development.statusFrom.0': 1 }, 'the status rises from field 0 on'],
    [{ 'development.coinFields.third': 31 }, 'all fields lie on the track'],
    [{ 'deeds.peace.spaces': '2 knights' }, 'spaces are written like "3 farmer + 1 knight"'],
    [{ 'roads.R01.to': 'paris' }, 'a path joins two of'],
    [{ 'waterways.W01.secondGoodFrom': 2 }, 'a second good is for 3 players on'],
    [{ 'hourglass.copies': 0 }, 'there are tiles of each event'],
    [{ 'coins.tens': 0, 'coins.fives': 0 }, 'everybody has coins to begin with'],
    [{ 'starting.market': 3 }, 'the market has room for the own four'],
    [{ 'taxes.goodsPerCoin': 0 }, 'a tax is for one good or more'],
    [{ 'taxes.perCoin': 4 }, 'has no value "taxes.perCoin"'],
  ])('that could not be played is refused: %o', async (corrections, sentence) => {
    expect(await whyRefused(corrected(corrections), boxText)).toContain(sentence);
  });
});
