import { describe, expect, test } from 'vitest';
import { follow } from './follow.ts';
import { type ConnysPosition, type Family, type Position, position } from './position.ts';
import { at, type Table } from './table.ts';

describe('her reactions', () => {
  const stalls = ['C18', 'C01', 'C04'];
  /** The player takes from family; the only other cube of the colour lies on the Market. */
  const connysMarket = (
    player: NonNullable<Position['players']>[number],
    conny: ConnysPosition = {},
  ): Table =>
    follow(
      { spaces: { family: 's', market: 's', council: 'k' }, stalls, players: [player], conny },
      'family skill',
    );

  test('VIL-SOLO-36 no action, whatever the space', () => {
    for (const space of ['grain', 'family', 'crafts', 'council', 'travel']) {
      const table = follow({ spaces: { [space]: 'ss', church: 'k' } }, `${space} skill`);
      expect(Object.keys(table.changed()).sort()).toEqual(['conny last', 'conny tray', `on ${space}`]);
    }
  });

  test('VIL-SOLO-36 the order: cube, tray, fate, reaction', () => {
    const table = connysMarket({}, { tray: 'k', last: 4, quills: [0, 5] });
    const told = table
      .told()
      .filter((what) => ['connyTookCube', 'fateTurned', 'died', 'marketCalled', 'served'].includes(what));
    expect(told).toEqual(['connyTookCube', 'fateTurned', 'died', 'marketCalled', 'served']);
  });

  test('VIL-SOLO-36 fate comes before the reaction: the last one lying on the Church dies, nobody goes into the bag', () => {
    const members: Family = {
      'dead crafts': '11',
      'dead church': '11',
      'dead travel': '22',
      'dead farm': '2',
      bag: '344',
    };
    const table = follow(
      {
        spaces: { church: 'ss', grain: 'k' },
        conny: { members, tray: 'k', last: 4, quills: [0, 5] },
      },
      'church skill',
    );
    expect(table.changed()).toMatchObject({ 'conny church': '', 'conny grave': '3' });
    expect(table.connysFamily().bag).toBe('344');
  });

  test('VIL-SOLO-37 VIL-SOLO-39 a Market cube: she calls the day and takes the front customer for nothing', () => {
    const table = connysMarket({});
    expect(table.changed()).toMatchObject({ 'conny customers': 'C18', 'on market': '' });
    expect(table.told()).toContain('marketCalled');
    expect(table.asked()).toBe('0 turn');
  });

  test('VIL-SOLO-37 in her market day she comes first, before you are asked', () => {
    const table = connysMarket({ goods: 'hp', grain: 3, cubes: 'p' });
    expect(table.asked()).toBe('0 market');
    expect(table.changed()).toMatchObject({ 'conny customers': 'C18', stalls: '- C01 C04 - -' });
    expect(table.open()).toEqual(['serve 2', 'pass']);
  });

  test('VIL-SOLO-38 VIL-SOLO-39 one customer in every market day, not in the first one only', () => {
    const table = at(
      position({
        seats: 1,
        spaces: { market: 's', grain: 'sss' },
        stalls,
        players: [{ goods: 'hp', cubes: 'kkk' }],
      }),
    );
    table.choose('cube market skill', 'serve 1', 'end');
    expect(table.conny().customers).toHaveLength(1);
    table.choose('well', 'choose market');
    expect(table.conny().customers).toHaveLength(2);
  });

  test('VIL-SOLO-37 the front customer is the first stall that is taken', () => {
    const wanted: Position = { spaces: { market: 's', grain: 's' }, stalls, players: [{ goods: 'hp' }] };
    const table = at(position({ seats: 1, ...wanted })).choose('cube market skill', 'serve 1');
    expect(table.conny().customers).toEqual([0]);
  });

  test('VIL-SOLO-38 VIL-SOLO-39 VIL-SOLO-40 your day: you, then Conny once, then you for the fee', () => {
    const player = { goods: 'hps', grain: 4, cubes: 'pp' };
    const table = at(position({ seats: 1, spaces: { market: 's', grain: 's' }, stalls, players: [player] }));
    table.choose('cube market skill').changed();
    table.choose('serve 2');
    expect(table.changed()).toMatchObject({
      '0 customers': 'C01',
      'conny customers': 'C18',
      stalls: '- - C04 - -',
    });
    expect(table.player(0).life).toBe(0);
    table.choose('serve 3');
    expect(table.changed()).toMatchObject({ '0 customers': 'C01 C04', '0 life': 1, '0 cubes': 'sp' });
    expect(table.conny().customers).toHaveLength(1);
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-SOLO-40 in a day that she calls all your sales cost the fee', () => {
    const table = connysMarket({ grain: 3, cubes: 'p' });
    expect(table.asked()).toBe('0 market');
    table.changed();
    table.choose('serve 2');
    expect(table.changed()).toMatchObject({ '0 life': 1, '0 cubes': 's', '0 customers': 'C01' });
    expect(table.asked()).toBe('0 turn');
    const broke = connysMarket({ grain: 3 });
    expect(broke.asked()).toBe('0 turn');
  });

  test('VIL-SOLO-41 if you pass first she still takes her customer, and the day ends', () => {
    const table = at(
      position({
        seats: 1,
        spaces: { market: 's', grain: 's' },
        stalls,
        players: [{ goods: 'hp', grain: 5, cubes: 'pp' }],
      }),
    );
    table.choose('cube market skill', 'pass');
    expect(table.conny().customers).toHaveLength(1);
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-SOLO-42 customers move up as usual; hers score for nobody', () => {
    const table = connysMarket({});
    expect(table.changed()).toMatchObject({ stalls: 'C02 C01 C04 - -', pile: 15 });
    expect(table.points(0)).toEqual({ total: 0 });
  });

  test('VIL-PROMO-12 she takes a promo customer like any other', () => {
    const wanted: Position = {
      options: { promos: true },
      spaces: { family: 's', market: 's', council: 'k' },
      stalls: ['P02', 'C01', 'C04'],
    };
    const table = follow({ ...wanted, players: [{ coins: 1 }] }, 'family skill');
    expect(table.changed()).toMatchObject({ 'conny customers': 'P02' });
    expect(table.player(0).coins).toBe(1);
  });

  test('VIL-PROMO-04 VIL-SOLO-10 the ring that goes back to the Council cannot pay the fee as well', () => {
    const wanted: Position = {
      options: { promos: true },
      spaces: { family: 's', market: 's', council: 'k' },
      stalls: ['C18', 'P03', 'C01'],
      ring: 0,
    };
    const poor = follow({ ...wanted, players: [{}] }, 'family skill');
    expect(poor.asked()).toBe('0 turn');
    const table = follow({ ...wanted, players: [{ coins: 1 }] }, 'family skill');
    expect(table.open()).toEqual(['serve 2', 'pass']);
    table.choose('serve 2');
    expect([table.s.nextStart, table.player(0).coins]).toEqual([-1, 0]);
  });

  test('VIL-SOLO-46 a market day by the Well includes her customer', () => {
    const table = at(
      position({ seats: 1, spaces: { grain: 's' }, stalls, players: [{ goods: 'hp', cubes: 'kkk' }] }),
    );
    table.choose('well', 'choose market', 'serve 1');
    expect(table.conny().customers).toEqual([0]);
    table.choose('end');
    expect(table.told()).not.toContain('connyTookCube');
  });

  test('VIL-SOLO-43 a Church cube: her lowest member lying there goes into the bag, for nothing', () => {
    const table = follow({ spaces: { church: 'ss', grain: 'k' } }, 'church skill');
    expect(table.changed()).toEqual({
      'on church': '',
      'conny tray': '..s.......',
      'conny last': 2,
      'conny church': '344',
      'conny bag': '3',
    });
  });

  test('VIL-SOLO-44 with nobody lying there nothing happens', () => {
    const conny = { members: { bag: '3344' } };
    const table = follow({ spaces: { church: 'ss', grain: 'k' }, conny }, 'church skill');
    expect(table.changed()).toEqual({ 'on church': '', 'conny tray': '..s.......', 'conny last': 2 });
    // Those beside the tray never go to church.
    expect(table.connysFamily()).toEqual({ farm: '1111222', bag: '3344' });
  });
});

describe('the Mass with Conny', () => {
  const mass = (wanted: Position): Table => follow({ spaces: { family: 's' }, ...wanted }, 'family skill');

  test('VIL-SOLO-47 only you buy out; then figures are drawn one by one up to four', () => {
    const table = mass({ players: [{ members: { bag: '1' }, coins: 1 }], conny: { members: { bag: '34' } } });
    expect(table.asked()).toBe('0 buyOut');
    expect(table.open()).toEqual(['buyOut 1', 'done']);
    table.choose('buyOut 1');
    expect(table.told().filter((what) => what.startsWith('drew'))).toHaveLength(3);
  });

  test('VIL-SOLO-48 VIL-SOLO-49 hers go to the lowest step without one of hers, and climb in no other way', () => {
    for (let seed = 0; seed < 20; seed++) {
      const conny = { members: { church1: '3', church3: '4', bag: '34' } };
      const table = mass({ seed: `steps ${seed}`, conny });
      const drawn = table.events.flatMap((e) => (e.what === 'drewMember' ? [e.step] : []));
      expect(drawn).toEqual([[], [2], [2, 4]][drawn.length]);
      expect(table.connysFamily()).toMatchObject({ church1: '3', church3: '4' });
    }
  });

  test.each<[string, Family, Family, number]>([
    ['more of hers: nobody scores', { church4: '1' }, { church1: '3', church2: '4' }, 0],
    ['as many, hers in front', { church1: '1' }, { church2: '3' }, 0],
    ['as many, yours in front', { church3: '1' }, { church2: '3' }, 2],
    ['a full tie: you score', { church2: '1' }, { church2: '3' }, 2],
    ['more of yours', { church1: '11' }, { church4: '3' }, 2],
    ['nobody in the church', {}, {}, 0],
  ])('VIL-SOLO-50 %s', (_name, yours, hers, points) => {
    const table = mass({ players: [{ members: yours }], conny: { members: hers } });
    expect(table.player(0).points).toBe(points);
  });
});
