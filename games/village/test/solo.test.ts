import { describe, expect, test } from 'vitest';
import { TITLES } from '../data/scoring.ts';
import { titleFor } from '../rules/scoring.ts';
import { village } from './all.ts';
import { follow } from './follow.ts';
import { type Position, position } from './position.ts';
import { at, type Table } from './table.ts';

/* The ring of her tray: Market, Travel, Council, Church, Family, Grain, Crafts. */

const alone = (wanted: Position): Table => at(position({ seats: 1, ...wanted }));
const setUp = (options = {}) => village.setup(1, options, 'alone');

describe('set-up with Conny', () => {
  test('VIL-SOLO-01 market, chronicle, graves and card are those for two', () => {
    const [one, two] = [setUp(), village.setup(2, { compensation: false }, 'two')];
    expect([one.stalls.filter((tile) => tile >= 0).length, one.chronicle, one.graves]).toEqual([
      3,
      two.chronicle,
      two.graves,
    ]);
    const cubes = (spaces: readonly number[]) =>
      [0, 1, 2, 3, 4, 5, 6].map((space) => spaces.slice(space * 5, space * 5 + 5).reduce((a, b) => a + b, 0));
    expect(cubes(one.spaces)).toEqual(cubes(two.spaces));
    expect(one.customerPile).toHaveLength(16);
  });

  test('VIL-SOLO-03 VIL-SOLO-04 seven low members beside the tray, four high ones on the church', () => {
    expect(at(setUp()).connysFamily()).toEqual({ farm: '1111222', church: '3344' });
  });

  test('VIL-SOLO-05 no coin, farm, life or points of her own', () => {
    const { conny } = setUp();
    for (const key of ['coins', 'life', 'points', 'grain', 'cubes', 'goods'])
      expect(conny).not.toHaveProperty(key);
    expect(village.scores(setUp())).toHaveLength(1);
  });

  test('VIL-SOLO-07 two shuffled sets of three fate tiles, one quill in each, face down', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const s = village.setup(1, {}, `fate ${seed}`);
      const fate = s.conny?.fate ?? [];
      expect([0, 1, 2].map((tile) => fate[tile]).sort()).toEqual([0, 0, 1]);
      expect([5, 6, 7].map((tile) => fate[tile]).sort()).toEqual([0, 0, 1]);
      expect([3, 4, 8, 9].map((tile) => fate[tile])).toEqual([-1, -1, -1, -1]);
      expect(village.view(s, 0).conny?.fate).toEqual([-2, -2, -2, -1, -1, -2, -2, -2, -1, -1]);
      seen.add(fate.join());
    }
    expect(seen.size).toBe(9);
  });

  test('VIL-SOLO-08 VIL-SOLO-09 you start, every round, and nobody is compensated', () => {
    const s = setUp({ compensation: true });
    expect([s.startPlayer, village.turnOf(s)]).toEqual([0, 0]);
    expect(s.players[0]).toMatchObject({ coins: 1, grain: 0, cubes: [0, 0, 0, 0] });
    const table = follow({ spaces: { grain: 's' }, ring: 0 }, 'grain skill');
    expect([table.s.round, table.s.startPlayer, table.asked()]).toEqual([2, 0, '0 turn']);
  });
});

describe('the ring alone', () => {
  test('VIL-SOLO-10 it pays like one coin: joker, buy-out, privilege; then it is gone for the round', () => {
    const joker = alone({ ring: 0, spaces: { crafts: 'p', grain: 's' }, players: [{}] });
    joker.choose('cube crafts persuasion').changed();
    joker.choose('order scroll');
    expect(joker.changed()).toEqual({ ring: 'spent', '0 goods': 's' });
    const privilege = alone({
      ring: 0,
      spaces: { council: 'p', grain: 's' },
      players: [{ members: { council4: '1' } }],
    });
    privilege.choose('cube council persuasion').changed();
    privilege.choose('privilege 4');
    expect(privilege.changed()).toEqual({ ring: 'spent', '0 points': 3 });
    const mass = follow(
      { ring: 0, spaces: { grain: 's' }, players: [{ members: { bag: '1' } }] },
      'grain skill',
    );
    expect(mass.asked()).toBe('0 buyOut');
    mass.choose('buyOut 1');
    expect(mass.events).toContainEqual({ what: 'paidCoins', seat: 0, coins: 1, ring: true });
  });

  test('VIL-SOLO-10 spent, it cannot be taken again in this round', () => {
    const table = alone({ ring: 'spent', players: [{ members: { council1: '1' } }] }).choose(
      'cube council persuasion',
    );
    expect(table.asked()).toBe('0 endTurn');
    const free = alone({ players: [{ members: { council1: '1' } }] }).choose('cube council persuasion');
    expect(free.open()).toContain('privilege 1');
  });

  test('VIL-SOLO-10 it is spent before a real coin', () => {
    const table = alone({ ring: 0, spaces: { crafts: 'p', grain: 's' }, players: [{ coins: 1 }] });
    table.choose('cube crafts persuasion', 'order scroll');
    expect(table.changed()).toMatchObject({ ring: 'spent' });
    expect(table.player(0).coins).toBe(1);
  });

  test.each([0, 'spent'] as const)('VIL-SOLO-11 with a new round it is back on the Council (%s)', (ring) => {
    const table = follow({ ring, spaces: { grain: 's' } }, 'grain skill');
    expect(table.s.nextStart).toBe(-1);
    expect(table.told().indexOf('ringReturned')).toBeLessThan(table.told().indexOf('roundStarted'));
  });

  test('VIL-SOLO-10 VIL-PROMO-04 it may be kept only while the guest of the Council can still come', () => {
    const asks = (wanted: Position): boolean => {
      const table = alone({ ring: 0, spaces: { crafts: 'p', grain: 's' }, ...wanted });
      return table.choose('cube crafts persuasion', 'order scroll').asked() === '0 ringOrCoin';
    };
    const promos = { options: { promos: true } };
    expect(asks({ ...promos, players: [{ coins: 1 }] })).toBe(true);
    expect(asks({ ...promos, players: [{ coins: 1, customers: ['P03'] }] })).toBe(false);
    expect(asks({ ...promos, players: [{ coins: 1 }], conny: { customers: ['P03'] } })).toBe(false);
    expect(asks({ soldOut: true, players: [{ coins: 1 }] })).toBe(false);
  });

  test('VIL-SOLO-10 given for one of two payments, it is gone for the other', () => {
    const table = follow(
      {
        ring: 0,
        options: { promos: true },
        spaces: { family: 's', market: 's', council: 'k' },
        stalls: ['C18', 'P02', 'C01'],
        players: [{ coins: 4 }],
      },
      'family skill',
    );
    // Two coins for the Beggar and one for the fee: the ring replaces one of the three.
    table.choose('serve 2', 'giveRing');
    expect([table.s.nextStart, table.player(0).coins, table.asked()]).toEqual([-2, 2, '0 turn']);
  });

  test('VIL-SOLO-12 unspent it is worth no point', () => {
    expect(alone({ ring: 0, players: [{ coins: 1 }] }).points(0)).toEqual({ coins: 1, total: 1 });
  });
});

describe("Conny's cube", () => {
  test('VIL-SOLO-13 after each turn with a cube, used or not', () => {
    const declined = follow({ spaces: { grain: 'ss', council: 'p' } }, 'grain skill');
    expect(declined.changed()).toMatchObject({ 'on grain': '', 'conny tray': '..s.......' });
    expect(declined.asked()).toBe('0 turn');
    const used = alone({ spaces: { grain: 'ss', council: 'p' } }).choose(
      'cube grain skill',
      'harvest',
      'end',
    );
    expect(used.changed()).toMatchObject({ 'on grain': '', 'conny tray': '..s.......' });
  });

  test('VIL-SOLO-14 the same colour from the same space, plague included', () => {
    const table = follow({ spaces: { grain: 'sxx', council: 'x' } }, 'grain plague');
    expect(table.changed()).toMatchObject({ 'on grain': 's', 'conny tray': '..x.......' });
  });

  test.each([
    ['grain', { grain: 'sk', crafts: 'k', travel: 's', family: 's' }, 'travel'],
    ['council', { council: 's', travel: 's', grain: 's' }, 'grain'],
    ['travel', { travel: 's', crafts: 's', church: 's' }, 'church'],
  ])('VIL-SOLO-15 from %s clockwise to the next space with the colour', (space, spaces, taken) => {
    const table = follow({ spaces }, `${space} skill`);
    expect(table.changed()).toMatchObject({ [`on ${taken}`]: '' });
  });

  const RING = ['market', 'travel', 'council', 'church', 'family', 'grain', 'crafts'];
  test.each(RING)(
    'VIL-SOLO-15 with the colour on every space, her cube after %s is the next one',
    (space) => {
      const next = RING[(RING.indexOf(space) + 1) % RING.length];
      const spaces = Object.fromEntries(RING.map((one) => [one, 's']));
      expect(follow({ spaces }, `${space} skill`).changed()).toMatchObject({ [`on ${next}`]: '' });
    },
  );

  test.each([
    ['family', { family: 's', grain: 's', crafts: 's' }, 'grain'],
    ['grain', { grain: 's', crafts: 's', travel: 's' }, 'crafts'],
  ])('VIL-SOLO-02 VIL-SOLO-18 covered symbols are skipped: after %s', (space, spaces, taken) => {
    expect(follow({ spaces }, `${space} skill`).changed()).toMatchObject({ [`on ${taken}`]: '' });
  });

  test('VIL-SOLO-16 a colour that is nowhere: a cube of choice from the same space', () => {
    const table = follow({ spaces: { grain: 'sfk', council: 'ff' } }, 'grain skill');
    expect(table.asked()).toBe('0 connysCube');
    expect(table.open()).toEqual(['cube grain faith', 'cube grain knowledge']);
    table.choose('cube grain knowledge');
    expect(table.changed()).toMatchObject({ 'on grain': 'f', 'conny tray': '..k.......' });
    // One kind only: nobody is asked.
    expect(follow({ spaces: { grain: 'skk', council: 'ff' } }, 'grain skill').changed()).toMatchObject({
      'on grain': 'k',
    });
  });

  test('VIL-SOLO-17 an empty space: a cube of choice from the next one that has any', () => {
    const table = follow({ spaces: { grain: 's', travel: 'fk', council: 'ff' } }, 'grain skill');
    expect(table.open()).toEqual(['cube travel faith', 'cube travel knowledge']);
  });

  test('VIL-SOLO-18 with no cube left she takes none', () => {
    const table = follow({ spaces: { grain: 's' } }, 'grain skill');
    expect(table.told()).not.toContain('connyTookCube');
    expect(table.s.round).toBe(2);
  });

  test('VIL-SOLO-19 action and deaths of the player come first', () => {
    const table = alone({ spaces: { crafts: 'kk', grain: 's' }, players: [{ life: 8 }] });
    table.choose('cube crafts knowledge', 'train smithy 1', 'done');
    expect(table.asked()).toBe('0 death');
    expect(table.told()).not.toContain('connyTookCube');
    table.choose('dies smithy', 'end');
    const told = table.told();
    expect(told.indexOf('died')).toBeLessThan(told.indexOf('connyTookCube'));
  });

  test('VIL-SOLO-20 she gains and pays nothing, not even for plague', () => {
    const table = follow({ spaces: { grain: 'xx', council: 'p' }, players: [{ life: 3 }] }, 'grain plague');
    expect(table.changed()).toEqual({ 'on grain': '', 'conny tray': '..x.......', 'conny last': 2 });
  });

  test('VIL-SOLO-45 after the Well she takes none, and you are on turn again', () => {
    const table = alone({ spaces: { grain: 's' }, players: [{ cubes: 'kkk' }] });
    table.choose('well', 'choose family', 'birth', 'end');
    expect(table.told()).not.toContain('connyTookCube');
    expect([table.s.round, table.asked()]).toEqual([1, '0 turn']);
  });
});

describe('the variant with the die', () => {
  const options = { connysCube: 'die' };
  const rolls = (spaces: NonNullable<Position['spaces']>, cube: string): Table[] =>
    Array.from({ length: 30 }, (_, seed) => follow({ options, seed: `die ${seed}`, spaces }, cube));
  const rolled = (table: Table): number[] =>
    table.events.flatMap((e) => (e.what === 'connyRolled' ? [e.colour] : []));
  const taken = (table: Table) => table.events.find((e) => e.what === 'connyTookCube');

  test('VIL-SOLO-21 the rolled colour from the same space, else from the next with it', () => {
    const seen = new Set<number>();
    for (const table of rolls({ grain: 'sxp', council: 'pf', church: 'kf' }, 'grain plague')) {
      const [colour] = rolled(table);
      seen.add(colour);
      expect(taken(table)).toMatchObject({ cube: colour, space: [0, 0, 4, 6][colour] });
    }
    expect([...seen].sort()).toEqual([0, 1, 2, 3]);
  });

  test('VIL-SOLO-22 a colour that is nowhere is rolled again', () => {
    const tables = rolls({ grain: 'sxp', council: 'p' }, 'grain plague');
    for (const table of tables) {
      const colours = rolled(table);
      expect(colours.slice(0, -1).every((colour) => colour > 1)).toBe(true);
      expect(colours.at(-1)).toBeLessThan(2);
      expect(taken(table)).toMatchObject({ cube: colours.at(-1) });
    }
    expect(Math.max(...tables.map((table) => rolled(table).length))).toBeGreaterThan(1);
  });

  test('VIL-SOLO-23 with one colour left there is no roll: from the same space, the player chooses', () => {
    const table = follow({ options, spaces: { grain: 'ssx', council: 's' } }, 'grain skill');
    expect(rolled(table)).toEqual([]);
    expect(table.open()).toEqual(['cube grain skill', 'cube grain plague']);
    const next = follow({ options, spaces: { grain: 's', council: 'sx', church: 's' } }, 'grain skill');
    expect(next.open()).toEqual(['cube council skill', 'cube council plague']);
    const plague = follow({ options, spaces: { grain: 'sxx', council: 'x' } }, 'grain skill');
    expect(rolled(plague)).toEqual([]);
    expect(taken(plague)).toMatchObject({ space: 0, cube: 4 });
  });
});

describe('the titles', () => {
  test.each([
    [0, 'apprentice'],
    [39, 'apprentice'],
    [40, 'journeyman'],
    [49, 'journeyman'],
    [50, 'master'],
    [59, 'master'],
    [60, 'grandMaster'],
    [69, 'grandMaster'],
    [70, 'genius'],
    [79, 'genius'],
    [80, 'polymath'],
    [140, 'polymath'],
  ])('VIL-SOLO-56 %i points: %s', (points, title) => {
    expect(TITLES[titleFor(points)].key).toBe(title);
  });

  test('VIL-SOLO-56 every source counts for the title; the lowest one is not won', () => {
    const player = {
      points: 4,
      castles: ['north', 'east'],
      members: { church2: '1', council2: '1', 'dead crafts': '11', 'dead farm': '2' },
      customers: ['C18', 'C14'],
      revealed: ['writer'],
    };
    const winnersWith = (coins: number): readonly number[] => {
      const s = position({ seats: 1, options: { goals: true }, players: [{ ...player, coins }] });
      // 4 prestige, 3 travel, 3 church, 2 council, 4 chronicle, 13 customers, 5 goals.
      expect(village.scores(s)[0].total).toBe(34 + coins);
      return village.winners(s);
    };
    expect([winnersWith(5), winnersWith(6)]).toEqual([[], [0]]);
  });

  test('VIL-SOLO-56 Conny has no score, and grain breaks no tie', () => {
    const sheets = village.scores(position({ seats: 1, players: [{ grain: 5, points: 30 }] }));
    expect(sheets).toHaveLength(1);
    expect(sheets[0]).toMatchObject({ total: 30, tieBreak: 0, rival: false });
  });
});
