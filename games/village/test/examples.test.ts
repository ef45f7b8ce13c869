import { describe, expect, test } from 'vitest';
import { type Position, position } from './position.ts';
import { at, type Table } from './table.ts';

/* The worked examples of the rulebook: Birgit is seat 0, Konstanze seat 1, André seat 2. */

/** The first of many shuffles with which the moves lead where the example goes. */
function withLuck(wanted: Position, play: (table: Table) => boolean): Table {
  for (let seed = 0; seed < 400; seed++) {
    const table = at(position({ ...wanted, seed: `luck ${seed}` }));
    if (play(table)) return table;
  }
  throw new Error('the example never happens');
}

describe('the worked examples', () => {
  test('VIL-MKT-08 VIL-MKT-11 VIL-MKT-13 VIL-MKT-14 a market day of three', () => {
    const wanted: Position = {
      seats: 3,
      spaces: { market: 'p', grain: 's' },
      stalls: ['C18', 'C01', 'C04', 'C20'],
      queue: ['C02', 'C03', 'C05', 'C06', 'C07'],
      pile: ['C08', 'C09', 'C10'],
      players: [
        { goods: 'shp', grain: 1 },
        { grain: 3, cubes: 'p' },
        { goods: 's', cubes: 'p' },
      ],
    };
    const table = at(position(wanted)).choose('cube market persuasion');
    table.changed();
    table.choose('serve 1');
    expect(table.changed()).toEqual({ '0 goods': 's', '0 customers': 'C18', stalls: '- C01 C04 C20 -' });
    expect(table.asked()).toBe('1 market');
    table.choose('serve 2');
    expect(table.changed()).toEqual({
      '1 cubes': '',
      'supply persuasion': 32 - 1,
      '1 life': 1,
      '1 grain': 0,
      '1 customers': 'C01',
      stalls: '- - C04 C20 -',
    });
    // André has a scroll but neither grain nor a horse: he passes. It is Birgit's turn again.
    expect(table.asked()).toBe('0 market');
    table.choose('serve 3');
    expect(table.changed()).toEqual({
      '0 cubes': '',
      'supply persuasion': 32,
      '0 life': 1,
      '0 goods': '',
      '0 grain': 0,
      '0 customers': 'C18 C04',
      stalls: 'C02 C03 C05 C20 -',
      queue: 'C06 C07 C08 C09 C10',
      pile: 12,
    });
    expect(table.asked()).toBe('0 endTurn');
    expect(table.points(0).customers).toBe(6 + 3);
  });

  test('VIL-MASS-03 VIL-MASS-05 VIL-MASS-10 VIL-MASS-14 a Mass of three', () => {
    const wanted: Position = {
      seats: 3,
      turn: 2,
      spaces: { family: 's' },
      players: [
        { members: { church2: '1', bag: '2' }, coins: 1, grain: 3 },
        { members: { bag: '1' }, coins: 1 },
        { members: { bag: '1', church2: '2' }, coins: 1, grain: 4 },
      ],
    };
    const table = withLuck(wanted, (one) => {
      one.take('family skill').choose('end', 'buyOut 2', 'done', 'buyOut 1');
      return one.family(1).church1 === '1';
    });
    expect(
      table
        .told()
        .filter((what) => what.startsWith('drew'))
        .sort(),
    ).toEqual(['drewMember', 'drewMonk']);
    table.choose('climb 2 1', 'climb 1 2');
    table.choose('climb 2 2', 'climb 3 2');
    expect(table.family(0)).toMatchObject({ church3: '1', church2: '2' });
    expect(table.family(2)).toMatchObject({ church4: '2', church1: '1' });
    expect(table.s.players.map(({ grain }) => grain)).toEqual([0, 0, 0]);
    expect(table.s.players.map(({ coins }) => coins)).toEqual([0, 1, 0]);
    expect(table.s.players.map(({ points }) => points)).toEqual([0, 0, 2]);
    expect(table.s.round).toBe(2);
  });

  test('VIL-DEATH-02 VIL-DEATH-04 plague, a new smith, a plough, and only then a death', () => {
    const birgit = { life: 9, members: { church2: '1', 'dead farm': '1', bag: '1', farm: '2' } };
    const table = at(position({ spaces: { crafts: 'x', grain: 's' }, players: [birgit] }));
    table.choose('cube crafts plague');
    expect(table.changed()).toMatchObject({ '0 life': 1, '0 deaths': 1 });
    expect(table.asked()).toBe('0 action crafts');
    table.choose('train smithy 1', 'produce plough');
    expect(table.player(0).life).toBe(7);
    expect(table.open().sort()).toEqual(['dies church2', 'dies smithy']);
    table.choose('dies smithy');
    expect(table.family(0)).toEqual({
      church2: '1',
      'dead farm': '1',
      bag: '1',
      farm: '2',
      'dead crafts': '1',
    });
  });

  test('VIL-DEATH-08 VIL-DEATH-09 step 4 of the Church would mean a grave, the others the chronicle', () => {
    const wanted: Position = {
      spaces: { grain: 'x', family: 's' },
      players: [
        { life: 8, members: { church4: '1', smithy: '1', council2: '1', farm: '2' } },
        { members: { 'dead church': '11' } },
      ],
    };
    const inGrave = at(position(wanted)).take('grain plague').choose('dies church4');
    expect(inGrave.family(0)).toMatchObject({ grave: '1' });
    const inChronicle = at(position(wanted)).take('grain plague').choose('dies council2');
    expect(inChronicle.family(0)).toMatchObject({ 'dead council': '1' });
  });

  test('VIL-SCORE-01 VIL-SCORE-02 VIL-SCORE-03 VIL-SCORE-04 VIL-SCORE-05 VIL-SCORE-06 Birgit scores 39', () => {
    const birgit = {
      castles: ['north', 'east', 'high'],
      members: { council2: '2', church4: '2', 'dead crafts': '11', 'dead farm': '1', 'dead church': '1' },
      coins: 2,
      customers: ['C18', 'C04', 'C14'],
    };
    expect(at(position({ seats: 3, players: [birgit] })).points(0)).toEqual({
      travel: 6,
      council: 2,
      church: 6,
      chronicle: 7,
      coins: 2,
      customers: 16,
      total: 39,
    });
  });

  test("VIL-SOLO-17 VIL-SOLO-30 VIL-SOLO-38 Conny's turn", () => {
    const wanted: Position = {
      seats: 1,
      spaces: { market: 'p', council: 'fx', grain: 's' },
      stalls: ['C18', 'C01', 'C04'],
      players: [{ goods: 'shp', grain: 1 }],
      conny: { tray: 'spf', last: 4, quills: [0, 5] },
    };
    const table = at(position(wanted)).choose('cube market persuasion', 'serve 1');
    expect(table.conny().customers).toHaveLength(1);
    expect(table.s.stalls.slice(0, 3)).toEqual([-1, -1, 3]);
    table.choose('pass');
    expect(table.s.stalls.slice(0, 3)).not.toContain(-1);
    expect(table.asked()).toBe('0 endTurn');
    table.changed();
    table.choose('end');
    // No green cube anywhere, none on the Market, none on Travel: the Council is next.
    expect(table.asked()).toBe('0 connysCube');
    expect(table.open()).toEqual(['cube council faith', 'cube council plague']);
    table.choose('cube council plague');
    expect(table.changed()).toEqual({
      'on council': 'f',
      'conny tray': '..spfx....',
      'conny last': 5,
      'conny turned': '5',
      'conny farm': '111222',
      'conny dead council': '1',
      'free council': 1,
    });
    expect(table.asked()).toBe('0 turn');
  });

  test('VIL-SOLO-47 VIL-SOLO-48 VIL-SOLO-49 VIL-SOLO-50 Conny in the Mass', () => {
    const wanted: Position = {
      seats: 1,
      spaces: { family: 's' },
      players: [{ members: { bag: '11' }, coins: 1, grain: 5 }],
      conny: { members: { church1: '3', bag: '34' } },
    };
    const table = withLuck(wanted, (one) => {
      one.take('family skill').choose('end', 'done');
      const drawn = one.events.flatMap((e) => {
        if (e.what === 'drewMonk') return ['monk'];
        return e.what === 'drewMember' ? [`${e.seat}:${e.member}`] : [];
      });
      return drawn.join() === '1:4,1:3,0:1,monk';
    });
    expect(table.connysFamily()).toMatchObject({ church1: '3', church2: '4', church3: '3' });
    expect(table.family(0)).toMatchObject({ church1: '1', bag: '1' });
    table.choose('climb 1 1', 'climb 2 1', 'climb 3 1');
    expect(table.player(0).points).toBe(0);
    expect(table.s.round).toBe(2);
  });
});
