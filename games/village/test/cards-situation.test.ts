import { describe, expect, test } from 'vitest';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const INN = { inn: 'front' };
const turn = (wanted: Position): Table => at(position({ options: INN, ...wanted }));
const MARKET = { market: 'p', grain: 's' };

describe('the Noblewoman fetches the card of the moment', () => {
  const STACKS = [
    ['nun', 'marketCrier'],
    ['bard', 'scrapDealer'],
    ['mayor', 'father'],
  ];
  const noblewoman = (seat: SeatPosition, wanted: Position = {}): Table =>
    turn({
      spaces: MARKET,
      stalls: ['C20', 'C23', 'C01'],
      stacks: STACKS,
      players: [{ goods: 'h' }, { hand: ['noblewoman'], ...seat }],
      ...wanted,
    });

  test('VIL-CARD-NOBLEWOMAN-05 VIL-CARD-MARKET_CRIER-01 the Market Crier before the first sale', () => {
    const table = noblewoman({ coins: 1 }).choose('cube market persuasion');
    expect(table.asked()).toBe('1 cards');
    table.choose('play noblewoman', 'look 1', 'buy marketCrier', 'play marketCrier');
    expect([table.asked(), table.s.inn?.criers]).toEqual(['0 market', 0b10]);
  });

  test('VIL-CARD-NOBLEWOMAN-05 VIL-CARD-SCRAP_DEALER-01 the Scrap Dealer before the customers move up', () => {
    const table = noblewoman({ goods: 'bb' }).choose('cube market persuasion', 'serve 1', 'pass');
    expect(table.asked()).toBe('1 cards');
    table.choose('play noblewoman', 'look 2', 'buy scrapDealer', 'play scrapDealer');
    expect(table.open()).toEqual(['serve 2', 'serve 3']);
  });

  test('VIL-CARD-NOBLEWOMAN-05 VIL-CARD-FATHER-01 the Father at the start of a Mass', () => {
    const table = noblewoman({ coins: 1 }, { spaces: { grain: 's' } }).choose(
      'cube grain skill',
      'decline',
      'end',
    );
    expect(table.asked()).toBe('1 cards');
    table.choose('play noblewoman', 'look 3', 'buy father', 'play father');
    expect(table.asked()).toBe('1 father');
  });

  test.each<[string, SeatPosition, Position, string]>([
    ['a chest', { chests: ['three1'] }, { options: { ...INN, port: true } }, 'openChest 1'],
    ['the Messenger', { hand: ['noblewoman', 'messenger'] }, {}, 'play messenger/mark high'],
    [
      'the Cousin',
      { hand: ['noblewoman', 'cousin'] },
      { options: { ...INN, marriage: 'front' } },
      'play cousin/court 1/rank 4',
    ],
    [
      'the Cousin, for whom the Prodigal Son brings somebody,',
      { hand: ['noblewoman', 'cousin', 'prodigalSon'], members: { smithy: '11111' } },
      { options: { ...INN, marriage: 'front' } },
      'play prodigalSon/birth/play cousin/court 2/rank 4',
    ],
    [
      'the Cousin, whose rank the Prodigal Son leaves,',
      { hand: ['noblewoman', 'cousin', 'prodigalSon'], members: { smithy: '1111', rank4: '1' } },
      { options: { ...INN, marriage: 'front' } },
      'play prodigalSon/recall rank4 1/play cousin/court 1/rank 4',
    ],
  ])(
    'VIL-PORT-RET-05 VIL-CARD-GEN-06 the coin for the Crier may come out of %s first',
    (_name, seat, wanted, first) => {
      const table = noblewoman(seat, wanted).choose('cube market persuasion');
      expect(table.asked()).toBe('1 cards');
      table.choose(...first.split('/'), 'play noblewoman', 'look 1', 'buy marketCrier', 'play marketCrier');
      expect([table.asked(), table.s.inn?.criers]).toEqual(['0 market', 0b10]);
    },
  );

  test('VIL-PORT-RET-05 VIL-CARD-FATHER-01 the coin for the Father, too', () => {
    const options = { ...INN, port: true };
    const table = noblewoman({ chests: ['three1'] }, { options, spaces: { grain: 's' } });
    table.choose('cube grain skill', 'decline', 'end');
    expect(table.asked()).toBe('1 cards');
    table.choose('play noblewoman', 'look 3', 'openChest 1', 'buy father', 'play father');
    expect(table.asked()).toBe('1 father');
  });

  test('VIL-CARD-COUNCILMAN-04 VIL-CARD-SCRAP_DEALER-01 the beer for the Scrap Dealer may come from the Council', () => {
    const table = noblewoman({ hand: ['noblewoman', 'councilman'], members: { council3: '1' } });
    table.choose('cube market persuasion', 'serve 1', 'pass');
    expect(table.asked()).toBe('1 cards');
    table.choose('play councilman', 'privilege 3', 'takeGood beer', 'privilege 3', 'takeGood beer');
    table.choose('play noblewoman', 'look 2', 'buy scrapDealer', 'play scrapDealer');
    expect(table.open()).toEqual(['serve 2', 'serve 3']);
    const low = noblewoman({ hand: ['noblewoman', 'councilman'], members: { council2: '1' } });
    expect(low.choose('cube market persuasion', 'serve 1', 'pass').asked()).not.toBe('1 cards');
  });

  test('VIL-SOLO-10 VIL-CARD-MARKET_CRIER-01 alone the ring may come first with the Councilman, on a market day of Conny, too', () => {
    const hers: SeatPosition = { hand: ['noblewoman', 'councilman'], members: { council1: '1' } };
    const wanted = { seats: 1, players: [hers], spaces: { grain: 'p', market: 'p' } } as const;
    const table = noblewoman({}, wanted).choose('cube grain persuasion', 'decline', 'end');
    expect(table.asked()).toBe('0 cards');
    table.choose('play councilman', 'privilege 1', 'play noblewoman', 'look 1', 'buy marketCrier');
    expect(table.s.nextStart).toBe(-2);
    expect(table.choose('play marketCrier').s.inn?.criers).toBe(1);
    const taken = noblewoman({}, { ...wanted, ring: 'spent' }).choose('cube grain persuasion', 'decline');
    expect(taken.choose('end').asked()).not.toBe('0 cards');
  });

  test.each<[string, SeatPosition, Position]>([
    ['cannot be paid', {}, {}],
    ['cannot be paid with beer', { hand: ['noblewoman', 'councilman'], members: { council3: '1' } }, {}],
    [
      'finds no coin left on a castle',
      { hand: ['noblewoman', 'messenger'], castles: ['high', 'valley'] },
      {},
    ],
    [
      'finds nobody on the farm for the Cousin',
      { hand: ['noblewoman', 'cousin'], members: { smithy: '11111' } },
      { options: { ...INN, marriage: 'front' } },
    ],
    [
      'finds the rank of the coin taken',
      { hand: ['noblewoman', 'cousin'] },
      {
        options: { ...INN, marriage: 'front' },
        players: [{ goods: 'h', members: { rank4: '1' } }, { hand: ['noblewoman', 'cousin'] }],
      },
    ],
    ['was played', { coins: 1 }, { played: ['marketCrier'], stacks: [] }],
    [
      'is in another hand',
      { coins: 1 },
      {
        stacks: [],
        players: [
          { goods: 'h', hand: ['marketCrier'] },
          { hand: ['noblewoman'], coins: 1 },
        ],
      },
    ],
  ])('VIL-CARD-GEN-06 she waits for her turn in the market day where the Crier %s', (_name, seat, wanted) => {
    const table = noblewoman(seat, wanted).choose('cube market persuasion');
    expect(table.asked()).not.toBe('1 cards');
  });
});

describe('Scrap Dealer and Market Crier', () => {
  const dealer = (own: SeatPosition = {}, wanted: Position = {}): Table =>
    turn({
      spaces: MARKET,
      stalls: ['C20', 'C23', 'C01'],
      queue: ['C02', 'C03'],
      players: [{ goods: 'h' }, { hand: ['scrapDealer'], ...own }],
      ...wanted,
    });

  test('VIL-CARD-SCRAP_DEALER-01 VIL-CARD-SCRAP_DEALER-02 VIL-CARD-SCRAP_DEALER-03 at the end of the day a customer left over, for nothing', () => {
    const table = dealer().choose('cube market persuasion', 'serve 1');
    expect(table.asked()).toBe('1 cards');
    table.changed();
    table.choose('play scrapDealer');
    expect(table.open()).toEqual(['serve 2', 'serve 3']);
    table.choose('serve 2');
    expect(table.changed()).toMatchObject({ '1 customers': 'C23', stalls: 'C02 C03 C01 - -' });
    expect(table.player(1)).toMatchObject({ life: 0, cubes: [0, 0, 0, 0] });
    expect(table.points(1)).toMatchObject({ customers: 4 });
  });

  test('VIL-CARD-SCRAP_DEALER-04 not with the Market Crier on the same day, and never from the line', () => {
    const table = dealer({ hand: ['scrapDealer', 'marketCrier'] }).choose('cube market persuasion');
    expect(table.asked()).toBe('1 cards');
    table.choose('play marketCrier', 'serve 1');
    expect(table.asked()).toBe('0 endTurn');
    expect(table.s.inn?.hands[1]).toHaveLength(1);
  });

  test('VIL-CARD-SCRAP_DEALER-05 the line moves up although nobody was served', () => {
    const table = dealer({}, { players: [{}, { hand: ['scrapDealer'] }] });
    table.choose('cube market persuasion', 'play scrapDealer', 'serve 1');
    expect(table.changed()).toMatchObject({ stalls: 'C02 C23 C01 - -' });
  });

  const crier = (seat: SeatPosition, other: SeatPosition = {}): Table =>
    turn({
      spaces: MARKET,
      stalls: ['C23', 'C24', 'C19'],
      queue: ['C20', 'C01', 'C21', 'C22', 'C18'],
      players: [{ hand: ['marketCrier'], ...seat }, other],
    }).choose('cube market persuasion');

  test('VIL-CARD-MARKET_CRIER-01 VIL-CARD-MARKET_CRIER-02 VIL-CARD-MARKET_CRIER-04 before the first sale: the line, too, for its owner alone', () => {
    const table = crier({ goods: 'h', grain: 3 }, { goods: 'h', cubes: 'p' });
    expect(table.asked()).toBe('0 cards');
    expect(table.openTo('play')).toEqual(['play marketCrier']);
    table.choose('play marketCrier');
    expect(table.open()).toEqual([
      'serveWaiting 1',
      'serveWaiting 2',
      'serveWaiting 3',
      'serveWaiting 4',
      'pass',
    ]);
    table.choose('serveWaiting 2');
    // The other one has a horse, but nobody at the stalls wants it: out.
    expect(table.s.marketOut & 2).toBe(2);
    expect(table.asked()).toBe('0 market');
  });

  test('VIL-CARD-MARKET_CRIER-01 once the day has begun it is too late', () => {
    const table = crier({ goods: 'h', grain: 4 }).choose('done');
    expect(table.asked()).not.toBe('0 market');
  });

  test('VIL-CARD-MARKET_CRIER-03 a later sale costs a green cube and time as usual', () => {
    const second = crier({ goods: 'hh', grain: 2, cubes: '' }).choose('play marketCrier', 'serveWaiting 1');
    second.changed();
    second.choose('serveWaiting 3');
    expect(second.changed()).toMatchObject({ '0 life': 1, '0 cubes': '' });
  });

  test('VIL-CARD-MARKET_CRIER-05 gaps in the line close after the day', () => {
    const table = crier({ grain: 3 }).choose('play marketCrier', 'serveWaiting 2');
    expect(table.asked()).toBe('0 endTurn');
    expect(table.s.queue.filter((tile) => tile < 0)).toEqual([]);
    expect(table.changed()).toMatchObject({ queue: 'C20 C21 C22 C18 C02', '0 customers': 'C01' });
  });

  test('VIL-CARD-MARKET_CRIER-06 the day goes on for the owner when the stalls are empty', () => {
    const rich = turn({
      spaces: MARKET,
      stalls: ['C20', 'C23', 'C01'],
      queue: ['C21'],
      players: [{ hand: ['marketCrier'], goods: 'hho', grain: 4, cubes: 'ppp' }, {}],
    });
    rich.choose('cube market persuasion', 'play marketCrier', 'serve 1', 'serve 2', 'serve 3');
    expect(rich.asked()).toBe('0 market');
    expect(rich.open()).toEqual(['serveWaiting 1', 'pass']);
    rich.choose('serveWaiting 1');
    expect(rich.player(0).customers).toHaveLength(4);
  });
});

describe('Bard', () => {
  const dying = (members: SeatPosition['members'], wanted: Position = {}): Table =>
    turn({
      spaces: { grain: 'x', family: 's' },
      players: [{ hand: ['bard'], life: 9, members: members ?? {} }],
      ...wanted,
    }).choose('cube grain plague');

  test('VIL-CARD-BARD-01 VIL-CARD-BARD-02 VIL-CARD-BARD-05 after the choice: into the chronicle, without a space', () => {
    const table = dying({ inn: '1', smithy: '1', bag: '11' });
    expect(table.asked()).toBe('0 death');
    table.choose('dies inn');
    expect(table.asked()).toBe('0 bard');
    table.changed();
    table.choose('play bard');
    expect(table.changed()).toEqual({ '0 inn': '', '0 bard': '1', '0 hand': '', played: 'bard' });
    expect(table.s.graves).toBe(3);
  });

  test('VIL-CARD-BARD-01 it may be kept', () => {
    const table = dying({ inn: '1', bag: '111' });
    expect(table.asked()).toBe('0 bard');
    table.choose('done');
    expect(table.changed()).toMatchObject({ '0 grave': '1' });
  });

  test('VIL-CARD-BARD-03 VIL-CARD-BARD-05 it counts neither for the Historian nor for the Master', () => {
    const options = { ...INN, goals: true };
    const members = { smithy: '1', 'dead church': '1', 'dead council': '1', 'dead travel': '1' };
    const historian = dying(members, {
      options,
      players: [{ hand: ['bard'], life: 9, members, goals: ['historian'] }],
    }).choose('play bard');
    expect(historian.player(0).revealedGoals).toEqual([]);
    const craft = { smithy: '1', farm: '1', 'dead crafts': '11' };
    const master = turn({
      options,
      seats: 3,
      spaces: { grain: 'x', crafts: 'k', family: 'ss' },
      players: [{ hand: ['bard'], life: 9, members: craft, goals: ['master'] }],
    });
    master.take('grain plague').choose('dies smithy', 'play bard', 'end');
    master.take('family skill').choose('end').take('family skill').choose('end');
    // One in the chronicle by the Bard, two in the Crafts group, one at work: three.
    master.choose('cube crafts knowledge', 'train smithy 1', 'done');
    expect(master.player(0).revealedGoals).toEqual([]);
    expect(master.points(0)).toMatchObject({ chronicle: 4 });
  });

  test('VIL-CARD-BARD-04 it triggers no end', () => {
    const table = dying(
      { inn: '1', bag: '111' },
      {
        players: [
          { hand: ['bard'], life: 9, members: { inn: '1', bag: '111' } },
          { members: { grave: '11' } },
        ],
      },
    ).choose('play bard');
    expect(table.s.triggeredBy).toBe(-1);
    expect(table.s.graves).toBe(1);
  });
});

describe('Miller, Father, Toll Keeper', () => {
  const CRAFTS = { crafts: 'k', grain: 's' };

  test('VIL-CARD-MILLER-01 five coins at the Mill', () => {
    const table = turn({ spaces: CRAFTS, players: [{ hand: ['miller'], grain: 2 }] });
    table.choose('cube crafts knowledge', 'play miller');
    expect(table.changed()).toMatchObject({ '0 coins': 5, '0 grain': 0, '0 life': 2 });
    const poor = turn({ spaces: CRAFTS, players: [{ hand: ['miller'], grain: 1 }] }).choose(
      'cube crafts knowledge',
    );
    expect(poor.refused('play miller')).toMatchObject({ reason: 'tooLittleGrain' });
  });

  test('VIL-CARD-MILLER-02 a tool adds the ordinary two', () => {
    const options = { inn: 'front', marriage: 'front' };
    const table = turn({ options, spaces: CRAFTS, players: [{ hand: ['miller'], grain: 2, tools: 1 }] });
    table.choose('cube crafts knowledge', 'play miller', 'useTool');
    expect(table.player(0).coins).toBe(7);
  });

  const mass = (players: readonly SeatPosition[], wanted: Position = {}): Table =>
    turn({ spaces: { grain: 's' }, players, ...wanted }).choose('cube grain skill', 'decline', 'end');

  test('VIL-CARD-FATHER-01 VIL-CARD-FATHER-02 VIL-CARD-FATHER-03 VIL-CARD-FATHER-04 nobody buys out, and the owner names four figures', () => {
    const table = mass([
      { members: { bag: '11' }, coins: 2 },
      { hand: ['father'], members: { bag: '1' } },
    ]);
    expect(table.asked()).toBe('1 cards');
    table.choose('play father');
    expect(table.asked()).toBe('1 father');
    expect(table.open()).toEqual(['pick 1 1', 'pick 2 1', 'pickMonk']);
    table.choose('pick 2 1', 'pickMonk', 'pickMonk', 'pick 1 1');
    expect(table.family(0)).toMatchObject({ bag: '1', church1: '1' });
    expect(table.family(1)).toMatchObject({ church1: '1' });
    expect(table.s.round).toBe(2);
    const options = { ...INN, goals: true };
    const four = { hand: ['father'], goals: ['acolyte'] };
    const acolyte = mass([{}, { ...four, members: { farm: '111122233', bag: '4' } }], { options });
    acolyte.choose('play father', 'pick 2 4', 'pickMonk', 'pickMonk', 'pickMonk');
    expect(acolyte.player(1).revealedGoals).toHaveLength(1);
    // The monks are in the bag again: no more than four are ever picked.
    const monks = mass([{}, { hand: ['father'] }]).choose(
      'play father',
      'pickMonk',
      'pickMonk',
      'pickMonk',
      'pickMonk',
    );
    expect(monks.s.round).toBe(2);
  });

  const TRAVEL = { travel: 'f', grain: 's' };
  test('VIL-CARD-TOLL_KEEPER-01 VIL-CARD-TOLL_KEEPER-03 a trip for nothing, with marker and reward', () => {
    const players = [{ hand: ['tollKeeper'], members: { north: '1' } }];
    const table = turn({ spaces: TRAVEL, players }).choose('cube travel faith', 'play tollKeeper');
    expect(table.open()).toContain('journey north 1 high');
    expect(table.open()).toContain('depart 1 east');
    table.changed();
    table.choose('journey north 1 high');
    expect(table.changed()).toEqual({ '0 north': '', '0 high': '1', '0 castles': 'high', '0 coins': 1 });
  });

  test('VIL-CARD-TOLL_KEEPER-02 for this one trip', () => {
    const players = [{ hand: ['tollKeeper'], cubes: 'sss' }];
    const table = turn({ spaces: { travel: 'ff', grain: 's' }, players });
    table.choose('cube travel faith', 'play tollKeeper', 'depart 1 north');
    expect(table.asked()).toBe('0 endTurn');
    expect(table.openTo('journey')).toEqual([]);
    const away = turn({ spaces: TRAVEL, players: [{ hand: ['tollKeeper'], members: { north: '1111' } }] });
    expect(away.choose('cube travel faith').openTo('play')).toEqual(['play tollKeeper']);
    const nobody = turn({ spaces: TRAVEL, players: [{ hand: ['tollKeeper'], members: { smithy: '1111' } }] });
    expect(nobody.choose('cube travel faith').asked()).toBe('0 endTurn');
  });
});
