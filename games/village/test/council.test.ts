import { describe, expect, test } from 'vitest';
import { position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

/** At the Council, with a brown cube just taken: no green but the player's own. */
const inCouncil = (player: SeatPosition, more: Parameters<typeof position>[0] = {}): Table => {
  const table = at(position({ spaces: { council: 'f', grain: 's' }, players: [player], ...more }));
  table.choose('cube council faith').changed();
  return table;
};

describe('Council Chamber', () => {
  test('VIL-COUNCIL-01 enter, advance, or a privilege alone', () => {
    const table = inCouncil({ members: { council1: '1', council3: '1' }, cubes: 'pp', coins: 0 });
    expect(table.open()).toEqual([
      'enter 1',
      'advance 1 1',
      'advance 3 1',
      'privilege 1',
      'privilege 2',
      'privilege 3',
      'decline',
    ]);
  });

  test('VIL-COUNCIL-02 VIL-COUNCIL-15 step 1 for 1 time and two green cubes', () => {
    const table = inCouncil({ cubes: 'pp' });
    table.choose('enter 1');
    expect(table.changed()).toEqual({
      '0 farm': '111',
      '0 council1': '1',
      '0 life': 1,
      '0 cubes': 'f',
      'supply persuasion': 33,
    });
    expect(table.asked()).toBe('0 privilege');
  });

  test('VIL-COUNCIL-02 VIL-COUNCIL-15 or for 1 time and a scroll', () => {
    const table = inCouncil({ goods: 'ss' });
    table.choose('enter 1');
    expect(table.changed()).toEqual({ '0 farm': '111', '0 council1': '1', '0 life': 1, '0 goods': 's' });
  });

  test('VIL-COUNCIL-15 who has both chooses; never mixed; coins replace cubes only', () => {
    const table = inCouncil({ goods: 's', cubes: 'p', coins: 1 });
    table.choose('enter 1');
    expect(table.asked()).toBe('0 payCouncil');
    expect(table.open()).toEqual(['payScroll', 'payCubes']);
    table.changed();
    table.choose('payCubes');
    expect(table.changed()).toEqual({
      '0 cubes': 'f',
      'supply persuasion': 33,
      '0 coins': 0,
      '0 farm': '111',
      '0 council1': '1',
    });
    const mixed = inCouncil({ cubes: 'p', goods: '' });
    expect(mixed.asked()).toBe('0 endTurn');
    const half = inCouncil({ members: { council1: '1' }, cubes: 'p' });
    expect(half.refused('enter 1')).toEqual({
      reason: 'councilTooDear',
      rule: 'VIL-COUNCIL-02',
      details: { skill: 0, persuasion: 1, faith: 0, knowledge: 0, coins: 0 },
    });
    expect(half.refused('advance 1 1').rule).toBe('VIL-COUNCIL-04');
  });

  test('VIL-COIN-03 the example: two green, one green and a coin, or two coins', () => {
    const table = inCouncil({ members: { council1: '1' }, cubes: 'pp', coins: 2 });
    table.choose('advance 1 1');
    expect(table.open()).toEqual(['pay 2p', 'pay 1p', 'pay coins']);
    table.changed();
    table.choose('pay coins');
    expect(table.changed()).toEqual({ '0 coins': 0, '0 council1': '', '0 council2': '1' });
  });

  test('VIL-COUNCIL-03 after entering only the first privilege, whoever else sits higher', () => {
    const table = inCouncil({ members: { council4: '1' }, goods: 's', coins: 1 });
    table.choose('enter 1');
    expect(table.open()).toEqual(['privilege 1', 'done']);
    expect(table.refused('privilege 2')).toEqual({
      reason: 'stepTooLow',
      rule: 'VIL-COUNCIL-03',
      details: { step: 2 },
    });
    table.changed();
    table.choose('privilege 1');
    expect(table.changed()).toEqual({ ring: 0 });
    expect(table.asked()).toBe('0 endTurn');
  });

  test.each([
    [1, 2],
    [2, 2],
    [3, 3],
  ])('VIL-COUNCIL-04 from step %i exactly one to the right, for a scroll and %i time', (step, time) => {
    const table = inCouncil({ members: { [`council${step}`]: '1' }, goods: 's' });
    table.choose(`advance ${step} 1`);
    expect(table.changed()).toEqual({
      [`0 council${step}`]: '',
      [`0 council${step + 1}`]: '1',
      '0 life': time,
      '0 goods': '',
    });
  });

  test.each([
    [1, ['privilege 1', 'privilege 2', 'done']],
    [2, ['privilege 1', 'privilege 2', 'privilege 3', 'done']],
    [3, ['privilege 1', 'privilege 2', 'privilege 3', 'privilege 4', 'done']],
  ])('VIL-COUNCIL-05 advanced from step %i: a privilege of the new step or below', (step, open) => {
    const table = inCouncil({ members: { [`council${step}`]: '1' }, goods: 's', coins: 1 });
    table.choose(`advance ${step} 1`);
    expect(table.open()).toEqual(open);
  });

  test('VIL-COUNCIL-05 on step 4 without a coin the lower privileges are still open', () => {
    const table = inCouncil({ members: { council3: '1' }, goods: 's' });
    table.choose('advance 3 1');
    expect(table.open()).toEqual(['privilege 1', 'privilege 2', 'privilege 3', 'done']);
  });

  test('VIL-COUNCIL-05 the step of the moved member counts, not that of another', () => {
    const table = inCouncil({ members: { council1: '1', council4: '1' }, goods: 's', coins: 1 });
    table.choose('advance 1 1');
    expect(table.open()).toEqual(['privilege 1', 'privilege 2', 'done']);
    expect(table.refused('privilege 4').rule).toBe('VIL-COUNCIL-05');
  });

  test('VIL-COUNCIL-06 a privilege alone costs nothing of the step; the coin of the fourth is paid', () => {
    const table = inCouncil({ members: { council4: '1' }, coins: 1 });
    table.choose('privilege 4');
    expect(table.changed()).toEqual({ '0 coins': 0, '0 points': 3 });
    expect(table.asked()).toBe('0 endTurn');
    const low = inCouncil({ members: { council2: '1' }, coins: 5 });
    expect(low.openTo('privilege')).toEqual(['privilege 1', 'privilege 2']);
    expect(low.refused('privilege 3')).toMatchObject({ reason: 'stepTooLow', rule: 'VIL-COUNCIL-06' });
    // Nobody in the Council and nothing to pay with: no way in.
    expect(inCouncil({}, { players: [{}, { members: { council4: '1' } }] }).asked()).toBe('0 endTurn');
  });

  test('VIL-COUNCIL-06 the highest own member counts, whoever sits there', () => {
    for (const members of [
      { council3: '1', council1: '2' },
      { council1: '1', council3: '2' },
    ]) {
      expect(inCouncil({ members }).openTo('privilege')).toEqual([
        'privilege 1',
        'privilege 2',
        'privilege 3',
      ]);
    }
  });

  test('VIL-COUNCIL-04 two of the same number on a step are one choice, of different numbers two', () => {
    const table = inCouncil({ members: { council1: '1122' }, goods: 's' });
    expect(table.openTo('advance')).toEqual(['advance 1 1', 'advance 1 2']);
  });

  test('VIL-COUNCIL-07 one privilege an action, and none is allowed', () => {
    const table = inCouncil({ members: { council3: '1' }, coins: 2 });
    table.choose('privilege 3', 'takeGood ox');
    expect(table.asked()).toBe('0 endTurn');
    const none = inCouncil({ goods: 's' });
    none.choose('enter 1', 'done');
    expect(none.s.nextStart).toBe(-1);
    expect(none.asked()).toBe('0 endTurn');
  });

  test('VIL-COUNCIL-08 nothing beyond step 4', () => {
    const table = inCouncil({ members: { council4: '1' }, goods: 's' });
    expect(table.refused('advance 4 1')).toEqual({
      reason: 'topOfCouncil',
      rule: 'VIL-COUNCIL-08',
      details: {},
    });
  });

  test('VIL-COUNCIL-09 any number on a step, of any colour', () => {
    const table = inCouncil(
      { members: { council1: '11' }, goods: 's' },
      { players: [{ members: { council1: '11' }, goods: 's' }, { members: { council1: '1111' } }] },
    );
    table.choose('enter 1');
    expect([table.family(0).council1, table.family(1).council1]).toEqual(['111', '1111']);
  });

  test('VIL-COUNCIL-10 the ring only while it is there', () => {
    const table = inCouncil({ members: { council2: '1' } }, { ring: 1 });
    expect(table.refused('privilege 1')).toEqual({
      reason: 'ringNotThere',
      rule: 'VIL-COUNCIL-10',
      details: {},
    });
    expect(table.openTo('privilege')).toEqual(['privilege 2']);
    // Entering brings nothing then, and nobody is asked.
    const late = inCouncil({ goods: 's' }, { ring: 1 });
    late.choose('enter 1');
    expect(late.asked()).toBe('0 endTurn');
    expect(late.s.nextStart).toBe(1);
  });

  test('VIL-COUNCIL-11 two cubes of choice, alike or different', () => {
    const table = inCouncil({ members: { council2: '1' } });
    table.choose('privilege 2');
    expect(table.asked()).toBe('0 takeCubes');
    expect(table.open()).toEqual(
      ['ss', 'sp', 'sf', 'sk', 'pp', 'pf', 'pk', 'ff', 'fk', 'kk'].map((pair) => `takeCubes ${pair}`),
    );
    table.choose('takeCubes sk');
    expect(table.changed()).toEqual({ '0 cubes': 'sfk', 'supply skill': 31, 'supply knowledge': 32 });
  });

  test('VIL-GEN-06 cubes of choice come from what the supply has', () => {
    const bag = { skill: 32, persuasion: 33, faith: 32, knowledge: 32 };
    const one = inCouncil({ members: { council2: '1' } }, { bag });
    one.choose('privilege 2');
    expect(one.open()).toEqual(['takeCubes k']);
    one.choose('takeCubes k');
    expect(one.changed()).toEqual({ '0 cubes': 'fk', 'supply knowledge': 0 });
    const two = inCouncil({ members: { council2: '1' } }, { bag: { ...bag, persuasion: 32 } });
    two.choose('privilege 2');
    expect(two.open()).toEqual(['takeCubes pk']);
    const none = inCouncil({ members: { council2: '1' } }, { bag: { ...bag, knowledge: 33 } });
    expect(none.refused('privilege 2')).toEqual({
      reason: 'noCubeInSupply',
      rule: 'VIL-GEN-06',
      details: {},
    });
  });

  test('VIL-COUNCIL-12 one good of choice', () => {
    const table = inCouncil({ members: { council3: '1' } });
    table.choose('privilege 3');
    expect(table.open()).toEqual(
      ['scroll', 'horse', 'plough', 'ox', 'wagon'].map((good) => `takeGood ${good}`),
    );
    table.choose('takeGood ox');
    expect(table.changed()).toEqual({ '0 goods': 'o' });
  });

  test('VIL-COUNCIL-13 VIL-COIN-01 VIL-GEN-09 exactly one coin for 3 points at once, once an action', () => {
    const table = inCouncil({ members: { council3: '1' }, goods: 's', coins: 4, points: 7 });
    table.choose('advance 3 1', 'payScroll', 'privilege 4');
    expect(table.changed()).toMatchObject({ '0 coins': 3, '0 points': 10 });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-COUNCIL-14 steps 1 to 4 are worth 0, 2, 4 and 6 at the end', () => {
    for (const [step, points] of [
      [1, undefined],
      [2, 2],
      [3, 4],
      [4, 6],
    ] as const) {
      expect(at(position({ players: [{ members: { [`council${step}`]: '1' } }] })).points(0).council).toBe(
        points,
      );
    }
  });
});
