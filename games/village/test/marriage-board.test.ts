import { describe, expect, test } from 'vitest';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const FRONT = { marriage: 'front' };

describe('recall and death on the Marriage board', () => {
  const FAMILY = { family: 's', grain: 'k' };
  test('VIL-MAR-FAM-01 Family calls home from anywhere on the board, without an offer', () => {
    const players = [
      { members: { rank2: '1', bakery: '1', bliss: '1' }, cubes: 'k' },
      { members: { bakery: '1', bliss: '1' } },
    ];
    const couples = [
      { at: 'bliss', one: [0, 0], other: [1, 0] },
      { at: 'bakery', one: [0, 0], other: [1, 0] },
    ] as const;
    const table = at(position({ options: FRONT, round: 2, spaces: FAMILY, players, couples }));
    table.choose('cube family skill');
    expect(table.openTo('recall')).toEqual(['recall rank2 1', 'recall bakery 1', 'recall bliss 1']);
    table.choose('recall rank2 1');
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-MAR-FAM-02 VIL-MAR-DEATH-03 the marriage is over: the partner stays, a pink one goes back at once', () => {
    const players = [{ members: { bliss: '1', bakery: '1' } }, { members: { bakery: '1' } }];
    const couples = [
      { at: 'bliss', one: [0, 0], other: 'pink' },
      { at: 'bakery', one: [0, 0], other: [1, 0] },
    ] as const;
    const wanted: Position = { options: FRONT, round: 2, spaces: FAMILY, players, couples };
    const table = at(position(wanted)).choose('cube family skill', 'recall bakery 1');
    expect(table.changed()).toMatchObject({ couples: 1, '0 bakery': '' });
    expect(table.family(1)).toMatchObject({ bakery: '1' });
    const pink = at(position(wanted)).choose('cube family skill', 'recall bliss 1');
    expect(pink.changed()).toMatchObject({ couples: 1, pink: 2 });
  });

  test('equal members with different partners are told apart', () => {
    const players = [{ members: { bliss: '11' } }, { members: { bliss: '1' } }];
    const couples = [
      { at: 'bliss', one: [0, 0], other: 'pink' },
      { at: 'bliss', one: [0, 1], other: [1, 0] },
    ] as const;
    const table = at(position({ options: FRONT, round: 2, spaces: FAMILY, players, couples }));
    table.choose('cube family skill', 'recall bliss 1');
    expect(table.asked()).toBe('0 spouse');
    expect(table.open()).toEqual(['spouse 1', 'spouse 2']);
    table.choose('spouse 2');
    expect(table.s.marriage?.pink).toBe(1);
    expect(table.s.marriage?.couples).toHaveLength(3);
  });

  test('VIL-MAR-BREAD-02 bread for one of equal members with different partners: which one is told by the partner', () => {
    const players = [{ members: { bliss: '11' }, bread: 2 }, { members: { bliss: '1' } }];
    const couples = [
      { at: 'bliss', one: [0, 0], other: 'pink' },
      { at: 'bliss', one: [0, 1], other: [1, 0] },
    ] as const;
    const table = at(position({ options: FRONT, round: 2, spaces: FAMILY, players, couples }));
    table.choose('feed bliss 1');
    expect([table.asked(), table.open()]).toEqual(['0 spouse', ['spouse 1', 'spouse 2']]);
    table.choose('spouse 2');
    expect(table.changed()).toMatchObject({ '0 bread': 1, '0 bliss': '11+' });
    expect(table.asked()).toBe('0 turn');
    table.choose('feed bliss 1');
    expect(table.changed()).toMatchObject({ '0 bread': 0, '0 bliss': '1+1+' });
  });

  test('VIL-MAR-WED-05 VIL-MAR-BREAD-02 pink partners differ by how long they have been there', () => {
    const players = [{ members: { bliss: '11' }, bread: 1 }, { members: { rank1: '1' } }];
    const couples = [
      { at: 'bliss', one: [0, 0], other: 'pink' },
      { at: 'bliss', one: [0, 1], other: 'pink' },
    ] as const;
    const fed = (which: string): Record<string, string> => {
      const table = at(
        position({ options: FRONT, seed: 'pink', round: 2, spaces: { grain: 's' }, players, couples }),
      );
      table.choose('feed bliss 1');
      expect([table.asked(), table.open()]).toEqual(['0 spouse', ['spouse 1', 'spouse 2']]);
      table.choose(which, 'cube grain skill', 'decline', 'end');
      expect(table.told()).toContain('pinkPlaced');
      return table.choose('house bakery').family(0);
    };
    // The one whose partner has been there longer comes home: with the bread or without.
    expect(fed('spouse 1')).toMatchObject({ farm: '1+1112', bliss: '1' });
    expect(fed('spouse 2')).toMatchObject({ farm: '11112', bliss: '1+' });
  });

  const dying = (
    members: SeatPosition['members'],
    other: SeatPosition,
    couples: Position['couples'],
  ): Table =>
    at(
      position({
        options: FRONT,
        round: 2,
        spaces: { grain: 'x', family: 's' },
        players: [{ life: 9, members: members ?? {} }, other],
        couples: couples ?? [],
      }),
    ).take('grain plague');

  test('VIL-MAR-DEATH-01 VIL-MAR-DEATH-02 to a Farm space, else to a grave', () => {
    const table = dying({ bliss: '1', bag: '1111' }, {}, [{ at: 'bliss', one: [0, 0], other: 'pink' }]);
    expect(table.changed()).toMatchObject({ '0 dead farm': '1', pink: 2, couples: 0 });
    const full = dying({ rank4: '1', bag: '1111' }, { members: { 'dead farm': '1' } }, []);
    expect(full.changed()).toMatchObject({ '0 grave': '1' });
    // Members of the farm use the spaces with rings, too.
    const three = at(
      position({
        options: FRONT,
        seats: 3,
        round: 2,
        spaces: { grain: 'x', family: 's' },
        players: [{ life: 9 }, { members: { 'dead farm': '11' } }],
      }),
    ).take('grain plague');
    expect(three.changed()).toMatchObject({ '0 dead farm': '1' });
  });

  test('VIL-MAR-DEATH-04 pink members never die: their partner is the one', () => {
    const table = dying({ bliss: '1', smithy: '1', bag: '111' }, {}, [
      { at: 'bliss', one: [0, 0], other: 'pink' },
    ]);
    expect(table.open()).toEqual(['dies bliss', 'dies smithy']);
  });
});
