import { describe, expect, test } from 'vitest';
import { CAPTAINS, HARBOUR } from '../data/port.ts';
import { villageWithExpansions as village } from '../index.ts';
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

describe('movement', () => {
  const sail = (water: string, seat: SeatPosition = {}, captain = 'c2p'): Table =>
    travel({ ship: { water, captain }, ...seat }).choose('sail');

  test('VIL-PORT-MOVE-01 VIL-PORT-MOVE-12 along the lines; nobody steps into the harbour', () => {
    const table = sail('t1');
    expect(table.openTo('step').toSorted()).toEqual(['step cocoa', 'step t3']);
    expect(table.refused('step harbour')).toMatchObject({ reason: 'noLine', rule: 'VIL-PORT-MOVE-12' });
    expect(table.refused('step herders')).toMatchObject({ reason: 'noLine', rule: 'VIL-PORT-MOVE-01' });
  });

  test('VIL-PORT-MOVE-02 VIL-PORT-MOVE-03 VIL-PORT-MOVE-05 the first step is free, others cost the cubes of the captain, or coins', () => {
    const table = sail('t1', { cubes: 'kk' }).choose('step cocoa');
    expect(table.player(0).cubes).toEqual([0, 0, 1, 2]);
    table.choose('step herders');
    expect(table.player(0).cubes).toEqual([0, 0, 1, 1]);
    const coins = sail('t1', { coins: 1 }).choose('step cocoa', 'step herders');
    expect(coins.player(0)).toMatchObject({ coins: 0, cubes: [0, 0, 1, 0] });
    expect(coins.refused('step t4')).toMatchObject({ reason: 'stepTooDear', details: { knowledge: 1 } });
    const any = sail('t1', { cubes: 's' }, 'c1any').choose('step cocoa', 'step herders');
    expect(any.player(0).cubes).toEqual([0, 0, 0, 0]);
    const pair = sail('t1', { cubes: 'sk' }, 'c1op').choose('step cocoa', 'step herders');
    expect(pair.player(0).cubes).toEqual([0, 0, 1, 0]);
  });

  test('VIL-PORT-MOVE-04 a cube for up to two steps; what is not used is lost', () => {
    const table = sail('t1', { cubes: 'pp' }, 'c3g').choose('step cocoa', 'step herders', 'step t4');
    expect(table.player(0).cubes).toEqual([0, 1, 1, 0]);
    const lost = sail('t1', { cubes: 'p' }, 'c3g').choose('step cocoa', 'step herders', 'stop', 'end');
    expect(lost.player(0).cubes).toEqual([0, 0, 1, 0]);
  });

  test('VIL-PORT-MOVE-06 time for each time water that is entered, not for the one where it starts', () => {
    const table = sail('t1').choose('step t3');
    expect(table.player(0).life).toBe(1);
    const island = sail('t1').choose('step cocoa');
    expect(island.player(0).life).toBe(0);
  });

  test('VIL-PORT-MOVE-07 other ships are no hindrance', () => {
    const players = [
      { ship: { water: 't1', captain: 'c2p' } },
      { ship: { water: 'cocoa', captain: 'c2o' } },
      { ship: { water: 'cocoa', captain: 'c2g' } },
    ];
    const table = turn({ seats: 3, players }).choose('cube travel faith', 'sail', 'step cocoa', 'dock');
    expect(table.asked()).toBe('0 island');
  });

  test('VIL-PORT-MOVE-08 VIL-PORT-MOVE-09 at an island dock or go on; docking ends the movement', () => {
    const table = sail('t1', { cubes: 'k' }).choose('step cocoa');
    expect(table.open()).toEqual(['step t1', 'step herders', 'dock', 'stop']);
    table.choose('dock');
    expect(table.openTo('step')).toEqual([]);
    expect(sail('t1').refused('dock')).toMatchObject({ reason: 'noIsland' });
  });

  test('VIL-PORT-MOVE-10 docking again without a step', () => {
    const table = sail('cocoa').choose('dock');
    expect(table.changed()).toEqual({ 'on travel': '', '0 cubes': 'f' });
    expect(table.open()).toEqual(['loadTile', 'done']);
  });

  test('VIL-PORT-MOVE-11 the ship may stop on any water without docking', () => {
    const table = sail('t1').choose('step cocoa', 'stop');
    expect([table.asked(), table.s.port?.ships[0].water]).toEqual(['0 endTurn', 7]);
  });

  test('VIL-PORT-MOVE-12 leaving the harbour takes a step', () => {
    const table = travel({ coins: 1 }).choose('hire c1any', 'done');
    expect(table.open()).toEqual(['step t1', 'step t2']);
    expect(table.refused('stop')).toMatchObject({ reason: 'mustMove' });
    expect(table.refused('dock')).toMatchObject({ reason: 'notOffered' });
  });

  test('VIL-PORT-MOVE-13 who dies on the way is buried at the end of the turn', () => {
    const table = sail('t1', { life: 9 }).choose('step t3');
    expect([table.asked(), table.player(0).deaths]).toEqual(['0 voyage', 1]);
    table.choose('stop');
    expect(table.family(0)).toMatchObject({ farm: '111', 'dead farm': '1' });
  });

  test('VIL-PORT-MOVE-14 to sail on means a step or docking; waiving the action is something else', () => {
    const table = sail('t1');
    expect(table.refused('stop')).toMatchObject({ reason: 'mustMove', rule: 'VIL-PORT-MOVE-14' });
    const waived = travel({ ship: { water: 't1', captain: 'c2p' } }).choose('decline');
    expect(waived.asked()).toBe('0 endTurn');
    const well = turn({ players: [{ cubes: 'sss', ship: { water: 't1', captain: 'c2p' } }] }).choose(
      'well',
      'choose travel',
    );
    expect(well.open()).toEqual(['sail', 'comeHome']);
  });
});

describe('islands', () => {
  const dock = (island: string, seat: SeatPosition, cargo = '', wanted: Position = {}): Table =>
    travel({ ...seat, ship: { water: island, captain: 'c2p', cargo } }, wanted).choose('sail', 'dock');

  test('VIL-PORT-ISL-01 VIL-PORT-ISL-02 what the island buys, from the holds only, for points at once', () => {
    const table = dock('herders', { goods: 'op' }, 'opg');
    table.changed();
    expect(table.open()).toEqual(['sell plough', 'sell ox', 'done']);
    expect(table.refused('sell grain')).toMatchObject({ reason: 'notBoughtHere' });
    table.choose('sell ox', 'sell plough');
    expect(table.changed()).toEqual({ '0 cargo': 'g', '0 points': 7 });
    expect(table.openTo('sell')).toEqual([]);
  });

  test('VIL-PORT-ISL-03 VIL-PORT-ISL-04 the top tile into an empty hold, if none of its kind is aboard', () => {
    const table = dock('cocoa', {}).choose('loadTile');
    expect(table.changed()).toMatchObject({ '0 cargo': 'c', 'cocoa left': 2 });
    expect(table.refused('loadTile')).toMatchObject({ reason: 'kindAboard' });
    expect(dock('cocoa', {}, 'hop').refused('loadTile')).toMatchObject({ reason: 'noHold' });
  });

  test('VIL-PORT-ISL-05 a chest is seen by its taker alone', () => {
    const table = dock('treasure', {}, '', { chestPile: ['five'] }).choose('loadTile');
    expect(table.seenBy(0).port?.ships[0].chests).toEqual([5]);
    expect(table.seenBy(1).port?.ships[0].chests).toEqual([-2]);
    expect(table.events.filter(({ what }) => what === 'sawChest')).toEqual([
      { what: 'sawChest', seat: 0, chest: 5, secretOf: 0 },
    ]);
    expect(table.s.barriers).toBeGreaterThan(0);
  });

  test('VIL-PORT-ISL-06 an empty stack gives nothing', () => {
    expect(dock('tea', {}, '', { tea: 0 }).refused('loadTile')).toMatchObject({ reason: 'stackGone' });
    expect(dock('tea', {}, '', { tea: 1 }).open()).toContain('loadTile');
  });

  const keeper = { members: { ship: '1' } };
  test('VIL-PORT-ISL-07 a member of the ship on an empty lighthouse, for its cost, for points at once', () => {
    const table = dock('herders', { ...keeper, cubes: 'sff' });
    table.changed();
    table.choose('keeper 1');
    expect(table.changed()).toMatchObject({
      '0 ship': '',
      '0 lighthouse herders': '1',
      '0 points': 5,
      '0 cubes': 'ff',
    });
    expect(dock('herders', {}).refused('keeper 1')).toMatchObject({ reason: 'nobodyAboard' });
    expect(dock('herders', keeper).refused('keeper 1')).toMatchObject({
      reason: 'lighthouseTooDear',
      details: { skill: 1 },
    });
    expect(dock('corn', keeper).refused('keeper 1')).toMatchObject({ reason: 'noLighthouse' });
  });

  test('VIL-PORT-ISL-08 a wagon from a hold, cubes from the farm or coins for them', () => {
    const farm = dock('treasure', { ...keeper, goods: 'w', coins: 3 });
    expect(farm.refused('keeper 1')).toMatchObject({ reason: 'noWagonAboard' });
    const hold = dock('treasure', { ...keeper, cubes: '' }, 'w');
    hold.changed();
    hold.choose('keeper 1');
    expect(hold.changed()).toMatchObject({ '0 cargo': '', '0 cubes': '', '0 points': 6 });
    const coins = dock('tea', { ...keeper, coins: 2 }).choose('keeper 1');
    expect(coins.player(0).coins).toBe(0);
  });

  test('VIL-PORT-ISL-09 one member at a time; it is empty again only when that one dies', () => {
    const players = [
      { ...keeper, cubes: 'pk', ship: { water: 'tea', captain: 'c2p' } },
      { members: { 'lighthouse tea': '1' } },
    ];
    const table = turn({ players }).choose('cube travel faith', 'sail', 'dock');
    expect(table.refused('keeper 1')).toMatchObject({ reason: 'lighthouseTaken' });
  });

  test('VIL-PORT-ISL-10 a hold that became free is used at once', () => {
    const table = dock('cocoa', { members: { ship: '1' } }, 'wh').choose('keeper 1');
    table.choose('loadTile');
    expect(table.s.port?.ships[0].cargo).toEqual([0, 1, 0, 0, 0, 0, 1, 0]);
  });

  test('VIL-PORT-EX-01 André sells ox and plough and mans the lighthouse: twelve points', () => {
    const table = travel({ coins: 2, goods: 'op', cubes: 'kks' });
    table.choose(
      'hire c2p',
      'load ox',
      'load plough',
      'board 1',
      'step t1',
      'step cocoa',
      'step herders',
      'dock',
    );
    table.choose('sell ox', 'sell plough', 'keeper 1', 'done');
    expect(table.changed()).toMatchObject({
      '0 coins': 0,
      '0 life': 1,
      '0 points': 12,
      '0 lighthouse herders': '1',
      '0 cubes': '',
    });
  });

  test('VIL-PORT-EX-02 at the Cocoa Island neither lighthouse nor cocoa', () => {
    const table = dock('cocoa', keeper, 'op');
    expect(table.refused('keeper 1')).toMatchObject({ reason: 'noWagonAboard', rule: 'VIL-PORT-ISL-08' });
    expect(table.refused('loadTile')).toMatchObject({ reason: 'noHold', rule: 'VIL-PORT-ISL-04' });
  });
});

describe('coming home', () => {
  const home = (seat: SeatPosition, ship: Partial<NonNullable<SeatPosition['ship']>> = {}): Table =>
    travel({ ...seat, ship: { water: 'cape', captain: 'c2p', ...ship } }).choose('comeHome');

  test('VIL-PORT-RET-01 VIL-PORT-RET-02 VIL-PORT-RET-03 for 1 time from anywhere; everything comes to the farm, the captain leaves', () => {
    const table = home({ members: { ship: '1' } }, { cargo: 'oc', helmsman: false });
    expect(table.changed()).toEqual({
      'on travel': '',
      '0 cubes': 'f',
      '0 life': 1,
      '0 water': 'harbour',
      '0 captain': '',
      '0 cargo': '',
      '0 goods': 'o',
      '0 cocoa': 1,
      '0 ship': '',
      '0 farm': '1111',
    });
  });

  test('VIL-PORT-RET-04 grain beyond five is lost, each sack of it', () => {
    expect(home({ grain: 5 }, { cargo: 'g' }).player(0).grain).toBe(5);
    expect(home({ grain: 4 }, { cargo: 'gg' }).player(0).grain).toBe(5);
    expect(home({ grain: 3 }, { cargo: 'gg' }).player(0).grain).toBe(5);
  });

  test('VIL-PORT-RET-05 a chest stays closed until its owner opens it, at any time', () => {
    const table = home({}, { chests: ['four1'] });
    expect(table.changed()).toMatchObject({ '0 chests': 1, '0 chests aboard': 0 });
    expect(table.seenBy(1).port?.ships[0].chestsAtHome).toEqual([-2]);
    table.choose('openChest 1');
    expect(table.changed()).toEqual({ '0 chests': 0, '0 coins': 4, 'chests opened': 1 });
    const two = turn({ players: [{ chests: ['five', 'three1', 'three2'] }] });
    expect(two.openTo('openChest')).toEqual(['openChest 1', 'openChest 2']);
    two.choose('openChest 2');
    expect([two.player(0).coins, two.s.port?.ships[0].chestsAtHome]).toEqual([3, [5, 1]]);
    const church = turn({ spaces: { council: 'p', grain: 's' }, players: [{ chests: ['three1'] }] });
    church.choose('cube council persuasion');
    expect(church.asked()).toBe('0 action council');
    church.choose('openChest 1', 'enter 1', 'pay 1p');
    expect(church.player(0).coins).toBe(2);
  });

  test('VIL-PORT-RET-06 leaving again takes another action', () => {
    const table = home({ coins: 3 });
    expect(table.asked()).toBe('0 endTurn');
    expect(table.openTo('hire')).toEqual([]);
  });

  test('VIL-PORT-RET-07 at the end chests at home are opened; what is at sea is worth nothing', () => {
    const players = [
      { members: { grave: '111' } },
      { chests: ['five'], ship: { water: 't1', captain: 'c2p', cargo: 'oc', chests: ['four1'] } },
    ];
    const table = turn({ turn: 1, spaces: { grain: 's' }, players, ending: { by: 0, last: [] } });
    table.choose('cube grain skill', 'decline', 'end');
    expect(table.asked()).toBe('over');
    expect(table.points(1)).toEqual({ coins: 5, total: 5 });
  });

  test('VIL-PORT-FAM-01 Family brings nobody home from the sea', () => {
    const seat = {
      members: { ship: '1', 'lighthouse tea': '1', smithy: '1' },
      ship: { water: 't1', captain: 'c2p' },
    };
    const table = turn({ spaces: { family: 's', grain: 'k' }, players: [seat] }).choose('cube family skill');
    expect(table.openTo('recall')).toEqual(['recall smithy 1']);
    expect(table.refused('recall lighthouse-tea 1')).toMatchObject({ reason: 'staysAtSea' });
  });
});

describe('the market with Port', () => {
  const MARKET = { market: 'p', grain: 's' };
  const market = (players: readonly SeatPosition[], wanted: Position = {}): Table =>
    turn({ spaces: MARKET, stalls: ['C20', 'C23', 'C01'], players, ...wanted }).choose(
      'cube market persuasion',
    );

  test('VIL-PORT-MKT-01 VIL-PORT-MKT-04 VIL-PORT-MKT-05 VIL-PORT-MKT-06 a customer, or cocoa for 7 points, or tea for 5 and a coin', () => {
    const table = market([{ cocoa: 1, tea: 1, goods: 'h' }]);
    expect(table.open()).toEqual(['serve 1', 'sell cocoa', 'sell tea', 'pass']);
    table.changed();
    table.choose('sell cocoa');
    expect(table.changed()).toMatchObject({ '0 points': 7, '0 cocoa': 0 });
    table.choose('sell tea');
    expect(table.changed()).toMatchObject({ '0 points': 12, '0 coins': 1, '0 tea': 0 });
  });

  test('VIL-PORT-MKT-02 only what was brought home', () => {
    const table = market([{ goods: 'h', ship: { water: 't1', captain: 'c2p', cargo: 'ct' } }]);
    expect(table.refused('sell cocoa')).toMatchObject({ reason: 'noCocoa' });
    expect(table.refused('sell tea')).toMatchObject({ reason: 'noTea', rule: 'VIL-PORT-MKT-02' });
  });

  test("VIL-PORT-MKT-03 the caller's first sale is free, others cost a green cube and time", () => {
    const table = market([{ cocoa: 2, cubes: '' }, {}]).choose('sell cocoa');
    expect(table.player(0)).toMatchObject({ life: 0, cubes: [0, 1, 0, 0] });
    table.choose('sell cocoa');
    expect(table.player(0)).toMatchObject({ life: 1, cubes: [0, 0, 0, 0] });
    const poor = market([{}, { cocoa: 1, goods: 'h' }]);
    expect(poor.asked()).toBe('0 endTurn');
    const tea = market([{ goods: 'h' }, { tea: 1 }]).choose('serve 1');
    // The coin for tea cannot pay for its own sale.
    expect(tea.asked()).toBe('0 endTurn');
  });

  test('VIL-PORT-MKT-07 several times on one day, by anybody', () => {
    const table = market([
      { cocoa: 2, cubes: 'p' },
      { cocoa: 1, cubes: 'p' },
    ]);
    table.choose('sell cocoa', 'sell cocoa', 'sell cocoa');
    expect(table.s.players.map(({ points }) => points)).toEqual([14, 7]);
  });

  test('VIL-PORT-MKT-08 the day does not end with the customers', () => {
    const table = turn({
      spaces: MARKET,
      stalls: ['C20', 'C21', 'C22'],
      players: [{ goods: 'hhh', grain: 3, cubes: 'ppp', cocoa: 1 }, {}],
    });
    table.choose('cube market persuasion', 'serve 1', 'serve 2', 'serve 3');
    expect(table.asked()).toBe('0 market');
    table.choose('sell cocoa');
    expect(table.player(0).points).toBe(7);
  });

  test('VIL-PORT-MKT-09 cocoa alone moves nobody up', () => {
    const table = market([{ cocoa: 1 }]).choose('sell cocoa');
    expect(table.s.stalls.slice(0, 3)).not.toContain(-1);
    expect(table.told()).not.toContain('customerMoved');
  });
});

describe('death at sea and the end', () => {
  const dying = (members: SeatPosition['members'], wanted: Position = {}, other: SeatPosition = {}): Table =>
    turn({
      spaces: { grain: 'x', family: 's' },
      players: [{ life: 9, members: members ?? {}, ship: { water: 't1', captain: 'c2p' } }, other],
      ...wanted,
    }).choose('cube grain plague');

  test('VIL-PORT-DEATH-01 VIL-PORT-DEATH-02 VIL-PORT-DEATH-05 they die like others, into the Travel group; hold or lighthouse is free', () => {
    const table = dying({ ship: '1', 'lighthouse tea': '1', bag: '11' });
    expect(table.open()).toEqual(['dies ship', 'dies lighthouse-tea']);
    table.choose('dies ship');
    expect(table.changed()).toMatchObject({ '0 ship': '', '0 dead travel': '1', 'free travel': 1 });
  });

  test('VIL-PORT-DEATH-03 VIL-PORT-DEATH-04 then at sea, at a space of choice and for its points, never in a grave', () => {
    const full = { members: { 'dead travel': '11' } };
    const table = dying({ ship: '1', bag: '111' }, {}, full);
    expect(table.asked()).toBe('0 seaBurial');
    expect(table.open()).toEqual(['buryAt 1', 'buryAt 2', 'buryAt 3', 'buryAt 4']);
    table.choose('buryAt 1');
    expect(table.changed()).toMatchObject({ '0 sea1': '1', '0 points': 3 });
    expect(table.s.graves).toBe(3);
    const other = dying({ ship: '1', bag: '111' }, {}, full).choose('buryAt 4');
    expect(other.player(0).points).toBe(0);
  });

  test('VIL-PORT-END-01 VIL-PORT-END-02 the last space at sea rings in the end; the others have a turn', () => {
    const other = { members: { 'dead travel': '11', sea1: '1', sea2: '1' } };
    const table = turn({
      seats: 3,
      spaces: { grain: 'x', family: 's', church: 'f' },
      players: [
        { life: 9, members: { ship: '1', bag: '111' }, ship: { water: 't1', captain: 'c2p' } },
        other,
        { members: { sea3: '1' } },
      ],
    }).choose('cube grain plague');
    expect(table.changed()).toMatchObject({ '0 sea4': '1', trigger: 0 });
    table.choose('end').take('family skill').choose('end').take('church faith').choose('end');
    expect(table.asked()).toBe('over');
  });

  test('VIL-PORT-END-03 no points for travel at the end', () => {
    expect(turn({ players: [{}] }).points(0)).toEqual({ total: 0 });
  });

  test('VIL-PORT-END-04 after the trigger whoever finds no space at sea leaves the game, although a grave is free', () => {
    const players = [
      { members: { 'dead travel': '11', sea1: '1', sea2: '1' } },
      {
        life: 9,
        members: { sea3: '1', sea4: '1', ship: '1', bag: '1' },
        ship: { water: 't1', captain: 'c2p' },
      },
    ];
    const table = turn({
      turn: 1,
      spaces: { grain: 'x', family: 's' },
      players,
      ending: { by: 0, last: [] },
    });
    table.choose('cube grain plague');
    expect(table.changed()).toMatchObject({ '1 gone': '1' });
    expect(table.s.graves).toBe(3);
  });
});
