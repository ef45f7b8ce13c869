import { describe, expect, test } from 'vitest';
import { position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

/** At the action of a space, right after its cube was taken. */
const atAction = (cube: string, player: SeatPosition): Table => {
  const table = at(position({ players: [player] })).choose(cube);
  table.changed();
  return table;
};
const harvesting = (player: SeatPosition): Table => atAction('cube grain skill', player);
const atFamily = (player: SeatPosition): Table => atAction('cube family skill', player);

describe('Grain Harvest', () => {
  test('VIL-HARV-01 needs somebody on the farm; one is enough', () => {
    expect(harvesting({ members: { smithy: '111' } }).open()).toContain('harvest');
    const table = at(position({ players: [{ members: { smithy: '111', bag: '1' }, cubes: 'sss' }] }));
    table.choose('well');
    expect(table.refused('choose grain')).toEqual({
      reason: 'actionImpossible',
      rule: 'VIL-WELL-07',
      details: { space: 0 },
    });
    const nobody = at(position({ players: [{ members: { smithy: '111', bag: '1' } }] }));
    nobody.choose('cube grain skill');
    expect(nobody.asked()).toBe('0 endTurn');
  });

  test('VIL-HARV-02 VIL-HARV-06 VIL-HARV-08 two grain, nothing else moves, no time', () => {
    const table = harvesting({});
    table.choose('harvest');
    expect(table.changed()).toEqual({ '0 grain': 2 });
    expect(table.asked()).toBe('0 endTurn');
  });

  test.each([
    ['VIL-HARV-03 horse and plough', 'hp', 3],
    ['VIL-HARV-04 ox and plough', 'op', 4],
    ['VIL-HARV-05 horse, ox and plough: the best combination', 'hop', 4],
    ['VIL-HARV-05 more of them add nothing', 'hhoopp', 4],
    ['VIL-HARV-05 two horses and two ploughs', 'hhpp', 3],
    ['VIL-HARV-03 a horse alone helps nothing', 'h', 2],
    ['VIL-HARV-04 an ox alone helps nothing', 'oo', 2],
    ['VIL-HARV-03 a plough alone helps nothing', 'pp', 2],
  ])('%s; VIL-HARV-06 the goods are kept', (_name, goods, grain) => {
    const table = harvesting({ goods });
    table.choose('harvest');
    expect(table.changed()).toEqual({ '0 grain': grain });
  });

  test.each([
    [3, '', 5],
    [4, '', 5],
    [5, '', 5],
    [2, 'op', 5],
    [1, 'op', 5],
    [0, 'op', 4],
  ])('VIL-GEN-07 VIL-HARV-07 with %i grain and goods "%s" the farm holds %i', (grain, goods, after) => {
    const table = harvesting({ grain, goods });
    table.choose('harvest');
    expect(table.player(0).grain).toBe(after);
    expect(table.player(1).grain).toBe(0);
    expect(table.events.at(-1)).toEqual({ what: 'gotGrain', seat: 0, grain: after - grain });
  });
});

describe('Family', () => {
  test('VIL-FAM-01 VIL-FAM-02 VIL-FAM-07 the lowest unborn number comes to the farm, for nothing', () => {
    const table = atFamily({});
    table.choose('birth');
    expect(table.changed()).toEqual({ '0 farm': '11112' });
    const later = atFamily({ members: { farm: '22', smithy: '2' } });
    later.choose('birth');
    expect(later.changed()).toEqual({ '0 farm': '1111223' });
  });

  test('VIL-FAM-02 the example: one "2", two "3" and two "4" in the supply', () => {
    const table = atFamily({ members: { farm: '2', smithy: '2' } });
    table.choose('birth');
    expect(table.events.at(-1)).toMatchObject({ what: 'born', member: 2 });
  });

  test('VIL-FAM-01 a family that is complete has no more children', () => {
    const table = atFamily({ members: { farm: '2223344', smithy: '1' } });
    expect(table.refused('birth')).toEqual({ reason: 'nobodyUnborn', rule: 'VIL-FAM-01', details: {} });
    expect(table.open()).toEqual(['recall smithy 1', 'decline']);
  });

  test('VIL-FAM-03 VIL-FAM-04 from craft buildings, council, castles and church, each number and place once', () => {
    const table = atFamily({
      members: { smithy: '11', council3: '1', corner: '2', church4: '2', bag: '2', farm: '' },
    });
    expect(table.openTo('recall')).toEqual([
      'recall smithy 1',
      'recall council3 1',
      'recall corner 2',
      'recall church4 2',
    ]);
    table.choose('recall church4 2');
    expect(table.changed()).toEqual({ '0 farm': '12', '0 church4': '' });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-FAM-04 nobody is called back from the black bag', () => {
    const table = atFamily({ members: { bag: '111' } });
    expect(table.openTo('recall')).toEqual([]);
    expect(table.refused('recall bag 1')).toEqual({
      reason: 'notFromTheBag',
      rule: 'VIL-FAM-04',
      details: {},
    });
    expect(atFamily({}).refused('recall farm 1')).toEqual({
      reason: 'nobodyToRecall',
      rule: 'VIL-FAM-04',
      details: {},
    });
  });

  test('VIL-FAM-05 a traveller comes home, the marker stays', () => {
    const table = atFamily({ members: { north: '1' }, castles: ['north'] });
    table.choose('recall north 1');
    expect(table.changed()).toEqual({ '0 farm': '1111', '0 north': '' });
    expect(table.player(0).castles).toBe(1);
  });

  test('VIL-FAM-06 VIL-DEATH-11 the dead do not come back', () => {
    const table = atFamily({ members: { 'dead crafts': '1', grave: '1', smithy: '1' } });
    expect(table.openTo('recall')).toEqual(['recall smithy 1']);
  });

  test('VIL-FAM-08 whoever is sent out comes from the own farm', () => {
    const members = { smithy: '11', bag: '1', farm: '2' };
    const player = { members, cubes: 'pppfff', goods: 'ws', coins: 0 };
    const sent = (cube: string, verb: string): string[] => atAction(cube, player).openTo(verb);
    expect(sent('cube crafts knowledge', 'train')).toContain('train office 2');
    expect(
      sent('cube crafts knowledge', 'train')
        .map((move) => move.slice(-1))
        .sort(),
    ).toEqual([...'11112222']);
    expect(sent('cube council persuasion', 'enter')).toEqual(['enter 1', 'enter 2']);
    expect(sent('cube church faith', 'devote')).toEqual(['devote 1', 'devote 2']);
    expect(sent('cube travel faith', 'depart')).toEqual(['depart 1 north', 'depart 2 north']);
    const away = { ...player, members: { smithy: '11', bag: '11' } };
    for (const cube of ['cube church faith', 'cube travel faith']) {
      expect(
        at(position({ players: [away] }))
          .choose(cube)
          .asked(),
      ).toBe('0 endTurn');
    }
    expect(atAction('cube crafts knowledge', away).refused('train office 1')).toEqual({
      reason: 'noMemberOnFarm',
      rule: 'VIL-CRAFT-04',
      details: {},
    });
    const inCouncil = { ...away, members: { council2: '1', smithy: '1', bag: '11' } };
    expect(atAction('cube council persuasion', inCouncil).refused('enter 1').rule).toBe('VIL-COUNCIL-02');
    const travelling = { ...away, members: { north: '1', smithy: '1', bag: '11' } };
    expect(
      atAction('cube travel faith', { ...travelling, cubes: 'sssfffkkk' }).refused('depart 1 north').rule,
    ).toBe('VIL-TRAVEL-01');
  });
});
