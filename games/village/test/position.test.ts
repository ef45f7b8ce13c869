import { describe, expect, test } from 'vitest';
import { expectCensus } from './census.ts';
import { type Position, position } from './position.ts';
import { at } from './table.ts';

describe('positions', () => {
  test('VIL-SET-19 hold every piece exactly once, whatever they override', () => {
    const wanted: Position[] = [
      {},
      {
        seats: 5,
        round: 3,
        start: 2,
        turn: 0,
        ring: 4,
        players: [
          { cubes: 'sspk', members: { smithy: '1', 'dead crafts': '1', farm: '2' }, customers: ['C18'] },
        ],
        bag: { skill: 4, plague: 2 },
        stalls: ['C01', 'C03'],
        pile: ['C24'],
      },
      { soldOut: true },
      { options: { promos: true }, stalls: ['P01'] },
      { seats: 1, conny: { tray: 'spx', last: 1, quills: [2, 7], turned: [0], members: { church1: '3' } } },
    ];
    for (const one of wanted) expectCensus(position(one));
  });

  test.each<[string, Position]>([
    ['seat 0 has no further "1"', { players: [{ members: { smithy: '11111' } }] }],
    ['seat 0 has a younger member than the unborn "2"', { players: [{ members: { farm: '3' } }] }],
    [
      'travel has 2 spaces, not 3',
      { players: [{ members: { 'dead travel': '11' } }, { members: { 'dead travel': '1' } }] },
    ],
    ['there are 3 graves, not 4', { players: [{ members: { grave: '1111' } }] }],
    ['the end would have been triggered', { players: [{ members: { grave: '111' } }] }],
    ['the end is not triggered', { ending: { by: 0, last: [] } }],
    ['nobody leaves the game before the end', { players: [{ members: { gone: '1' } }] }],
    ["only Conny's members lie on the church", { players: [{ members: { church: '1' } }] }],
    ['grain is 0 to 5, not 6', { players: [{ grain: 6 }] }],
    ['life is 0 to 9, not 10', { players: [{ life: 10 }] }],
    ['x is none of spfk', { players: [{ cubes: 'x' }] }],
    ['there is no castle south', { players: [{ castles: ['south'] }] }],
    ['there are 33 cubes of skill, not 34', { bag: { skill: 32 } }],
    ['there are 6 cubes of plague, not 7', { bag: { plague: 7 } }],
    ['market has room for 1 cubes', { spaces: { market: 'ss' } }],
    ['the round would be over: no cube is left', { spaces: {} }],
    ['a customer is in two places', { stalls: ['C01'], players: [{ customers: ['C01'] }] }],
    ['promo customers need the option', { stalls: ['P01'] }],
    ['there is no customer C99', { stalls: ['C99'] }],
    ['there are 3 stalls', { stalls: ['C01', 'C02', 'C03', 'C04'] }],
    ['a customer of the queue would have moved up', { soldOut: true, stalls: ['C01'], queue: ['C02'] }],
    ['seat 0 has two gold goals', { players: [{ goals: ['saint', 'merchant'] }] }],
    ['turn is 0 to 1, not 2', { turn: 2 }],
    ['the ring is spent in solo games only', { ring: 'spent' }],
    ['Conny plays in solo games only', { conny: {} }],
    ['Conny has two members on church step 2', { seats: 1, conny: { members: { church2: '34' } } }],
    ['a tray with cubes has a last one', { seats: 1, conny: { tray: 's' } }],
    ['no tile of set 0 lies before compartment 5', { seats: 1, conny: { quills: [5, 6] } }],
    ['set 1 would have been shuffled', { seats: 1, conny: { turned: [5, 6, 7] } }],
  ])('refuse the impossible: %s', (message, wanted) => {
    expect(() => position(wanted)).toThrow(message);
  });

  test('a move that is not open is an error that names what is', () => {
    const table = at(position({ spaces: { grain: 's' } }));
    expect(() => table.choose('cube church faith')).toThrow(
      'seat 0 cannot "cube church faith" (notOffered); asked: 0 turn, open: cube grain skill',
    );
    expect(() => table.choose('dance')).toThrow('"dance" is no move');
    expect(() => table.choose('train castle 1')).toThrow('there is no place castle');
    expect(() => table.refused('cube grain skill')).toThrow('seat 0 may "cube grain skill"');
  });
});
