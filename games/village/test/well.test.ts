import { describe, expect, test } from 'vitest';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const table = (player: SeatPosition, more: Position = {}): Table =>
  at(position({ spaces: { grain: 's' }, players: [player], ...more }));

describe('the Well', () => {
  test('VIL-WELL-01 VIL-WELL-04 three of one colour for any action; no cube is taken', () => {
    const well = table(
      { cubes: 'kkkks', grain: 3, members: { smithy: '1' }, goods: 'w' },
      { players: [{ cubes: 'kkkkssppff', grain: 3, goods: 'w' }] },
    );
    well.choose('well');
    expect(well.changed()).toEqual({ '0 cubes': 'ssppffk', 'supply knowledge': 32 });
    expect(well.asked()).toBe('0 chooseAction');
    expect(well.open()).toEqual(
      ['grain', 'family', 'crafts', 'market', 'council', 'travel', 'church'].map(
        (space) => `choose ${space}`,
      ),
    );
    well.choose('choose grain');
    expect(well.asked()).toBe('0 action grain');
    well.choose('harvest');
    expect(well.changed()).toEqual({ '0 grain': 5 });
    well.choose('end');
    expect(well.asked()).toBe('1 turn');
    expect(well.changed()).toEqual({});
  });

  test('VIL-WELL-01 of several colours one is chosen; never mixed', () => {
    const well = table({ cubes: 'ssskkkpp' }).choose('well');
    expect(well.asked()).toBe('0 pay');
    expect(well.open()).toEqual(['pay 3s', 'pay 3k']);
    const poor = table({ cubes: 'sskkpp' });
    expect(poor.refused('well')).toEqual({
      reason: 'wellTooDear',
      rule: 'VIL-WELL-01',
      details: { most: 2, coins: 0 },
    });
  });

  test('VIL-WELL-02 the only way to an action whose space is empty', () => {
    const well = table({ cubes: 'sss' });
    expect(well.openTo('cube')).toEqual(['cube grain skill']);
    expect(well.refused('cube family skill').reason).toBe('notOffered');
    well.choose('well', 'choose family', 'birth');
    expect(well.family(0)).toEqual({ farm: '11112' });
  });

  test('VIL-WELL-03 while a cube lies somewhere; one is enough, even plague', () => {
    expect(table({ cubes: 'sss' }, { spaces: { church: 'x' } }).open()).toContain('well');
    // After the last cube the round is over: nobody is asked for a turn any more.
    const last = table({}, { players: [{}, { cubes: 'sss' }] }).choose('cube grain skill', 'decline', 'end');
    expect(last.s.round).toBe(2);
  });

  test('VIL-WELL-05 a market day by the Well is an ordinary one', () => {
    const players = [
      { cubes: 'sss', goods: 'hp' },
      { grain: 3, cubes: 'p' },
    ];
    const well = table({}, { players, stalls: ['C18', 'C01'] }).choose('well', 'choose market');
    well.changed();
    well.choose('serve 1');
    expect(well.changed()).toEqual({ stalls: '- C01 C02 - -', '0 goods': '', '0 customers': 'C18' });
    expect(well.asked()).toBe('1 market');
    well.choose('serve 2');
    expect(well.changed()).toMatchObject({ '1 cubes': '', '1 life': 1 });
    expect(well.asked()).toBe('0 endTurn');
  });

  test('VIL-WELL-06 VIL-COIN-03 coins replace one, two or all three cubes', () => {
    const well = table({ cubes: 'sssk', coins: 3 }).choose('well');
    expect(well.open()).toEqual(['pay 3s', 'pay 2s', 'pay 1s', 'pay 1k', 'pay coins']);
    well.changed();
    well.choose('pay 1k');
    expect(well.changed()).toEqual({ '0 cubes': 'sss', 'supply knowledge': 33, '0 coins': 1 });
    const coins = table({ coins: 3 }).choose('well');
    expect(coins.changed()).toEqual({ '0 coins': 0 });
    expect(table({ cubes: 's', coins: 1 }).refused('well').details).toEqual({ most: 1, coins: 1 });
    expect(table({ cubes: 's', coins: 2 }).open()).toContain('well');
  });

  test('VIL-WELL-07 an action must be carried out, and it must be possible', () => {
    const well = table({ cubes: 'sss', members: { smithy: '1', bag: '111' } }).choose('well');
    expect(well.open()).toEqual(['choose family', 'choose crafts', 'choose market']);
    for (const space of ['grain', 'council', 'travel', 'church']) {
      expect(well.refused(`choose ${space}`)).toMatchObject({
        reason: 'actionImpossible',
        rule: 'VIL-WELL-07',
      });
    }
    expect(well.refused('decline').reason).toBe('notOffered');
    well.choose('choose family');
    expect(well.open()).toEqual(['birth', 'recall smithy 1']);
    expect(well.refused('decline')).toEqual({ reason: 'wellIsPaid', rule: 'VIL-WELL-07', details: {} });
  });

  test('VIL-WELL-07 a market day can always be held', () => {
    const well = table({ cubes: 'sss', members: { bag: '1111' } }, { soldOut: true }).choose('well');
    expect(well.open()).toContain('choose market');
    well.choose('choose market');
    expect(well.asked()).toBe('0 endTurn');
  });
});
