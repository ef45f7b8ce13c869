import { type Corrections, randomInt, rngFromSeed } from '@spielstube/engine';
import { whyRefused } from '@spielstube/engine/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { boxText } from '../text/box-en.ts';

/* Tables are read when the game is loaded, so every test loads it anew, with its own corrections. */

async function corrected(corrections: Corrections) {
  const { layCorrections } = await import('@spielstube/engine');
  layCorrections('newdale', corrections);
  return import('../index.ts');
}

beforeEach(() => {
  vi.resetModules();
});

/** A value that fits, for most of the box. */
const OTHER: Corrections = {
  'figures.blue': 5,
  'goods.ore': 3,
  'trades.mill.chain': 'wood',
  'trades.bakery.chain': 'flour',
  'trades.winery.chain': 'barrels + grapes',
  'coalMine.helpers': '1Y 1B',
  'production.mill1.helpers': '1Y 1G 1R',
  'production.mill2.discount': '',
  'specials.fortress2.cost': 6,
  'specials.postStation1.colour': 'blue',
  'effects.coalDepot.coal': 3,
  'sailors.navigator.cost': 5,
  'frontAreas.2.extraordinary.helpers': 1,
  'backAreas.3.orderly.goods': 2,
  'actionFields.handCards.cards': 4,
  'actionFields.blackMarket.cards': 1,
  'chapterFields.sail.spaces': 1,
  'chapterFields.shipyard.goods': 'boards tools',
  'pointsTrack.thresholds.first': 4,
  'bonusTiles.anyGood.goods': 2,
  'personEffects.nate.cards': 4,
  'supplementaryMissions.aid.places': 'A1 A3',
  'events.e101.draws': 5,
  'events.e102.lays': 201,
  'eventPoints.best': 3,
  'boardA.paths.0': 'A1-A5',
  'boardA.fields.0': 'A2 A5 A6',
  'boardA.places.A9.landscape': 'water',
  'boardE.sea.3': 'E24',
  'chapters.VI.start': 'D1',
  'orders.I.goods': 'bread iron',
  'soloCards.targets.I.points': 40,
  'arrivals.VIII.first': 10,
  'voyage.notArrived': 4,
  'starting.cards': 7,
  'building.discount': 2,
  'scoring.coinsPerPoint': 4,
};

describe('a corrected box', () => {
  test.each(['I', 'II', 'IVa', 'VI', 'VII', 'VIII'])(
    'is played to the end in chapter %s',
    async (chapter) => {
      const { newdale } = await corrected(OTHER);
      const { census } = await import('./census.ts');
      const rng = rngFromSeed('corrected');
      for (const seats of [1, 3]) {
        for (let game = 0; game < 4; game++) {
          const s = newdale.setup(seats, { chapter }, `corrected ${game}`);
          const inBox = census(s);
          for (let seat = newdale.turnOf(s); seat >= 0; seat = newdale.turnOf(s)) {
            const moves = newdale.actions(s, seat);
            newdale.apply(s, seat, moves[randomInt(rng, moves.length)]);
          }
          expect(census(s)).toEqual(inBox);
        }
      }
      expect(newdale.box.corrections).not.toBe('');
    },
  );

  test.each<[Corrections, string]>([
    [{ 'figures.yellow': 0 }, 'the bag has figures for every draw of a round'],
    [{ 'goods.ore': 0 }, 'a good is worth 1 to 12 coins'],
    [{ 'trades.mill.good': 'cake' }, 'a trade makes one of coal'],
    [{ 'trades.mill.chain': 'wood + coal' }, 'a chain is written like "wood"'],
    [{ 'production.mill1.helpers': '2X' }, 'helpers are written like "2Y 1R"'],
    [{ 'production.mill1.raw': 'gold' }, 'a card shows one of wood'],
    [{ 'specials.fortress1.discount': 'desert' }, 'a discount is for forest'],
    [{ 'specials.vineyard1.colour': 'pink' }, 'a colour is yellow'],
    [{ 'production.mill1.cost': 99 }, 'a building costs 30 at most'],
    [{ 'frontAreas.4.orderly.goods': 0 }, 'orderly production needs the printed helpers'],
    [{ 'backAreas.4.extraordinary.helpers': 9 }, 'extraordinary production needs 4 more at most'],
    [
      {
        'bonusTiles.anyGood.copies': 0,
        'bonusTiles.coalForGreen.copies': 0,
        'bonusTiles.missingHelper.copies': 0,
        'bonusTiles.woodForCoal.copies': 0,
        'bonusTiles.cardsForPoints.copies': 0,
      },
      'there are tiles for four players',
    ],
    [{ 'events.e100.helpers': 'many' }, 'helpers are written like'],
    [{ 'events.e101.draws': 11 }, '10 figures are drawn at most'],
    [{ 'boardA.paths.0': 'A1-B2' }, 'a path joins two places of its board'],
    [{ 'boardA.fields.0': 'A2 A99' }, 'the belt of a bonus field is a list of places'],
    [{ 'boardE.sea.2': 'A1' }, 'an anchor lies before a place of its board'],
    [{ 'boardA.places.A1.landscape': 'desert' }, 'a landscape is forest'],
    [{ 'boardA.places.A1.symbol': 'cat' }, 'a symbol is star'],
    [{ 'chapters.I.early': '100 101' }, '3 events come first'],
    [{ 'orders.I.goods': 'bread cake' }, 'an order is a list of'],
    [{ 'orders.I.low': 30 }, 'the high level is above the low one'],
    [{ 'starting.discarded': 8 }, 'some of 12 cards at most stay'],
    [{ 'scoring.coinsPerPoint': 0 }, 'a point is for one coin or more'],
    [{ 'goods.gold': 3 }, 'has no value "goods.gold"'],
  ])('that could not be played is refused: %o', async (corrections, sentence) => {
    expect(await whyRefused(corrected(corrections), boxText)).toContain(sentence);
  });
});
