import type { Corrections } from '@spielstube/engine';
import { whyRefused } from '@spielstube/engine/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { boxText } from '../text/box-en.ts';

/* Tables are read when the game is loaded, so every test loads it anew, with its own corrections. */

async function corrected(corrections: Corrections) {
  const { layCorrections } = await import('@spielstube/engine');
  layCorrections('village', corrections);
  return import('./all.ts');
}

beforeEach(() => {
  vi.resetModules();
});

/** A value that fits, for most of the box. */
const OTHER: Corrections = {
  'cubes.plague': 5,
  'cubes.plagueTime': 3,
  'farm.grain': 7,
  'farm.coins': 2,
  'well.cubes': 4,
  'setupCards.3.crafts': 8,
  'setupCards.3.ofEachColour': 9,
  'stalls.3': 2,
  'chronicle.3.crafts': 6,
  'graves.3': 5,
  'harvest.plain': 3,
  'workshops.smithy.training': 1,
  'workshops.smithy.price': '2 skill',
  'workshops.office.price': '4 grain',
  'mill.coins': 1,
  'sale.green': 2,
  'council.green': 3,
  'council.time.2': 3,
  'council.points.1': 1,
  'council.privilegeCubes': 1,
  'council.privilegePoints': 5,
  'church.brown': 2,
  'church.time': 4,
  'church.grain.4': 4,
  'mass.figures': 3,
  'mass.majorityPoints': 3,
  'travel.wagons': 2,
  'travel.rewardCubes': 1,
  'castles.corner': 'points',
  'paths.villageNorth': '1 faith + 1 persuasion',
  'chroniclePoints.5': 13,
  'titles.genius.from': 71,
  'customers.C01.wants': '1 ox + 7 grain',
  'promoCustomers.P02.wants': '3 coin',
  'silverGoals.knight': '2 horse + 1 coin',
  'achievements.merchantCustomers': 5,
  'tray.order.6': 'crafts',
  'tray.order.9': 'grain',
  'fillOrder.0': 'travel',
  'fillOrder.1': 'market',
};

describe('a corrected box', () => {
  test.each([1, 3])('is played to the end by %i', async (seats) => {
    const { village } = await corrected(OTHER);
    const { census } = await import('./census.ts');
    const { playOut } = await import('./random-game.ts');
    for (let game = 0; game < 10; game++) {
      const s = village.setup(seats, { goals: true, promos: true }, `corrected ${game}`);
      const inBox = census(s);
      expect(census(playOut(s, game))).toEqual(inBox);
    }
    expect(village.box.corrections).not.toBe('');
  });

  const OF_EXPANSIONS: Corrections = {
    'mixCards.marriageInnPort.3.inn': 6,
    'ringSpaces.3': 2,
    'inn.placeTime': 2,
    'inn.backCubes': 2,
    'inn.startingBeer': 2,
    'brewery.price': '1 skill + 1 persuasion',
    'brewery.beer': 3,
    'villagers.abbot.price': '1 coin',
    'villagerEffects.cubesLeft.3': 7,
    'villagerEffects.jackRolls': 2,
    'captains.c3any.anyCubes': 2,
    'captains.c1op.cubes': '2 faith',
    'islands.corn.lighthouse': '1 wagon + 2 knowledge',
    'islands.corn.points': 3,
    'waters.3': 'harbour corn',
    'voyage.holds': 2,
    'cargoStacks.3': 1,
    'exotics.teaCoins': 2,
    'chests.five.coins': 6,
    'seaBurials.3': 5,
    'marriage.cubes': 2,
    'marriage.offerCubes': 2,
    'marriage.plague': 2,
    'marriage.pink': 1,
    'ranks.front.1.coins': 1,
    'ranks.back.3.oneOf': '1 skill + 1 faith',
    'die.rank.skill': 1,
    'die.house.skill': 'bakery',
    'houses.store.orSkill': 2,
    'smuggler.saleGreen': 2,
    'smuggler.customerCubes': 2,
    'innCustomers.I01.wants': '3 beer',
    'marriageCustomers.M05.points': 9,
    'titleShift.inn': 11,
  };
  test.each([1, 3, 5])('is played to the end with all expansions by %i', async (seats) => {
    const { village } = await corrected({ ...OTHER, ...OF_EXPANSIONS });
    const { expectCensus } = await import('./census.ts');
    const { playOut } = await import('./random-game.ts');
    for (let game = 0; game < 8; game++) {
      const side = game % 2 === 0 ? 'front' : 'back';
      const options = { inn: side, port: true, marriage: side, goals: true, promos: true };
      const s = village.setup(seats, options, `corrected ${game}`);
      expectCensus(s);
      expectCensus(playOut(s, game));
    }
  });

  test('changes the sentences of both books, and none of its numbers stands there as before', async () => {
    const before = {
      de: (await import('../text/chapters-de.ts')).chapters,
      en: (await import('../text/chapters-en.ts')).chapters,
    };
    vi.resetModules();
    await corrected(OTHER);
    const after = {
      de: (await import('../text/chapters-de.ts')).chapters,
      en: (await import('../text/chapters-en.ts')).chapters,
    };
    for (const lang of ['de', 'en'] as const) {
      const rules = after[lang].flatMap((chapter) => chapter.rules);
      const old = new Map(before[lang].flatMap(({ rules: all }) => all.map(({ id, text }) => [id, text])));
      const changed = rules.filter(({ id, text }) => old.get(id) !== text).map(({ id }) => id);
      expect(changed).toEqual([
        ...['VIL-GEN-07', 'VIL-SET-08', 'VIL-SET-11', 'VIL-SET-19', 'VIL-SEED-05', 'VIL-SEED-08'],
        ...['VIL-TURN-03', 'VIL-HARV-02', 'VIL-HARV-07', 'VIL-CRAFT-01', 'VIL-CRAFT-15', 'VIL-CRAFT-16'],
        ...['VIL-CRAFT-17', 'VIL-MKT-08', 'VIL-COUNCIL-02', 'VIL-COUNCIL-04', 'VIL-COUNCIL-11'],
        ...['VIL-COUNCIL-13', 'VIL-COUNCIL-14', 'VIL-TRAVEL-03', 'VIL-TRAVEL-06', 'VIL-TRAVEL-11'],
        ...['VIL-CHURCH-02', 'VIL-WELL-01', 'VIL-WELL-06', 'VIL-MASS-02', 'VIL-MASS-04', 'VIL-MASS-06'],
        ...['VIL-MASS-10', 'VIL-MASS-13', 'VIL-MASS-14', 'VIL-SCORE-03', 'VIL-SCORE-04', 'VIL-GOAL-14'],
        ...['VIL-PROMO-03', 'VIL-SOLO-47', 'VIL-SOLO-50', 'VIL-SOLO-52', 'VIL-SOLO-56'],
        // Sentences of expansions that quote these numbers of the base game.
        ...['VIL-CARD-FARMERS_WIFE-01', 'VIL-CARD-FARMHAND-02', 'VIL-CARD-COUNCILMAN-05'],
        ...['VIL-CARD-MILLER-01', 'VIL-CARD-MILLER-02', 'VIL-CARD-FATHER-03', 'VIL-PORT-LOAD-10'],
        ...['VIL-PORT-RET-04', 'VIL-PORT-MKT-03', 'VIL-MAR-SET-07', 'VIL-MAR-ACT-07', 'VIL-MAR-TOOL-05'],
      ]);
    }
  });

  test.each<[Corrections, string]>([
    [{ 'setupCards.3.grain': 4 }, 'the cubes do not divide among 3 players'],
    [{ 'setupCards.2.ofEachColour': 1 }, 'the bag for 2 players holds too few cubes'],
    [{ 'fillOrder.0': 'travel' }, 'it names every action space once'],
    [{ 'stalls.2': 6 }, 'the board has 5 stalls'],
    [{ 'graves.2': 0 }, 'there are graves'],
    [{ 'workshops.smithy.price': '1 coin' }, '"1 coin" is not written like "1 skill + 2 persuasion"'],
    [{ 'workshops.smithy.price': 'one skill' }, '"one skill" is not written like'],
    [{ 'paths.northEast': '8 skill' }, '"8 skill" is not written like'],
    [{ 'customers.C02.wants': '6 grain' }, 'no farm holds more than 5 grain'],
    [{ 'customers.C02.wants': '1 ox + 1 ox' }, '"1 ox + 1 ox" is not written like'],
    [{ 'castles.corner': 'gold' }, 'a castle brings points, cubes, coin'],
    [{ 'mass.figures': 5 }, 'there are at least as many monks as figures leave the bag'],
    [{ 'council.privilegeCubes': 3 }, 'a privilege brings one cube or two'],
    [{ 'achievements.craftsmanBuildings': 5 }, 'there are 4 craft buildings'],
    [{ 'titles.master.from': 30 }, 'each title needs more points than the one before'],
    [{ 'tray.fate.0.0': 5 }, 'every fate tile lies before a compartment of its own'],
    [{ 'graves.6': 7 }, 'has no value "graves.6"'],
    [{ 'mixCards.inn.3.inn': 4 }, 'the cubes do not divide among 3 players'],
    [{ 'inn.backCubes': 0 }, 'the back asks for 1 to 7 cubes'],
    [{ 'villagers.abbot.price': '3 beer' }, 'a villager costs 1 coin, 1 beer or 2 beer'],
    [{ 'captains.c2p.steps': 0 }, 'a captain brings steps'],
    [{ 'waters.0': 'harbour moon' }, 'a line names two waters'],
    [{ 'islands.cape.buys': '1 beer' }, '"1 beer" is not written like'],
    [{ 'chests.five.coins': 0 }, 'a chest holds something'],
    [{ 'marriage.cubes': 3 }, 'the board asks for one cube or two'],
    [{ 'ranks.front.2.swap': 3 }, 'an own cube is swapped for one cube or two'],
    [{ 'die.rank.skill': 5 }, 'every colour has a rank of its own'],
    [{ 'die.house.skill': 'inn' }, 'a colour stands for the bakery or the store'],
    [{ 'smuggler.cubes': 3 }, 'the Smuggler gives two cubes of different colours'],
  ])('that cannot be played is refused: %j', async (corrections, message) => {
    expect(await whyRefused(corrected(corrections), boxText)).toContain(message);
  });
});
