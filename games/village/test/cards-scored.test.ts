import { describe, expect, test } from 'vitest';
import { village } from './all.ts';
import { type Position, position, type SeatPosition } from './position.ts';
import { at } from './table.ts';

const INN = { inn: 'front' };

/** What a card in hand brings on the score pad. */
const villagers = (seat: SeatPosition, wanted: Position = {}): number =>
  at(position({ options: INN, ...wanted, players: [seat] })).points(0).villagers ?? 0;

describe('villager cards that are scored at the end', () => {
  test.each([0, 3, 5])('VIL-CARD-FARMERS_WIFE-01 a point for each of %i sacks on the farm', (grain) => {
    expect(villagers({ hand: ['farmersWife'], grain })).toBe(grain);
  });

  test('VIL-CARD-FARMERS_WIFE-01 a sack on the ship does not count', () => {
    const ship = { water: 't1', captain: 'c1any', cargo: 'g' };
    const options = { inn: 'front', port: true };
    expect(villagers({ hand: ['farmersWife'], grain: 2, ship }, { options })).toBe(2);
  });

  test.each([
    ['VIL-CARD-MAYOR-01 VIL-CARD-MAYOR-02 VIL-CARD-MAYOR-03', 'mayor', 'p'],
    ['VIL-CARD-SCHOLAR-01 VIL-CARD-SCHOLAR-02 VIL-CARD-SCHOLAR-03', 'scholar', 'k'],
    ['VIL-CARD-NUN-01 VIL-CARD-NUN-02 VIL-CARD-NUN-03', 'nun', 'f'],
    ['VIL-CARD-GUILD_MASTER-01 VIL-CARD-GUILD_MASTER-02 VIL-CARD-GUILD_MASTER-03', 'guildMaster', 's'],
  ])(
    '%s one to three cubes of the colour; more bring nothing, coins and others neither',
    (_ids, card, letter) => {
      const others = 'spfk'.replace(letter, '');
      const points = [0, 1, 2, 3, 4, 7].map((n) =>
        villagers({ hand: [card], cubes: letter.repeat(n) + others, coins: 3 }),
      );
      expect(points).toEqual([0, 2, 4, 6, 0, 0]);
    },
  );

  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 6],
    [4, 10],
    [5, 16],
    [6, 16],
  ])('VIL-CARD-CHRONICLER-01 with %i in the chronicle it comes to %i in all', (dead, points) => {
    const spread = [
      'dead crafts',
      'dead crafts',
      'dead church',
      'dead council',
      'dead travel',
      'dead travel',
    ];
    const members: Record<string, string> = {};
    ['1', '1', '1', '1', '2', '2'].slice(0, dead).forEach((number, n) => {
      members[spread[n]] = `${members[spread[n]] ?? ''}${number}`;
    });
    const table = at(position({ options: INN, players: [{ hand: ['chronicler'], members }] }));
    const { chronicle = 0, villagers: more = 0 } = table.points(0);
    expect(chronicle + more).toBe(points);
  });

  test('VIL-CARD-CHRONICLER-02 VIL-CARD-BARD-03 one with the Bard counts in the chronicle', () => {
    const players = [
      { hand: ['chronicler'], members: { 'dead crafts': '11', bard: '1' } },
      { members: { 'dead church': '11', bard: '1' } },
    ];
    const table = at(position({ options: INN, seats: 3, players }));
    expect(table.points(0)).toMatchObject({ chronicle: 4, villagers: 2 });
    expect(table.points(1)).toMatchObject({ chronicle: 4 });
  });

  test('VIL-CARD-COUNT-01 VIL-CARD-COUNT-02 two points for each red flag with an own marker', () => {
    const points = [
      [],
      ['north', 'east', 'middle'],
      ['high'],
      ['high', 'valley'],
      ['high', 'valley', 'corner'],
    ].map((castles) => villagers({ hand: ['count'], castles }));
    expect(points).toEqual([0, 0, 2, 4, 6]);
    const table = at(position({ options: INN, players: [{ hand: ['count', 'messenger'] }] }));
    table.choose('play messenger', 'mark corner', 'takeCubes ss');
    expect(table.points(0).villagers).toBe(2);
  });

  test('VIL-CARD-ESTATE_MANAGER-01 two points for each of six kinds of goods, not for their number', () => {
    const points = ['', 's', 'ssss', 'sh', 'shpow', 'shpowb'].map((goods) =>
      villagers({ hand: ['estateManager'], goods }),
    );
    expect(points).toEqual([0, 2, 2, 4, 10, 12]);
  });

  test('VIL-CARD-ESTATE_MANAGER-02 VIL-MAR-BREAD-08 nothing else counts, nor what is on the ship', () => {
    const options = { inn: 'front', port: true, marriage: 'front' };
    const ship = { water: 't1', captain: 'c1any', cargo: 'oct' };
    const seat = { hand: ['estateManager'], grain: 5, coins: 4, bread: 2, tools: 2, cocoa: 1, tea: 1, ship };
    expect(villagers(seat, { options })).toBe(0);
  });

  test('VIL-CARD-MEDICUS-01 VIL-CARD-MEDICUS-02 VIL-CARD-MEDICUS-03 a point for everybody alive, wherever', () => {
    const members = { smithy: '1', bag: '1', inn: '1', grave: '1', church2: '2', 'dead travel': '2' };
    expect(villagers({ hand: ['medicus'], members })).toBe(4);
    const options = { inn: 'front', port: true, marriage: 'front' };
    const all = {
      farm: '1',
      'lighthouse tea': '1',
      ship: '1',
      bliss: '1',
      rank2: '1',
      sea1: '2',
      'dead travel': '22',
    };
    const ship = { water: 't1', captain: 'c1any' };
    const couples = [{ at: 'bliss', one: [0, 0], other: 'pink' }] as const;
    expect(villagers({ hand: ['medicus'], members: all, ship }, { options, couples })).toBe(5);
  });

  test('VIL-CARD-TRAVELLER-01 the table of the card in place of the board', () => {
    const castles = ['north', 'east', 'middle', 'high', 'valley', 'corner'];
    const totals = castles.map((_, n) => {
      const table = at(
        position({ options: INN, players: [{ hand: ['traveller'], castles: castles.slice(0, n + 1) }] }),
      );
      const { travel = 0, villagers: more = 0 } = table.points(0);
      return travel + more;
    });
    expect(totals).toEqual([2, 5, 9, 14, 19, 24]);
  });

  test('VIL-CARD-PICKPOCKET-01 VIL-CARD-PICKPOCKET-02 VIL-CARD-PICKPOCKET-03 last of all: six for whoever is last, also tied, else three', () => {
    const hand = ['pickpocket', 'mayor'];
    const pick = (own: number, other: number): number => {
      const players = [{ hand, cubes: 'p', points: own }, { points: other }, { points: 30 }];
      return at(position({ options: INN, seats: 3, players })).points(0).villagers;
    };
    // The Mayor's two points come before.
    expect([pick(5, 8), pick(5, 7), pick(5, 6), pick(9, 5)]).toEqual([8, 8, 5, 5]);
  });

  test('VIL-CARD-PICKPOCKET-04 alone it brings six; who has won is decided with it', () => {
    expect(villagers({ hand: ['pickpocket'] }, { seats: 1 })).toBe(6);
    const players = [
      { hand: ['pickpocket'], points: 6, grain: 0 },
      { points: 11, grain: 5 },
    ];
    const s = position({ options: INN, players });
    expect(village.winners(s)).toEqual([0]);
  });

  test('VIL-CARD-GEN-02 they are never played, and bring nothing before the end', () => {
    const table = at(position({ options: INN, players: [{ hand: ['mayor'], cubes: 'p' }] }));
    expect(table.open()).not.toContain('play mayor');
    expect(table.refused('play mayor')).toMatchObject({ reason: 'cardScoredAtEnd', rule: 'VIL-CARD-GEN-02' });
    expect(table.player(0).points).toBe(0);
  });

  test('VIL-CARD-GEN-15 cards with a full inkwell are worth nothing in hand', () => {
    expect(villagers({ hand: ['noblewoman', 'prodigalSon', 'oldMan', 'scribe'] })).toBe(0);
  });
});
