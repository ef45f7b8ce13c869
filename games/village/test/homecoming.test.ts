import { describe, expect, test } from 'vitest';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const PORT = { port: true };
const TRAVEL = { travel: 'f', grain: 's' };
const turn = (wanted: Position): Table => at(position({ options: PORT, spaces: TRAVEL, ...wanted }));
/** The Travel action of a seat. */
const travel = (seat: SeatPosition, wanted: Position = {}): Table =>
  turn({ players: [seat], ...wanted }).choose('cube travel faith');

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
    expect(home({ grain: 5 }, { cargo: 'gg' }).player(0).grain).toBe(5);
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
      { chests: ['five', 'three1'], ship: { water: 't1', captain: 'c2p', cargo: 'oc', chests: ['four1'] } },
    ];
    const table = turn({ turn: 1, spaces: { grain: 's' }, players, ending: { by: 0, last: [] } });
    table.choose('cube grain skill', 'decline', 'end');
    expect(table.asked()).toBe('over');
    expect(table.points(1)).toEqual({ coins: 8, total: 8 });
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

  test('VIL-PORT-MKT-05 VIL-MKT-18 points and coin come at once, before the death that the sale brings', () => {
    const table = market([{}, { tea: 1, cubes: 'p', coins: 0, life: 9, members: { smithy: '1' } }]);
    table.choose('sell tea');
    expect(table.asked()).toBe('1 death');
    expect(table.player(1)).toMatchObject({ points: 5, coins: 1 });
    table.choose('dies smithy');
    expect(table.player(1)).toMatchObject({ points: 5, coins: 1 });
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
    const points = [1, 2, 3, 4].map(
      (space) => dying({ ship: '1', bag: '111' }, {}, full).choose(`buryAt ${space}`).player(0).points,
    );
    expect(points).toEqual([3, 2, 1, 0]);
    expect(dying({ 'lighthouse tea': '1', bag: '111' }, {}, full).asked()).toBe('0 seaBurial');
  });

  test('VIL-MAR-BREAD-05 VIL-PORT-DEATH-03 the bread of a member who is buried at sea goes back', () => {
    const options = { port: true, marriage: 'front' };
    const full = { members: { 'dead travel': '11' } };
    const table = dying({ ship: '1+', bag: '1111' }, { options, round: 2 }, full).choose('buryAt 1');
    expect(table.family(0)).toMatchObject({ sea1: '1' });
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
