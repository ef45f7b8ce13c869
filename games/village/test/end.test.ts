import { describe, expect, test } from 'vitest';
import { type Family, type Position, position } from './position.ts';
import { at } from './table.ts';

/* Two players have spaces 2 1 2 2 2 and three graves, three players 3 2 3 2 2 and four. */

/** All spaces of three players but one in Crafts: eleven dead. */
const NEARLY_FULL: Family = {
  'dead crafts': '11',
  'dead farm': '11',
  'dead church': '222',
  'dead council': '33',
  'dead travel': '44',
};
const THREE_GRAVES: Family = { grave: '111' };

describe('the end of the game', () => {
  test('VIL-END-01 VIL-SET-17 the last free space of the chronicle', () => {
    const players = [{ life: 9, members: { smithy: '1' } }, { members: NEARLY_FULL }];
    const table = at(position({ seats: 3, spaces: { crafts: 'x', grain: 'ss' }, players }));
    table.choose('cube crafts plague', 'decline', 'dies smithy');
    expect(table.changed()).toMatchObject({ trigger: 0, 'free crafts': 0 });
    expect(table.s.graves).toBe(4);
  });

  test('VIL-END-01 the last grave; with another one left nothing happens', () => {
    const members = { smithy: '1', bag: '111' };
    const wanted: Position = { seats: 3, spaces: { crafts: 'x', grain: 'ss' } };
    const last = at(
      position({
        ...wanted,
        players: [{ life: 9, members }, { members: { 'dead crafts': '111' } }, { members: THREE_GRAVES }],
      }),
    );
    last.choose('cube crafts plague', 'decline');
    expect(last.s.triggeredBy).toBe(0);
    const notYet = at(
      position({
        ...wanted,
        players: [{ life: 9, members }, { members: { 'dead crafts': '111' } }, { members: { grave: '11' } }],
      }),
    );
    notYet.choose('cube crafts plague', 'decline');
    expect(notYet.s.triggeredBy).toBe(-1);
  });

  test('VIL-END-02 VIL-END-03 VIL-END-07 VIL-END-14 the others have one more turn, then the Mass and the end', () => {
    const players = [{ members: NEARLY_FULL }, { life: 9, members: { smithy: '1' } }];
    const table = at(position({ seats: 3, turn: 1, spaces: { crafts: 'x', grain: 'sss' }, players }));
    table.choose('cube crafts plague', 'decline', 'dies smithy', 'end');
    expect(table.asked()).toBe('2 turn');
    table.choose('cube grain skill', 'decline', 'end');
    expect(table.asked()).toBe('0 turn');
    expect(table.told()).not.toContain('massStarted');
    table.take('grain skill').choose('end');
    expect(table.asked()).toBe('over');
    const told = table.told();
    expect(told.filter((what) => what === 'massStarted')).toHaveLength(1);
    expect(told.indexOf('massStarted')).toBeLessThan(told.indexOf('gameOver'));
    expect(told).not.toContain('roundStarted');
    // A cube is still on the board.
    expect(table.s.spaces[0]).toBe(1);
  });

  const ending = (spaces: NonNullable<Position['spaces']>, last: readonly number[]): Position => ({
    seats: 3,
    turn: 1,
    spaces,
    players: [{ members: { grave: '1111' } }, { cubes: 'sss' }, {}],
    ending: { by: 0, last },
  });

  test('VIL-END-04 in a last turn a cube is taken or the Well paid as usual', () => {
    const table = at(position(ending({ grain: 's' }, [2])));
    expect(table.open()).toEqual(['cube grain skill', 'well']);
    expect(table.refused('nothing').reason).toBe('noPassing');
    table.choose('well');
    expect(table.changed()).toMatchObject({ '1 cubes': '' });
  });

  test('VIL-END-05 VIL-END-06 without cubes an action for nothing, which may be declined', () => {
    const table = at(position(ending({ grain: 's' }, [2])));
    table.choose('cube grain skill', 'decline', 'end');
    expect(table.asked()).toBe('2 chooseAction');
    expect(table.open()).toContain('choose family');
    expect(table.open()).toContain('decline');
    table.changed();
    table.choose('choose family', 'birth');
    expect(table.changed()).toEqual({ '2 farm': '11112' });
    table.choose('end');
    expect(table.asked()).toBe('over');
    const declined = at(position(ending({ grain: 's' }, [2])));
    declined.choose('cube grain skill', 'decline', 'end').changed();
    declined.choose('decline');
    expect(declined.told()).toContain('declinedFreeAction');
    expect(declined.changed()).toEqual({});
    expect(declined.asked()).toBe('2 endTurn');
    const chosen = at(position(ending({ grain: 's' }, [2])));
    chosen.choose('cube grain skill', 'decline', 'end', 'choose family', 'decline');
    expect(chosen.asked()).toBe('2 endTurn');
  });

  test('VIL-END-05 also if the triggering turn itself took the last cube; the board is not filled again', () => {
    const players = [{ members: NEARLY_FULL }, { life: 9, members: { smithy: '1' } }];
    const table = at(position({ seats: 3, turn: 1, spaces: { crafts: 'x' }, players }));
    table.choose('cube crafts plague', 'decline', 'dies smithy', 'end');
    expect(table.asked()).toBe('2 chooseAction');
    table.choose('decline', 'end');
    expect(table.asked()).toBe('0 chooseAction');
    expect(table.told()).not.toContain('seeded');
  });

  test('VIL-END-05 VIL-END-08 a death in a free action is carried out before the turn ends', () => {
    const wanted = ending({ grain: 's' }, [2]);
    const players = [{ members: { grave: '1111' } }, {}, { life: 8 }];
    const table = at(position({ ...wanted, players })).choose('cube grain skill', 'decline', 'end');
    table.choose('choose crafts', 'train smithy 1', 'done');
    expect(table.asked()).toBe('2 death');
    table.choose('dies smithy');
    expect(table.family(2)).toEqual({ farm: '111', 'dead crafts': '1' });
    expect(table.asked()).toBe('2 endTurn');
  });

  test('VIL-END-05 a free market day is held like any other', () => {
    const wanted = ending({ grain: 's' }, [2]);
    const players = [{ members: { grave: '1111' }, grain: 3, cubes: 'p' }, {}, { goods: 'hp' }];
    const table = at(position({ ...wanted, players, stalls: ['C18', 'C01'] }));
    table.choose('cube grain skill', 'decline', 'end', 'choose market', 'serve 1');
    expect(table.asked()).toBe('0 market');
  });

  test('VIL-MASS-01 the last Mass comes after all last turns', () => {
    const wanted = ending({ grain: 's' }, []);
    const players = [{ members: { grave: '1111' } }, { members: { bag: '1' }, coins: 1 }, {}];
    const table = at(position({ ...wanted, players })).choose('cube grain skill', 'decline', 'end');
    expect(table.asked()).toBe('1 buyOut');
    table.choose('buyOut 1');
    expect(table.asked()).toBe('over');
    expect(table.points(1)).toEqual({ prestige: 2, church: 2, total: 4 });
  });
});

describe('the end in a market day', () => {
  const seller = { goods: 'hhpps', grain: 3, cubes: 'pp', life: 9, members: { smithy: '1', bag: '111' } };
  const dead = { members: NEARLY_FULL };
  const day = (players: NonNullable<Position['players']>): Position => ({
    seats: 3,
    turn: 0,
    spaces: { market: 's', grain: 'sss' },
    stalls: ['C18', 'C01', 'C04', 'C23'],
    players,
  });

  test('VIL-END-09 VIL-END-11 the day is finished; then all have a turn from left of the caller, the caller last', () => {
    const buyer = { goods: 'o', cubes: 'p' };
    const table = at(position(day([{ goods: 'hp' }, seller, { ...buyer, ...dead }])));
    table.choose('cube market skill', 'serve 1', 'serve 2');
    expect(table.s.triggeredBy).toBe(1);
    expect(table.asked()).toBe('2 market');
    table.choose('serve 4');
    expect(table.asked()).toBe('0 endTurn');
    table.choose('end');
    expect(table.asked()).toBe('1 turn');
    table.choose('cube grain skill', 'end');
    expect(table.asked()).toBe('2 turn');
    table.choose('cube grain skill', 'end');
    expect(table.asked()).toBe('0 turn');
    table.choose('cube grain skill', 'decline', 'end');
    expect(table.asked()).toBe('over');
  });

  test("VIL-END-10 the caller's member: the caller is done, the others have one more turn", () => {
    const table = at(position(day([seller, {}, dead])));
    table.choose('cube market skill', 'serve 1', 'serve 2');
    expect(table.s.triggeredBy).toBe(0);
    table.choose('end');
    expect(table.asked()).toBe('1 turn');
    table.choose('cube grain skill', 'decline', 'end');
    expect(table.asked()).toBe('2 turn');
    table.choose('cube grain skill', 'end');
    expect(table.asked()).toBe('over');
  });

  test('VIL-END-12 the first trigger in time counts, a later one changes nothing', () => {
    // Seat 1 fills the chronicle, then seat 2 the last grave.
    const players = [
      { goods: 'hp', members: { ...NEARLY_FULL } },
      seller,
      { goods: 'o', cubes: 'p', life: 9, members: { grave: '111', smithy: '1' } },
    ];
    const table = at(position(day(players)));
    table.choose('cube market skill', 'serve 1', 'serve 2', 'serve 4');
    expect([table.s.graves, table.s.triggeredBy]).toEqual([0, 1]);
    expect(table.told().filter((what) => what === 'endTriggered')).toHaveLength(1);
  });

  test("VIL-END-13 the caller's plague death after the market day counts as in any other turn", () => {
    const players = [{ goods: 'hp', life: 8, members: { smithy: '1', bag: '111' } }, {}, dead];
    const wanted = { ...day(players), spaces: { market: 'x', grain: 'sss' } };
    const table = at(position(wanted)).choose('cube market plague', 'serve 1');
    expect(table.s.triggeredBy).toBe(0);
    table.choose('end');
    expect(table.asked()).toBe('1 turn');
    table.choose('cube grain skill', 'decline', 'end');
    table.choose('cube grain skill', 'end');
    expect(table.asked()).toBe('over');
  });
});
