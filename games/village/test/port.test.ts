import { describe, expect, test } from 'vitest';
import { CAPTAINS, HARBOUR } from '../data/port.ts';
import { village } from './all.ts';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const PORT = { port: true };
const TRAVEL = { travel: 'f', grain: 's' };
const turn = (wanted: Position): Table => at(position({ options: PORT, spaces: TRAVEL, ...wanted }));
/** The Travel action of a seat. */
const travel = (seat: SeatPosition, wanted: Position = {}): Table =>
  turn({ players: [seat], ...wanted }).choose('cube travel faith');
const setUp = (seats: number, options = {}) =>
  village.setup(seats, { ...(seats === 1 ? {} : { compensation: false }), ...PORT, ...options }, 'port');
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

describe('Port: set-up', () => {
  test('VIL-PORT-SET-01 VIL-PORT-SET-02 no castles and no markers: Travel goes over the sea', () => {
    const table = travel({ coins: 1, goods: 'w', cubes: 'ffkk' });
    expect(table.openTo('depart')).toEqual([]);
    expect(table.openTo('hire').length).toBeGreaterThan(0);
    expect(village.scores(table.s)[0].lines.map(({ source }) => source)).not.toContain('travel');
  });

  test.each([
    [2, 20, 4],
    [3, 24, 6],
    [4, 28, 7],
    [5, 35, 9],
  ])('VIL-PORT-SET-03 the card for %i players: %i cubes, %i on Travel', (seats, all, cubes) => {
    const { spaces } = setUp(seats);
    expect([sum(spaces), sum(spaces.slice(25, 30))]).toEqual([all, cubes]);
  });

  test('VIL-PORT-SET-04 fifteen captains, five at each price', () => {
    const { port } = setUp(3);
    const prices = (port?.captains ?? []).map((captain) => CAPTAINS[captain].coins);
    expect([1, 2, 3].map((price) => prices.filter((one) => one === price).length)).toEqual([5, 5, 5]);
    // Any of them can be hired, not only one on top.
    expect(travel({ coins: 3 }).openTo('hire')).toHaveLength(15);
  });

  test('VIL-PORT-SET-05 six chests in another order each time, seen by nobody', () => {
    const orders = new Set<string>();
    for (let n = 0; n < 8; n++) {
      const s = village.setup(2, PORT, `chests ${n}`);
      expect(s.port?.chests).toHaveLength(6);
      orders.add(s.port?.chests.join(' ') ?? '');
      expect(village.view(s, 0).port?.chests).toEqual([-2, -2, -2, -2, -2, -2]);
    }
    expect(orders.size).toBeGreaterThan(4);
  });

  test.each([
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ])('VIL-PORT-SET-06 with %i players %i cocoa and tea each', (seats, tiles) => {
    const { port } = setUp(seats);
    expect([port?.cocoa, port?.tea]).toEqual([tiles, tiles]);
  });

  test('VIL-PORT-SET-07 all ships in the harbour and empty', () => {
    for (const ship of setUp(4).port?.ships ?? []) {
      expect(ship).toMatchObject({ water: HARBOUR, captain: -1, chests: [] });
      expect(sum(ship.cargo)).toBe(0);
    }
  });
});

describe('captains', () => {
  const AT_SEA = { water: 't1', captain: 'c2p' };

  test('VIL-PORT-TRV-01 VIL-PORT-TRV-02 leave the harbour, or at sea go on or come home', () => {
    const harbour = travel({ coins: 1 });
    expect(harbour.refused('sail')).toMatchObject({ reason: 'notAtSea', rule: 'VIL-PORT-TRV-02' });
    expect(harbour.refused('comeHome')).toMatchObject({ reason: 'notAtSea' });
    const sea = travel({ coins: 3, ship: AT_SEA });
    expect(sea.open()).toEqual(['sail', 'comeHome', 'decline']);
    expect(sea.refused('hire c1any')).toMatchObject({ reason: 'notInHarbour' });
  });

  test('VIL-PORT-CAP-01 VIL-PORT-CAP-02 any captain for his coins; he lies beside the ship', () => {
    const table = travel({ coins: 2, goods: 'h' });
    expect(table.openTo('hire')).toHaveLength(10);
    table.changed();
    table.choose('hire c2b');
    expect(table.changed()).toEqual({ '0 coins': 0, '0 captain': 'c2b', captains: 14 });
  });

  test('VIL-PORT-CAP-03 without the coins, or without captains, nobody departs', () => {
    const poor = turn({ players: [{}] });
    expect(poor.refused('act travel faith')).toMatchObject({ details: { captains: 0, coins: 1 } });
    poor.choose('cube travel faith');
    expect(poor.asked()).toBe('0 endTurn');
    const goneCaptains = CAPTAINS.slice(0, 15).map(({ key }) => key);
    const none = travel({ coins: 9 }, { goneCaptains });
    expect(none.asked()).toBe('0 endTurn');
    const cheap = CAPTAINS.filter(({ coins }) => coins === 1).map(({ key }) => key);
    const short = turn({ players: [{ coins: 1 }], goneCaptains: cheap });
    expect(short.refused('act travel faith')).toMatchObject({ details: { captains: 0, coins: 1 } });
    const dear = travel({ coins: 1 });
    expect(dear.refused('hire c2p')).toMatchObject({
      reason: 'captainTooDear',
      details: { price: 2, coins: 1 },
    });
  });

  test('VIL-PORT-CAP-04 he stays for the voyage and goes to the box; nobody hires him again', () => {
    const ship = { water: 'cape', captain: 'c2p' };
    const home = travel({ ship, coins: 2 }).choose('comeHome');
    expect(home.changed()).toMatchObject({ '0 captain': '', '0 water': 'harbour' });
    expect(home.s.port?.captains).toHaveLength(14);
    const sailing = travel({ ship, cubes: 'k' }).choose('sail', 'step t5', 'stop');
    expect(sailing.s.port?.ships[0].captain).toBe(5);
    const other = turn({ players: [{ ship, coins: 2 }, { coins: 2 }], turn: 1 }).choose('cube travel faith');
    expect(other.refused('hire c2p')).toMatchObject({ reason: 'captainGone' });
  });

  test('VIL-PORT-CAP-05 loading comes with hiring only', () => {
    const table = travel({ coins: 1, goods: 'h', ship: AT_SEA }).choose('sail');
    expect(table.openTo('load')).toEqual([]);
    const harbour = travel({ goods: 'h' });
    expect(harbour.asked()).toBe('0 endTurn');
  });
});

describe('loading', () => {
  const load = (seat: SeatPosition): Table => travel({ coins: 1, ...seat }).choose('hire c1any');

  test('VIL-PORT-LOAD-01 VIL-PORT-LOAD-02 three holds, three different pieces', () => {
    const table = load({ goods: 'hhop', grain: 2 });
    table.choose('load horse');
    expect(table.refused('load horse')).toMatchObject({ reason: 'kindAboard', rule: 'VIL-PORT-LOAD-02' });
    table.choose('load ox', 'load grain');
    expect(table.asked()).toBe('0 voyage');
    expect(table.changed()).toMatchObject({ '0 cargo': 'hog', '0 goods': 'hp', '0 grain': 1 });
  });

  test('VIL-PORT-LOAD-03 VIL-COMBO-IP-05 goods, grain and a member; neither beer nor coins, bread or tools', () => {
    const options = { port: true, inn: 'front', marriage: 'front' };
    const seat = { coins: 3, goods: 'shpowb', grain: 1, bread: 1, tools: 1, cubes: 's' };
    const table = at(position({ options, spaces: TRAVEL, players: [seat] }));
    table.choose('cube travel faith', 'hire c1any');
    expect(table.open()).toEqual([
      'load scroll',
      'load horse',
      'load plough',
      'load ox',
      'load wagon',
      'load grain',
      'board 1',
      'done',
    ]);
  });

  test('VIL-PORT-LOAD-04 from nothing to three pieces; cocoa, tea and chests stay at home', () => {
    const table = load({ goods: 'h', cocoa: 1, tea: 1, chests: ['five'] });
    expect(table.open()).toEqual(['load horse', 'board 1', 'done', 'openChest 1']);
    expect(table.refused('load cocoa')).toMatchObject({ reason: 'notOffered' });
    expect(table.refused('load ox')).toMatchObject({ reason: 'nothingToLoad' });
    table.choose('done');
    expect(table.asked()).toBe('0 voyage');
  });

  test('VIL-PORT-LOAD-05 all members are one kind', () => {
    const table = load({ members: { farm: '11112' } });
    expect(table.openTo('board')).toEqual(['board 1', 'board 2']);
    table.choose('board 2');
    expect(table.openTo('board')).toEqual([]);
  });

  test('VIL-PORT-LOAD-06 a member comes from the farm', () => {
    const table = load({ members: { smithy: '1111' }, goods: 'h' });
    expect(table.refused('board 1')).toMatchObject({ reason: 'noMemberOnFarm', rule: 'VIL-PORT-LOAD-06' });
    expect(load({ members: { smithy: '111' } }).openTo('board')).toEqual(['board 1']);
  });

  test('VIL-PORT-LOAD-07 VIL-PORT-LOAD-08 nothing goes overboard, and cargo is of no use in the village', () => {
    const ship = { water: 'cocoa', captain: 'c2p', cargo: 'opg' };
    const seat = { ship, goods: 'p', cubes: 'p' };
    const docked = travel(seat).choose('sail', 'dock');
    expect(docked.open()).toEqual(['done']);
    const harvest = turn({ players: [seat] }).choose('cube grain skill', 'harvest');
    expect(harvest.player(0).grain).toBe(2);
    const market = turn({ spaces: { market: 'p', grain: 's' }, stalls: ['C23'], players: [{ ship }] });
    market.choose('cube market persuasion');
    expect(market.asked()).toBe('0 endTurn');
  });

  test('VIL-PORT-LOAD-09 VIL-GOAL-13 but it counts for life goals', () => {
    const options = { port: true, goals: true };
    const seat = {
      coins: 3,
      goods: 'hhw',
      goals: ['coachman'],
      ship: { water: 't1', captain: 'c1any', cargo: 'w' },
    };
    const table = at(position({ options, spaces: TRAVEL, players: [seat] })).choose(
      'cube grain skill',
      'harvest',
    );
    expect(table.changed()).toMatchObject({ '0 revealed': 'coachman' });
    const farmer = {
      goods: 'hpo',
      grain: 2,
      goals: ['farmer'],
      ship: { water: 't1', captain: 'c1any', cargo: 'g' },
    };
    const grain = at(position({ options, spaces: TRAVEL, players: [farmer] })).choose(
      'cube grain skill',
      'harvest',
    );
    expect(grain.player(0)).toMatchObject({ grain: 5, revealedGoals: [1] });
    const four = { ...farmer, goods: 'ho', grain: 2, ship: { ...farmer.ship, cargo: 'gp' } };
    const both = at(position({ options, spaces: TRAVEL, players: [four] })).choose(
      'cube grain skill',
      'harvest',
    );
    // Four sacks on the farm and one aboard, and the plough is aboard, too.
    expect(both.player(0)).toMatchObject({ grain: 4, revealedGoals: [1] });
  });

  test('VIL-PORT-LOAD-10 with a sack aboard there may be six', () => {
    const ship = { water: 't1', captain: 'c1any', cargo: 'g' };
    const table = turn({ players: [{ ship, grain: 4 }] }).choose('cube grain skill', 'harvest');
    expect(table.player(0).grain).toBe(5);
  });

  test('VIL-PORT-LOAD-11 sacks never run out: five full barns and cargo besides', () => {
    const ship = (captain: string) => ({ water: 't1', captain, cargo: 'g' });
    const players = ['c1any', 'c1op', 'c1pg', 'c1gb', 'c1bo'].map((captain) => ({
      grain: 5,
      ship: ship(captain),
    }));
    players[0].grain = 3;
    const table = turn({ seats: 5, players }).choose('cube grain skill', 'harvest');
    expect(table.player(0).grain).toBe(5);
  });
});
