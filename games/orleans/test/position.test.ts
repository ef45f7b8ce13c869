import { expect, test } from 'vitest';
import { expectCensus } from './census.ts';
import { type Position, position } from './position.ts';

test.each<[string, Position]>([
  ['the market of seat 0 is 0 to 8, not 9', { players: [{ market: 'fffff' }] }],
  ['seat 0 has two of F', { players: [{ bag: 'F', market: 'F' }] }],
  ['village has 3 spaces', { players: [{ on: { village: 'f' } }] }],
  ['seat 0 has no winery', { players: [{ on: { winery: 'ft' } }] }],
  ['winery is not on offer', { players: [{ tiles: ['winery'] }, { tiles: ['winery'] }] }],
  ['two seats have the citizen knight', { players: [{ citizens: ['knight'] }, { citizens: ['knight'] }] }],
  ['nobody has the tower', { tower: 'f' }],
  ['conclave has no room for all of kk', { deeds: { conclave: 'kk' } }],
  ['monk is 0 to -1, not -1', { players: [{ bag: 'mmmmmmmmm' }] }],
  ['the knight track is 0 to 5, not 6', { players: [{ tracks: { knight: 6 } }] }],
  ['the first event is Pilgrimage', { round: 1, event: 'taxes' }],
])('an impossible position is refused: %s', (sentence, wanted) => {
  expect(() => position(wanted)).toThrow(sentence);
});

test('a position has every piece of the box', () => {
  const s = position({
    seats: 4,
    event: 'income',
    next: ['plague', 'taxes'],
    players: [
      {
        bag: 'ffk',
        on: { village: '*b.' },
        goods: 'gx',
        stations: ['tours'],
        tiles: ['cellar'],
        freeGears: 1,
      },
      { coins: 40, citizens: ['boatman'] },
    ],
    deeds: { peace: 'km' },
    people: { scholar: 2 },
    market: { wine: 0 },
    gears: 3,
    bank: 7,
    paths: { R02: 'gc' },
  });
  expectCensus(s);
  expect(s).toMatchObject({ bank: 7, gears: 3, round: 5 });
  expect(s.hourglass.slice(-2)).toEqual([5, 4]);
});
