import { describe, expect, test } from 'vitest';
import { position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const travelling = (player: SeatPosition, other: SeatPosition = {}): Table => {
  const table = at(position({ spaces: { travel: 'p', grain: 's' }, players: [player, other] }));
  table.choose('cube travel persuasion').changed();
  return table;
};

describe('Travel', () => {
  test('VIL-TRAVEL-01 the first journey leads from the farm to one of two castles', () => {
    const table = travelling({ goods: 'w', cubes: 'ssffkk' });
    expect(table.open()).toEqual(['depart 1 north', 'depart 1 east', 'decline']);
    for (const far of ['middle', 'high', 'valley', 'corner'])
      expect(table.refused(`depart 1 ${far}`)).toMatchObject({ reason: 'noPath', rule: 'VIL-TRAVEL-04' });
  });

  test('VIL-TRAVEL-02 with somebody on a castle: another departs, or a traveller moves on', () => {
    const table = travelling({ goods: 'w', cubes: 'ssffkk', members: { north: '1' } });
    expect(table.open()).toEqual([
      'depart 1 north',
      'depart 1 east',
      'journey north 1 east',
      'journey north 1 middle',
      'journey north 1 high',
      'decline',
    ]);
  });

  test('VIL-TRAVEL-03 VIL-TRAVEL-05 VIL-TRAVEL-11 North Castle: 2 time, a wagon, 2 brown; marker and 3 points', () => {
    const table = travelling({ goods: 'ww', cubes: 'fff' });
    table.choose('depart 1 north');
    expect(table.changed()).toEqual({
      '0 farm': '111',
      '0 north': '1',
      '0 life': 2,
      '0 goods': 'w',
      '0 cubes': 'pf',
      'supply faith': 32,
      '0 castles': 'north',
      '0 points': 3,
    });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-TRAVEL-03 no wagon or too few cubes: refused, with what is missing', () => {
    const noWagon = travelling({ cubes: 'ff', members: { smithy: '1' } });
    expect(noWagon.asked()).toBe('0 endTurn');
    const noCubes = travelling({ goods: 'w', cubes: 'fk' });
    expect(noCubes.asked()).toBe('0 endTurn');
    const oneWay = travelling({ goods: 'w', cubes: 'ffk', members: { high: '1' } });
    expect(oneWay.refused('depart 1 east')).toEqual({
      reason: 'tooFewCubes',
      rule: 'VIL-TRAVEL-03',
      details: { skill: 0, persuasion: 0, faith: 0, knowledge: 1, coins: 0 },
    });
    expect(oneWay.refused('journey high 1 corner').details).toMatchObject({ skill: 1, faith: 0 });
    // Refused for want of a wagon at the Well, where everything is shown: the space is closed.
    const atWell = at(position({ players: [{ cubes: 'sssffkk' }] })).choose('well');
    expect(atWell.refused('choose travel')).toMatchObject({
      reason: 'actionImpossible',
      rule: 'VIL-WELL-07',
      details: { wagons: 1, members: 0 },
    });
  });

  test.each([
    ['north', ['east', 'middle', 'high']],
    ['east', ['north', 'middle', 'valley']],
    ['middle', ['north', 'east', 'corner']],
    ['high', ['north', 'corner']],
    ['valley', ['east', 'corner']],
    ['corner', ['middle', 'high', 'valley']],
  ])('VIL-TRAVEL-04 VIL-TRAVEL-09 from %s a path leads to %j, and never home', (from, to) => {
    const table = travelling({ goods: 'w', coins: 9, members: { [from]: '1', smithy: '111' } });
    expect(table.openTo('journey').sort()).toEqual(to.map((castle) => `journey ${from} 1 ${castle}`).sort());
    expect(table.openTo('recall')).toEqual([]);
    expect(table.refused(`journey ${from} 1 ${from}`).reason).toBe('notOffered');
    const castles = ['north', 'east', 'middle', 'high', 'valley', 'corner'];
    for (const far of castles.filter((castle) => castle !== from && !to.includes(castle))) {
      expect(table.refused(`journey ${from} 1 ${far}`)).toEqual({
        reason: 'noPath',
        rule: 'VIL-TRAVEL-04',
        details: { castle: castles.indexOf(far) },
      });
    }
    // One path an action.
    table.choose(`journey ${from} 1 ${to[0]}`);
    while (table.asked() === '0 takeCubes') table.choose('takeCubes ss');
    expect(table.asked()).toBe('0 endTurn');
  });

  const allButOne = (letters: string): string[] => [...letters].map((one) => letters.replace(one, ''));
  test.each(
    [
      ['north', 'east', 'ss'],
      ['north', 'middle', 'fk'],
      ['east', 'middle', 'sf'],
      ['north', 'high', 'sk'],
      ['east', 'valley', 'ff'],
      ['middle', 'corner', 'sfk'],
      ['high', 'corner', 'sff'],
      ['valley', 'corner', 'fkk'],
    ].flatMap(([one, other, cubes]) => [
      [one, other, cubes],
      [other, one, cubes],
    ]),
  )('VIL-TRAVEL-03 VIL-TRAVEL-04 from %s to %s for the cubes %s and no fewer', (from, to, cubes) => {
    const traveller = { goods: 'w', members: { [from]: '1' }, castles: [to] };
    const move = `journey ${from} 1 ${to}`;
    const table = travelling({ ...traveller, cubes }).choose(move);
    expect(table.changed()).toMatchObject({ '0 cubes': 'p', '0 goods': '', '0 life': 2 });
    for (const left of allButOne(cubes))
      expect(travelling({ ...traveller, cubes: left }).open()).not.toContain(move);
  });

  test('VIL-TRAVEL-03 what is missing is named for the way back, too', () => {
    const table = travelling({ goods: 'w', cubes: 'ffk', members: { high: '1' } });
    expect(table.refused('journey high 1 north')).toEqual({
      reason: 'tooFewCubes',
      rule: 'VIL-TRAVEL-03',
      details: { skill: 1, persuasion: 0, faith: 0, knowledge: 0, coins: 0 },
    });
  });

  test('VIL-TRAVEL-03 VIL-TRAVEL-06 the coin of the reward cannot pay for the journey', () => {
    const table = travelling({ goods: 'w', cubes: 'sk', members: { north: '1' } });
    table.choose('journey north 1 high');
    expect(table.changed()).toMatchObject({ '0 cubes': 'p', '0 coins': 1 });
    expect(table.asked()).toBe('0 endTurn');
  });

  test.each([
    ['VIL-TRAVEL-06 3 points', 'east', 'kk', { '0 points': 3 }],
    ['VIL-TRAVEL-06 VIL-COIN-06 a coin', 'high', 'sk', { '0 coins': 1 }],
    ['VIL-TRAVEL-06 VIL-COIN-06 a coin in the valley', 'valley', 'ff', { '0 coins': 1 }],
  ])('%s on the first visit', (_name, castle, cubes, reward) => {
    const from = { east: '', high: 'north', valley: 'east' }[castle] ?? '';
    const members = from === '' ? {} : { [from]: '1' };
    const table = travelling({ goods: 'w', cubes, members });
    table.choose(from === '' ? `depart 1 ${castle}` : `journey ${from} 1 ${castle}`);
    expect(table.changed()).toMatchObject({ ...reward, '0 castles': castle });
  });

  test.each([
    ['north', 'middle', 'fk'],
    ['high', 'corner', 'sff'],
  ])('VIL-TRAVEL-06 from %s to %s: two cubes of choice', (from, to, cubes) => {
    const table = travelling({ goods: 'w', cubes, members: { [from]: '1' } });
    table.choose(`journey ${from} 1 ${to}`);
    expect(table.asked()).toBe('0 takeCubes');
    table.choose('takeCubes ss');
    expect(table.changed()).toMatchObject({ '0 cubes': 'ssp', '0 castles': to });
  });

  test('VIL-TRAVEL-03 VIL-COIN-03 coins replace any cube of the path; the way with the fewest coins comes first', () => {
    const table = travelling({ goods: 'w', cubes: 'sff', coins: 3, members: { high: '1' } });
    table.choose('journey high 1 corner');
    expect(table.open()).toEqual(['pay 1s2f', 'pay 1s1f', 'pay 2f', 'pay 1s', 'pay 1f', 'pay coins']);
  });

  test('VIL-TRAVEL-07 a castle with the own marker costs the same and brings nothing', () => {
    const table = travelling({ goods: 'w', cubes: 'ff', castles: ['north'] });
    table.choose('depart 1 north');
    expect(table.changed()).toEqual({
      '0 farm': '111',
      '0 north': '1',
      '0 life': 2,
      '0 goods': '',
      '0 cubes': 'p',
      'supply faith': 33,
    });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-TRAVEL-07 VIL-TRAVEL-03 the price is paid again on a second visit, in coins, too', () => {
    const again = { goods: 'w', members: { north: '1' }, castles: ['north', 'high'] };
    const table = travelling({ ...again, cubes: 's', coins: 1 }).choose('journey north 1 high');
    // Not even the coin that the castle brought the first time.
    expect(table.changed()).toMatchObject({ '0 cubes': 'p', '0 coins': 0, '0 goods': '', '0 life': 2 });
    expect(travelling({ ...again, cubes: 's' }).openTo('journey')).toEqual([]);
    const rewarded = travelling({ ...again, cubes: 'sk', coins: 1 }).choose(
      'journey north 1 high',
      'pay 1s1k',
    );
    expect(rewarded.player(0).coins).toBe(1);
  });

  test("VIL-TRAVEL-08 others' members and markers do not matter, one's own marker lies once", () => {
    const table = travelling(
      { goods: 'w', cubes: 'ff', members: { north: '1' } },
      { members: { north: '111' }, castles: ['north'] },
    );
    table.choose('depart 1 north');
    expect(table.changed()).toMatchObject({ '0 north': '11', '0 points': 3, '0 castles': 'north' });
    expect(table.points(0).travel).toBe(1);
  });

  test('VIL-TRAVEL-10 the marker stays when the traveller moves on or dies', () => {
    const moving = travelling({ goods: 'w', cubes: 'sk', members: { north: '1' }, castles: ['north'] });
    moving.choose('journey north 1 high');
    expect(moving.changed()).toMatchObject({ '0 north': '', '0 castles': 'north high' });
    const dying = travelling({
      goods: 'w',
      cubes: 'sk',
      life: 8,
      members: { north: '1' },
      castles: ['north'],
    });
    dying.choose('journey north 1 high', 'dies high');
    expect(dying.family(0)).toEqual({ farm: '111', 'dead travel': '1' });
    expect(dying.player(0).castles).toBe(0b1001);
  });

  test('VIL-SET-05 VIL-SCORE-01 six markers are enough for the six castles', () => {
    const castles = ['north', 'east', 'middle', 'valley', 'corner'];
    const table = travelling({ goods: 'w', cubes: 'sk', members: { north: '1' }, castles });
    table.choose('journey north 1 high');
    expect(table.points(0).travel).toBe(18);
  });
});
