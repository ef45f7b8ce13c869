import { describe, expect, test } from 'vitest';
import { follow } from './follow.ts';
import { type Position, position } from './position.ts';
import { at } from './table.ts';

describe('the end with Conny', () => {
  /** Two graves are taken; the next dead of a full group takes the third. */
  const twoGraves = { members: { grave: '11', 'dead farm': '1' } };

  test('VIL-SOLO-54 VIL-SOLO-55 Conny triggers: exactly one last turn, and she takes no cube after it', () => {
    const table = follow(
      {
        spaces: { grain: 'sss', crafts: 'k' },
        players: [twoGraves],
        conny: { tray: 'p', last: 4, quills: [0, 5] },
      },
      'grain skill',
    );
    expect(table.changed()).toMatchObject({ trigger: 1, graves: 0 });
    expect(table.asked()).toBe('0 turn');
    const before = table.told().filter((what) => what === 'connyTookCube').length;
    table.take('grain skill').choose('end');
    expect(table.told().filter((what) => what === 'connyTookCube')).toHaveLength(before);
    expect(table.asked()).toBe('over');
    expect(table.told()).toContain('massStarted');
  });

  test('VIL-SOLO-55 you trigger: she takes the cube for that turn, with tray, fate and reaction, and it is over', () => {
    const player = { ...twoGraves, life: 9, members: { ...twoGraves.members, bag: '1', farm: '2' } };
    const table = at(position({ seats: 1, spaces: { church: 'xx', grain: 'ss' }, players: [player] }));
    table.take('church plague');
    expect(table.s.triggeredBy).toBe(0);
    table.choose('end');
    expect(table.told().filter((what) => what === 'connyTookCube')).toHaveLength(1);
    expect(table.events).toContainEqual({ what: 'moved', seat: 1, member: 3, from: 28, to: 20 });
    expect(table.asked()).toBe('over');
  });

  test('VIL-SOLO-67 you trigger in a market day of Conny: one more turn, and she follows it', () => {
    const player = {
      life: 9,
      grain: 3,
      cubes: 'p',
      members: { grave: '11', 'dead farm': '1', bag: '1', farm: '2' },
    };
    const wanted: Position = {
      spaces: { family: 's', market: 's', grain: 'kk', council: 'k' },
      stalls: ['C18', 'C01', 'C04'],
      players: [player],
    };
    const table = follow(wanted, 'family skill').choose('serve 2');
    expect(table.s.triggeredBy).toBe(0);
    expect(table.asked()).toBe('0 turn');
    table.take('grain knowledge').choose('end');
    expect(table.told().filter((what) => what === 'connyTookCube')).toHaveLength(2);
    expect(table.asked()).toBe('over');
  });

  test('VIL-SOLO-55 VIL-SOLO-67 a market day of Conny that is over does not count', () => {
    const player = { life: 8, members: { grave: '11', 'dead farm': '1', bag: '1', farm: '2' } };
    const wanted: Position = {
      spaces: { family: 's', market: 's', grain: 'xk' },
      stalls: ['C18'],
      players: [player],
    };
    const table = follow(wanted, 'family skill');
    expect(table.told()).toContain('marketCalled');
    table.take('grain plague').choose('end');
    expect(table.s.triggeredBy).toBe(0);
    expect(table.asked()).toBe('over');
  });

  test('VIL-SOLO-68 a Well that triggers: Conny takes no cube, the last Mass comes at once', () => {
    const player = { life: 9, cubes: 'kkk', members: { grave: '11', 'dead crafts': '11', farm: '22' } };
    const other = { members: { 'dead farm': '1' } };
    const table = at(position({ seats: 1, spaces: { grain: 'ss' }, players: [player], conny: other }));
    table.choose('well', 'choose crafts', 'train smithy 2', 'done', 'dies farm', 'end');
    expect(table.s.triggeredBy).toBe(0);
    expect(table.told()).not.toContain('connyTookCube');
    expect(table.asked()).toBe('over');
  });

  test('VIL-SOLO-68 a Well as the last turn gives no further turn', () => {
    const wanted: Position = {
      seats: 1,
      spaces: { grain: 'ss' },
      players: [{ cubes: 'kkk', members: { grave: '111' } }],
      ending: { by: 1, last: [] },
    };
    const table = at(position(wanted)).choose('well', 'choose family', 'birth', 'end');
    expect(table.asked()).toBe('over');
    expect(table.told()).not.toContain('connyTookCube');
  });
});
