import { describe, expect, test } from 'vitest';
import type { VillageEvent } from '../rules/events.ts';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const FRONT = { marriage: 'front' };
/** By rank: the face of the die that brings a pink member there. */
const FACES: Readonly<Record<number, number>> = { 2: 2, 3: 3, 4: 0, 5: 1 };

const rolls = (table: Table): VillageEvent[] => table.events.filter(({ what }) => what === 'rolled');

/** The wedding of a round: seeds are tried until the die falls on the ranks that the test wants. */
function wedding(wanted: Position, ...ranks: number[]): Table {
  for (let seed = 0; seed < 4000; seed++) {
    const table = at(
      position({ options: FRONT, round: 2, seed: `wedding ${seed}`, spaces: { grain: 's' }, ...wanted }),
    );
    table.choose('cube grain skill', 'decline', 'end');
    const fell = rolls(table)
      .slice(0, ranks.length)
      .map((event) => (event.what === 'rolled' ? event.colour : -1));
    if (ranks.every((rank, n) => fell[n] === FACES[rank])) return table;
  }
  throw new Error('the die never falls like that');
}

const SEATS: readonly SeatPosition[] = [{ members: { rank1: '1' } }, { members: { rank6: '1' } }];

describe('the wedding', () => {
  test('VIL-MAR-WED-01 after the Mass, before the next round', () => {
    const table = wedding({ players: SEATS }, 3);
    const told = table.told();
    expect(told.indexOf('weddingStarted')).toBeGreaterThan(told.indexOf('massStarted'));
    expect(table.s.round).toBe(2);
    expect(table.asked()).toBe('0 house');
  });

  test('VIL-MAR-WED-02 none after the last Mass', () => {
    const players = [{ members: { grave: '111', rank1: '1' } }, { members: { rank2: '1' } }];
    const table = at(
      position({
        options: FRONT,
        round: 2,
        turn: 1,
        spaces: { grain: 's' },
        players,
        ending: { by: 0, last: [] },
      }),
    ).choose('cube grain skill', 'decline', 'end');
    expect(table.told()).not.toContain('weddingStarted');
    expect(table.asked()).toBe('over');
  });

  test.each([2, 3, 4, 5])('VIL-MAR-WED-03 a pink member on rank %i by the colour of the die', (rank) => {
    const table = wedding({ players: [{ members: { rank1: '1' } }, {}] }, rank);
    expect(table.s.marriage).toMatchObject({ pink: 1, pinkRanks: [rank] });
    expect(rolls(table)).toHaveLength(1);
  });

  test('VIL-MAR-WED-04 on a rank that is taken none is placed, and nothing is rolled again', () => {
    const table = wedding({ players: [{ members: { rank3: '1' } }, { members: { rank4: '1' } }] }, 3);
    expect(table.s.marriage).toMatchObject({ pink: 2, pinkRanks: [] });
    expect(rolls(table)).toHaveLength(1);
  });

  const BLISS: Position = {
    players: [{ members: { rank1: '1', bliss: '1' } }, { members: { bliss: '1', rank6: '1' } }],
    couples: [
      { at: 'bliss', one: [0, 0], other: 'pink' },
      { at: 'bliss', one: [1, 0], other: 'pink' },
    ],
  };
  test('VIL-MAR-WED-05 VIL-MAR-WED-06 with none in the supply the one who has been in Parental Bliss longer leaves his partner', () => {
    const table = wedding(BLISS, 3);
    expect(table.s.marriage).toMatchObject({ pink: 0, pinkRanks: [3] });
    expect(table.s.marriage?.couples).toHaveLength(3);
    table.choose('house bakery');
    // Seat 0's partner is gone: home without an offer. Seat 1's stays and has a child; rank 6 goes home.
    expect(table.family(0)).toMatchObject({ farm: '1111', bakery: '1' });
    expect(table.family(0).bliss).toBeUndefined();
  });

  test('VIL-MAR-WED-05 it does not matter which of the two was the higher one', () => {
    const couples = [
      { at: 'bliss', one: 'pink', other: [0, 0] },
      { at: 'bliss', one: 'pink', other: [1, 0] },
    ] as const;
    const table = wedding({ ...BLISS, couples }, 3);
    expect(table.s.marriage).toMatchObject({ pink: 0, pinkRanks: [3] });
  });

  test('VIL-MAR-WED-07 VIL-MAR-WED-09 VIL-MAR-WED-13 the two highest marry; the higher one chooses the house', () => {
    const players = [{ members: { rank5: '1' } }, { members: { rank2: '1' } }, { members: { rank6: '1' } }];
    const table = wedding({ seats: 3, players }, 2);
    expect(table.asked()).toBe('1 house');
    table.choose('house store');
    expect(table.family(0)).toMatchObject({ store: '1' });
    expect(table.family(1)).toMatchObject({ store: '1' });
    expect(table.family(2)).toMatchObject({ farm: '11111' });
  });

  const FOUR = [
    { members: { rank1: '1' } },
    { members: { rank2: '1' } },
    { members: { rank3: '1' } },
    { members: { rank4: '1' } },
  ];
  test('VIL-MAR-WED-08 VIL-MAR-WED-19 with four players two couples, which may choose the same house', () => {
    const table = wedding({ seats: 4, players: FOUR }, 2);
    expect(table.asked()).toBe('0 house');
    table.choose('house bakery');
    expect(table.asked()).toBe('2 house');
    table.choose('house bakery');
    for (const seat of [0, 1, 2, 3]) expect(table.family(seat)).toMatchObject({ bakery: '1' });
    const three = wedding({ seats: 3, players: FOUR.slice(0, 3) }, 4).choose('house bakery');
    expect(three.family(2)).toMatchObject({ farm: '11111' });
  });

  test('VIL-MAR-WED-10 for a pink one above the die chooses, two colours for each house', () => {
    const players = [{ members: { rank6: '1' } }, {}];
    const houses = new Map<number, string>();
    for (let seed = 0; seed < 300 && houses.size < 4; seed++) {
      const table = at(
        position({ options: FRONT, round: 2, seed: `pink ${seed}`, spaces: { grain: 's' }, players }),
      );
      table.choose('cube grain skill', 'decline', 'end');
      const second = rolls(table)[1];
      if (second?.what === 'rolled')
        houses.set(second.colour, table.family(0).bakery === '1' ? 'bakery' : 'store');
    }
    expect([0, 1, 2, 3].map((colour) => houses.get(colour))).toEqual(['store', 'bakery', 'bakery', 'store']);
  });

  test('VIL-MAR-WED-11 VIL-MAR-WED-29 with fewer than two nobody marries; the die is rolled all the same', () => {
    const table = wedding({ players: [{}, {}] }, 4);
    expect(table.s.round).toBe(3);
    expect(table.s.marriage).toMatchObject({ pink: 2, pinkRanks: [], couples: [] });
    expect(table.told()).toContain('pinkReturned');
    expect(table.told()).not.toContain('married');
  });

  test('VIL-MAR-WED-12 VIL-MAR-WED-20 VIL-MAR-WED-27 couples of the houses go to Parental Bliss and have children there at once', () => {
    const players = [{ members: { bakery: '1' } }, { members: { bakery: '1' } }];
    const table = wedding({ players, couples: [{ at: 'bakery', one: [0, 0], other: [1, 0] }] }, 4);
    expect(table.s.round).toBe(3);
    expect(table.family(0)).toEqual({ farm: '11112', bliss: '1' });
    expect(table.family(1)).toEqual({ farm: '11112', bliss: '1' });
  });

  test('VIL-MAR-WED-12 those of both houses go there, before the new ones come', () => {
    const players = [
      { members: { store: '1', rank1: '1' } },
      { members: { store: '1', bakery: '1', rank2: '1' } },
      { members: { bakery: '1' } },
    ];
    const couples = [
      { at: 'store', one: [0, 0], other: [1, 0] },
      { at: 'bakery', one: [1, 0], other: [2, 0] },
    ] as const;
    const table = wedding({ seats: 3, players, couples }, 4).choose('house store');
    expect(table.family(0)).toMatchObject({ bliss: '1', store: '1' });
    expect(table.family(1)).toMatchObject({ bliss: '11', store: '1' });
    expect(table.family(2)).toMatchObject({ bliss: '1' });
    expect(table.s.marriage?.couples).toHaveLength(9);
  });

  test('VIL-MAR-WED-14 VIL-MAR-WED-15 VIL-MAR-WED-16 the others go home; from the ceremony with an offer of bread or a tool for any cube', () => {
    const players = [
      { members: { rank1: '1' } },
      { members: { rank2: '1' } },
      { members: { rank6: '1', store: '1' }, cubes: 'k', coins: 1 },
    ];
    const table = wedding({ seats: 3, players }, 2).choose('house store');
    expect(table.asked()).toBe('2 offer');
    expect(table.family(2)).toMatchObject({ farm: '11111' });
    expect(table.open()).toEqual(['takeBread', 'takeTool', 'done']);
    table.choose('takeTool', 'pay coins');
    expect(table.s.marriage?.tools[2]).toBe(1);
    expect(table.player(2)).toMatchObject({ coins: 0, cubes: [0, 0, 0, 1] });
    // Once for each: the one from the store brings none.
    expect(table.asked()).toBe('0 gain');
  });

  test('VIL-MAR-WED-17 couples stay in Parental Bliss and gain at every wedding', () => {
    const players = [{ members: { bliss: '1' } }, { members: { bliss: '1' } }];
    const couples = [{ at: 'bliss', one: [0, 0], other: [1, 0] }] as const;
    const table = wedding({ players, couples }, 4);
    expect(table.family(0)).toEqual({ farm: '11112', bliss: '1' });
    expect(table.s.marriage?.couples).toHaveLength(3);
  });

  test('VIL-MAR-WED-18 outside of weddings they stay where they are', () => {
    const players = [{ members: { bakery: '1', rank3: '1' } }, { members: { bakery: '1' } }];
    const couples = [{ at: 'bakery', one: [0, 0], other: [1, 0] }] as const;
    const table = at(position({ options: FRONT, round: 2, players, couples }));
    table.choose('cube grain skill', 'harvest', 'end', 'cube family skill', 'birth', 'end');
    expect(table.family(0)).toMatchObject({ bakery: '1', rank3: '1' });
  });

  test('VIL-MAR-WED-21 with nobody unborn Parental Bliss brings nobody, and calls nobody home', () => {
    const members = { bliss: '1', smithy: '1', farm: '111222', office: '3344' };
    const players = [{ members }, { members: { bliss: '1' } }];
    const couples = [{ at: 'bliss', one: [0, 0], other: [1, 0] }] as const;
    const table = wedding({ players, couples }, 4);
    expect(table.family(0)).toEqual({ bliss: '1', smithy: '1', farm: '111222', office: '3344' });
  });

  const newlyWed = (house: string): Table => wedding({ players: SEATS }, 3).choose(`house ${house}`);
  test('VIL-MAR-WED-22 the Bakery: two bread, or one and two grain', () => {
    // The pink member on rank 3 is the partner: one gain.
    const table = newlyWed('bakery');
    expect(table.asked()).toBe('0 gain');
    expect(table.open()).toEqual(['gainTiles', 'gainMixed']);
    table.changed();
    table.choose('gainTiles');
    expect(table.changed()).toMatchObject({ '0 bread': 2 });
    const mixed = newlyWed('bakery');
    mixed.changed();
    mixed.choose('gainMixed');
    expect(mixed.changed()).toMatchObject({ '0 bread': 1, '0 grain': 2 });
  });

  test('VIL-MAR-WED-23 the General Store: two tools, or one and a skill and a knowledge', () => {
    const tools = newlyWed('store');
    tools.changed();
    tools.choose('gainTiles');
    expect(tools.changed()).toMatchObject({ '0 tools': 2 });
    const mixed = newlyWed('store');
    const before = mixed.player(0).cubes.slice();
    mixed.choose('gainMixed');
    expect(mixed.player(0).cubes).toEqual([before[0] + 1, before[1], before[2], before[3] + 1]);
    expect(mixed.s.marriage?.tools[0]).toBe(1);
  });

  test('VIL-MAR-WED-23 VIL-GEN-06 the General Store brings a cube only if the supply has one', () => {
    const players = [{ members: { rank1: '1' }, cubes: 'k'.repeat(33) }, { members: { rank6: '1' } }];
    const table = wedding({ players }, 3).choose('house store', 'gainMixed');
    expect(table.player(0).cubes).toEqual([2, 0, 0, 33]);
    expect(table.s.marriage?.tools[0]).toBe(1);
    expect(table.s.supply[3]).toBe(0);
  });

  test('VIL-MAR-WED-24 pink members bring nobody anything', () => {
    const table = newlyWed('bakery').choose('gainTiles');
    expect(table.s.marriage?.bread).toEqual([2, 0]);
    expect(table.s.round).toBe(3);
  });

  test('VIL-MAR-WED-25 pink ones without a partner go back to the supply', () => {
    const table = wedding({ players: [{ members: { rank1: '1' } }, { members: { rank2: '1' } }] }, 5);
    table.choose('house bakery');
    expect(table.s.marriage).toMatchObject({ pink: 2, pinkRanks: [] });
  });

  test('VIL-MAR-WED-26 choices clockwise from the start player, houses by rank', () => {
    const players = [
      { members: { rank2: '1' } },
      { members: { rank1: '1' } },
      { members: { rank4: '1' }, cubes: 's' },
      { members: { rank3: '1' } },
      { members: { rank6: '1' }, cubes: 's' },
    ];
    const table = wedding({ seats: 5, start: 2, turn: 2, players }, 5);
    const asked: string[] = [];
    while (table.s.round === 2) {
      asked.push(table.asked());
      table.choose(table.open()[0]);
    }
    expect(asked).toEqual(['1 house', '3 house', '4 offer', '2 gain', '3 gain', '0 gain', '1 gain']);
  });

  test('VIL-MAR-WED-26 VIL-MAR-WED-31 offers clockwise from the start player, all of them before the gains', () => {
    const home = { cubes: 's' };
    const players = [
      { members: { rank4: '1' }, ...home },
      { members: { rank1: '1' } },
      { members: { rank6: '1', rank3: '1' }, ...home, coins: 1 },
    ];
    const table = wedding({ seats: 3, start: 1, turn: 1, players }, 2).choose('house store');
    const asked: string[] = [];
    while (table.s.round === 2) {
      asked.push(table.asked());
      table.choose(table.open().includes('takeTool') ? 'takeTool' : table.open()[0]);
    }
    const offers = asked.filter((one) => !one.endsWith(' pay'));
    expect(offers).toEqual(['2 offer', '2 offer', '0 offer', '1 gain']);
  });

  test('VIL-MAR-WED-28 the start player changes after the wedding', () => {
    const players = [{ members: { rank1: '1' } }, { members: { rank6: '1' } }];
    const table = wedding({ ring: 1, players }, 3);
    expect(table.s.startPlayer).toBe(0);
    table.choose('house bakery', 'gainTiles');
    expect(table.s.startPlayer).toBe(1);
  });

  test('VIL-MAR-WED-30 no cards, but a chest may pay for the offer', () => {
    const options = { marriage: 'front', port: true, inn: 'front' };
    const players = [
      { members: { rank1: '1' } },
      { members: { rank2: '1' } },
      { members: { rank6: '1' }, chests: ['three1'], hand: ['jackOfAllTrades'] },
    ];
    for (let seed = 0; seed < 400; seed++) {
      const table = at(
        position({ options, seats: 3, round: 2, seed: `w ${seed}`, spaces: { grain: 's' }, players }),
      ).choose('cube grain skill', 'decline', 'end');
      while (table.asked().endsWith(' cards') || table.asked().endsWith(' house'))
        table.choose(table.open()[0]);
      if (table.asked() !== '2 offer') continue;
      expect(table.open()).toEqual(['done', 'openChest 1']);
      expect(table.refused('takeBread')).toMatchObject({ reason: 'offerTooDear', details: { any: 1 } });
      table.choose('openChest 1', 'takeBread');
      expect(table.s.marriage?.bread[2]).toBe(1);
      return;
    }
    throw new Error('the offer never came');
  });

  test('VIL-MAR-WED-31 offers come before the gains', () => {
    const players = [
      { members: { rank1: '1' } },
      { members: { rank2: '1' } },
      { members: { rank6: '1' }, cubes: 's' },
    ];
    const table = wedding({ seats: 3, players }, 4).choose('house store');
    expect(table.asked()).toBe('2 offer');
    table.choose('done');
    expect(table.asked()).toBe('0 gain');
  });

  test("VIL-MAR-EX-04 the fourth example: Birgit and a pink one, Konstanze and Emma; the widowed and André's go home", () => {
    const players = [
      { members: { rank1: '1' } },
      { members: { rank3: '1' } },
      { members: { rank4: '1', bakery: '1' } },
      { members: { rank6: '1', bliss: '1' }, cubes: 's' },
    ];
    const couples = [
      { at: 'bliss', one: [3, 0], other: 'pink' },
      { at: 'store', one: 'pink', other: 'pink' },
    ] as const;
    const table = wedding({ seats: 4, players, couples: couples.slice(0, 1) }, 2);
    expect(table.asked()).toBe('0 house');
    table.choose('house store', 'house bakery');
    expect(table.asked()).toBe('3 offer');
    expect(table.family(2)).toMatchObject({ farm: '1111', bakery: '1' });
    table.choose('done');
    expect([0, 1, 2].map((seat) => table.family(seat).store ?? table.family(seat).bakery)).toEqual([
      '1',
      '1',
      '1',
    ]);
  });

  test('VIL-CARD-COUSIN-04 two of one family marry each other and gain twice', () => {
    const players = [{ members: { rank1: '1', rank2: '1' } }, {}];
    const table = wedding({ players }, 2);
    expect(table.asked()).toBe('0 house');
    table.choose('house bakery');
    expect(table.asked()).toBe('0 gain');
    table.choose('gainTiles', 'gainTiles');
    expect(table.s.marriage?.bread[0]).toBe(4);
    expect(table.s.round).toBe(3);
  });
});
