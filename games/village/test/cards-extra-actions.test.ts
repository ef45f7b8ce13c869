import { describe, expect, test } from 'vitest';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const INN = { inn: 'front' };
const turn = (wanted: Position): Table => at(position({ options: INN, ...wanted }));

describe('Jester', () => {
  const jester = (wanted: Position = {}, seat: SeatPosition = {}): Table =>
    turn({ spaces: { grain: 'sx', family: 'k' }, players: [{ hand: ['jester'], ...seat }], ...wanted });

  test('VIL-CARD-JESTER-01 VIL-CARD-JESTER-02 right after the action: two points and another one, by a cube or the Well', () => {
    const table = jester({}, { cubes: 'kkk' }).choose('cube grain skill');
    expect(table.openTo('play')).toEqual([]);
    table.choose('harvest');
    expect(table.openTo('play')).toEqual(['play jester']);
    table.choose('play jester');
    expect(table.asked()).toBe('0 extraTurn');
    expect(table.player(0).points).toBe(2);
    expect(table.open()).toEqual(['cube grain plague', 'cube family knowledge', 'well', 'decline']);
    table.choose('cube family knowledge', 'birth');
    expect(table.family(0)).toMatchObject({ farm: '11112' });
    expect(table.asked()).toBe('0 endTurn');
    expect(table.openTo('play')).toEqual([]);
  });

  test('VIL-CARD-JESTER-03 VIL-CARD-JESTER-04 who died in the action is buried first, others at the end', () => {
    const table = jester({}, { life: 8 }).choose('cube grain plague', 'harvest');
    expect(table.asked()).toBe('0 cards');
    table.choose('play jester');
    expect(table.family(0)).toMatchObject({ farm: '111', 'dead farm': '1' });
    expect(table.asked()).toBe('0 extraTurn');
    const twice = jester({ spaces: { grain: 'xx', family: 'k' } }, { life: 9 });
    twice.choose('cube grain plague', 'harvest', 'play jester');
    twice.s.players[0].life = 9;
    twice.choose('cube grain plague', 'harvest');
    expect(twice.asked()).toBe('0 endTurn');
    expect(twice.family(0)).toMatchObject({ farm: '11', 'dead farm': '1', grave: '1' });
  });

  test('VIL-CARD-JESTER-05 without a cube on the board only the points remain', () => {
    const table = jester({ spaces: { grain: 's' } }).choose('cube grain skill', 'harvest', 'play jester');
    expect([table.asked(), table.player(0).points]).toEqual(['0 endTurn', 2]);
  });

  test('VIL-CARD-JESTER-06 if it takes the last cube, the round ends; the left neighbour comes next otherwise', () => {
    const table = jester({ spaces: { grain: 's', family: 'k' } });
    table.choose('cube grain skill', 'harvest', 'play jester', 'cube family knowledge', 'birth', 'end');
    expect(table.s.round).toBe(2);
    const more = jester().choose(
      'cube grain skill',
      'harvest',
      'play jester',
      'cube family knowledge',
      'birth',
      'end',
    );
    expect(more.asked()).toBe('1 turn');
  });

  test('VIL-CARD-JESTER-07 also after a waived action, or one of the Old Man', () => {
    const waived = jester().choose('cube grain skill', 'decline', 'play jester');
    expect(waived.asked()).toBe('0 extraTurn');
    const old = jester({}, { hand: ['jester', 'oldMan'] });
    old.choose('play oldMan', 'choose family', 'birth', 'play jester');
    expect([old.asked(), old.player(0).points]).toEqual(['0 extraTurn', 5]);
  });

  test('VIL-CARD-JESTER-08 the extra action comes although the burial has triggered the end', () => {
    const players = [
      { hand: ['jester'], life: 9, members: { inn: '1', farm: '1', bag: '11' } },
      { members: { grave: '11' } },
    ];
    const table = jester({ players }).choose('cube grain plague', 'harvest', 'play jester', 'dies inn');
    expect(table.s.triggeredBy).toBe(0);
    expect(table.asked()).toBe('0 extraTurn');
    table.choose('cube family knowledge', 'birth', 'end');
    expect(table.asked()).toBe('1 turn');
  });

  test('VIL-CARD-JESTER-10 until the first burial, other cards may come before; the extra action may be declined', () => {
    const table = jester({}, { hand: ['jester', 'scribe'], life: 9 }).choose('cube grain plague', 'harvest');
    table.choose('play scribe', 'play jester', 'decline');
    expect(table.asked()).toBe('0 endTurn');
    const late = jester({}, { life: 9 }).choose('cube grain plague', 'harvest', 'done');
    expect(late.asked()).toBe('0 endTurn');
    expect(late.refused('play jester')).toMatchObject({ reason: 'cardNotNow' });
  });

  test('VIL-CARD-OLD_MAN-06 the Old Man is no extra action', () => {
    const table = jester({}, { hand: ['jester', 'oldMan'] }).choose(
      'cube grain skill',
      'harvest',
      'play jester',
    );
    expect(table.refused('play oldMan')).toMatchObject({ reason: 'cardNotNow' });
  });
});

describe('Old Man', () => {
  test('VIL-CARD-OLD_MAN-01 VIL-CARD-OLD_MAN-02 VIL-CARD-OLD_MAN-03 when an action is chosen: three points and any action in play', () => {
    const options = { inn: 'front', marriage: 'front' };
    const table = turn({ options, spaces: { grain: 's' }, players: [{ hand: ['oldMan'], cubes: 'k' }] });
    table.choose('play oldMan');
    expect(table.changed()).toMatchObject({ '0 points': 3 });
    expect(table.open()).toEqual([
      'choose grain',
      'choose family',
      'choose crafts',
      'choose market',
      'choose church',
      'choose inn',
      'choose smuggler',
      'choose marriage',
      'decline',
    ]);
    table.choose('choose family', 'birth');
    expect(table.s.spaces[0]).toBe(1);
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-CARD-OLD_MAN-03 a Market is a market day of yours', () => {
    const table = turn({ stalls: ['C20'], players: [{ hand: ['oldMan'], goods: 'h' }] });
    table.choose('play oldMan', 'choose market', 'serve 1');
    expect(table.player(0)).toMatchObject({ life: 0, customers: [expect.anything()] });
  });

  test('VIL-CARD-OLD_MAN-04 the action itself costs what it costs', () => {
    const table = turn({ players: [{ hand: ['oldMan'] }] }).choose(
      'play oldMan',
      'choose church',
      'devote 1',
    );
    expect(table.player(0).life).toBe(3);
  });

  test('VIL-CARD-OLD_MAN-05 it is the action of the turn, even if it is waived', () => {
    const table = turn({ players: [{ hand: ['oldMan'] }] }).choose('play oldMan', 'decline');
    expect(table.asked()).toBe('0 endTurn');
    const chosen = turn({ players: [{ hand: ['oldMan'] }] }).choose(
      'play oldMan',
      'choose family',
      'decline',
    );
    expect(chosen.asked()).toBe('0 endTurn');
  });

  test('VIL-CARD-OLD_MAN-08 in a last turn without cubes in place of the free action', () => {
    const players = [{ members: { grave: '111' } }, { hand: ['oldMan'] }];
    const table = turn({ turn: 1, spaces: {}, players, ending: { by: 0, last: [] } });
    expect(table.asked()).toBe('1 chooseAction');
    table.choose('play oldMan', 'choose family', 'birth');
    expect(table.player(1).points).toBe(3);
    expect(table.asked()).toBe('1 endTurn');
  });
});
