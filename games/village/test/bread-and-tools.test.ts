import { describe, expect, test } from 'vitest';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const FRONT = { marriage: 'front' };
const turn = (wanted: Position): Table => at(position({ options: FRONT, round: 2, ...wanted }));

describe('bread', () => {
  test('VIL-MAR-BREAD-01 in the Mass a step for a bread, each as you like', () => {
    const players = [{ members: { church1: '1' }, grain: 1, bread: 2 }];
    const table = turn({ spaces: { grain: 's' }, players }).choose('cube grain skill', 'decline', 'end');
    expect(table.open().filter((move) => move.startsWith('climb'))).toEqual(['climb 1 1', 'climbBread 1 1']);
    table.choose('climb 1 1', 'climbBread 2 1', 'climbBread 3 1');
    expect(table.family(0)).toMatchObject({ church4: '1' });
    expect(table.s.marriage?.bread[0]).toBe(0);
    const none = turn({ spaces: { grain: 's' }, players: [{ members: { church1: '1' }, grain: 1 }] });
    none.choose('cube grain skill', 'decline', 'end');
    expect(none.refused('climbBread 1 1')).toMatchObject({ reason: 'noBread' });
  });

  test('VIL-MAR-BREAD-02 VIL-MAR-BREAD-03 VIL-MAR-BREAD-09 under anybody alive to be seen, once; it counts one more', () => {
    const options = { marriage: 'front', port: true, inn: 'front' };
    const members = { bag: '1', inn: '1', 'lighthouse tea': '1', ship: '1', rank2: '1' };
    const seat = { members, bread: 3, ship: { water: 't1', captain: 'c2p' } };
    const table = at(position({ options, round: 2, players: [seat] }));
    expect(table.openTo('feed').toSorted()).toEqual([
      'feed inn 1',
      'feed lighthouse-tea 1',
      'feed rank2 1',
      'feed ship 1',
    ]);
    table.choose('feed inn 1');
    expect(table.changed()).toEqual({ '0 inn': '1+', '0 bread': 2 });
    expect(table.refused('feed inn 1+')).toMatchObject({ reason: 'breadOnce', rule: 'VIL-MAR-BREAD-03' });
  });

  const dying = (seat: SeatPosition, wanted: Position = {}): Table =>
    turn({ spaces: { grain: 'x', family: 's' }, players: [{ life: 9, ...seat }], ...wanted }).take(
      'grain plague',
    );

  test('VIL-MAR-BREAD-04 VIL-MAR-EX-05 André lays two bread under his ones, and a "2" on the castle dies', () => {
    const members = {
      smithy: '1',
      office: '1',
      grave: '1',
      bag: '11',
      north: '2',
      farm: '2',
      church1: '2',
      stables: '3',
    };
    const table = dying({ members, bread: 2 });
    expect(table.asked()).toBe('0 death');
    expect(table.openTo('dies').toSorted()).toEqual(['dies office', 'dies smithy']);
    table.choose('feed smithy 1', 'feed office 1');
    expect(table.open().toSorted()).toEqual([
      'dies church1',
      'dies farm',
      'dies north',
      'diesWithBread office',
      'diesWithBread smithy',
    ]);
    table.choose('dies north');
    expect(table.changed()).toMatchObject({ '0 dead travel': '2' });
  });

  test('VIL-MAR-BREAD-05 when a member dies its bread goes back', () => {
    const table = dying({ members: { smithy: '1+', farm: '2', bag: '1111' } }).choose('diesWithBread smithy');
    expect(table.family(0)).toMatchObject({ 'dead crafts': '1' });
    expect(table.player(0).kinds).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]);
  });

  test('VIL-MAR-BREAD-06 it stays with the member, also into the bag and back', () => {
    const players = [{ members: { farm: '1+', bag: '1111' }, cubes: 'f', coins: 1 }];
    const table = turn({ spaces: { church: 'f' }, players }).choose(
      'cube church faith',
      'devote 1+',
      'payCubes',
      'pay 1f',
    );
    expect(table.family(0)).toMatchObject({ bag: expect.stringContaining('1+') });
    table.choose('end', 'buyOut 1+');
    expect(table.family(0)).toMatchObject({ church1: expect.stringContaining('1+') });
  });

  test('VIL-MAR-BREAD-06 also if he is drawn', () => {
    const drawn = new Set<string | undefined>();
    for (let seed = 0; seed < 30; seed++) {
      const players = [{ members: { bag: '1+1', smithy: '111' }, coins: 0, cubes: '' }];
      const table = turn({ seed: `bag ${seed}`, spaces: { grain: 's' }, players });
      table.choose('cube grain skill', 'end');
      drawn.add(table.family(0).church1);
    }
    expect([...drawn].filter((there) => there !== undefined).sort()).toEqual(['1', '1+', '1+1']);
  });

  test('VIL-MAR-BREAD-07 a "4" counts as 5, and the unborn are not touched', () => {
    const members = { grave: '1', 'dead crafts': '11', bag: '112223', farm: '34', smithy: '4+' };
    const table = dying({ members, life: 9 });
    expect(table.family(0)).toMatchObject({ farm: '4', smithy: '4+' });
    const born = turn({
      spaces: { family: 's', grain: 'k' },
      players: [{ members: { farm: '1+1+1+1+1+' } }],
    }).choose('cube family skill', 'birth');
    expect(born.family(0).farm).toContain('2');
  });

  test('VIL-MAR-BREAD-08 it is no good: neither wanted nor a privilege nor cargo', () => {
    const table = turn({
      spaces: { council: 'p', grain: 's' },
      players: [{ members: { council3: '1' }, bread: 2 }],
    });
    table.choose('cube council persuasion', 'privilege 3');
    expect(table.openTo('takeGood')).toHaveLength(5);
  });

  test('VIL-MAR-BREAD-10 what is left of bread and tools is worth nothing', () => {
    expect(turn({ players: [{ bread: 3, tools: 4 }] }).points(0)).toEqual({ total: 0 });
  });

  test('VIL-MAR-BREAD-11 the Acolyte: a "3" with bread, and a "4" with bread', () => {
    const options = { marriage: 'front', goals: true };
    const older = { farm: '11111222' };
    const table = turn({
      options,
      players: [{ members: { ...older, church1: '3' }, bread: 1, goals: ['acolyte'] }],
    });
    table.choose('feed church1 3');
    expect(table.changed()).toMatchObject({ '0 revealed': 'acolyte' });
    const four = turn({
      options,
      spaces: { grain: 's', family: 's' },
      players: [{ members: { ...older, church1: '4+', farm: '1111122233' }, goals: ['acolyte'] }],
    }).choose('cube grain skill', 'harvest');
    expect(four.player(0).revealedGoals).toHaveLength(1);
  });
});

describe('bread before scoring', () => {
  const last = (seat: SeatPosition, wanted: Position = {}): Table =>
    turn({
      options: { marriage: 'front', goals: true },
      turn: 1,
      spaces: { family: 's' },
      players: [{ members: { grave: '111' } }, { bread: 1, goals: ['acolyte'], ...seat }],
      ending: { by: 0, last: [] },
      ...wanted,
    })
      .take('family skill')
      .choose('end');
  const older = { farm: '11111222' };

  test('VIL-MAR-BREAD-02 VIL-MAR-BREAD-11 VIL-GOAL-10 the last chance to make an acolyte', () => {
    const table = last({ members: { ...older, church4: '3' } });
    expect(table.asked()).toBe('1 goals');
    table.choose('feed church4 3');
    expect(table.asked()).toBe('over');
    expect(table.points(1)).toMatchObject({ goals: 8 });
  });

  test.each<[string, SeatPosition]>([
    ['bread', { members: { ...older, church4: '3' }, bread: 0 }],
    ['a gold goal', { members: { ...older, church4: '3' }, goals: ['writer'] }],
    [
      'anybody of the third generation in the church',
      { members: { ...older, church4: '2', farm: '1111122' } },
    ],
  ])('VIL-MAR-BREAD-11 nobody is asked without %s', (_name, seat) => {
    expect(last(seat).asked()).toBe('over');
  });

  test('VIL-GOAL-05 which gold goal it is tells the question nothing', () => {
    expect(last({ members: { ...older, church4: '3' }, goals: ['saint'] }).asked()).toBe('1 goals');
  });
});

describe('tools', () => {
  const crafts = (seat: SeatPosition, wanted: Position = {}): Table =>
    turn({ spaces: { crafts: 'k', grain: 's' }, players: [seat], ...wanted }).choose('cube crafts knowledge');

  test('VIL-MAR-TOOL-01 VIL-MAR-TOOL-02 VIL-MAR-TOOL-06 the product a second time for the tool alone, once an action', () => {
    const table = crafts({ members: { smithy: '1' }, tools: 2 }).choose('produce plough');
    expect(table.open()).toEqual(['useTool', 'done']);
    table.changed();
    table.choose('useTool');
    expect(table.changed()).toEqual({ '0 tools': 1, '0 goods': 'pp' });
    expect(table.asked()).toBe('0 endTurn');
    const kept = crafts({ members: { smithy: '1' }, tools: 1 }).choose('produce plough', 'done');
    expect(kept.player(0).goods[2]).toBe(1);
  });

  test('VIL-MAR-TOOL-03 VIL-MAR-EX-06 Konstanze trains and breeds: 6 time, a tool, two horses', () => {
    const table = crafts({ tools: 1 }).choose('train stables 1', 'produce horse', 'useTool');
    expect(table.changed()).toMatchObject({ '0 life': 6, '0 tools': 0, '0 goods': 'hh' });
  });

  test('VIL-MAR-TOOL-04 the Brewery: four beer', () => {
    const options = { marriage: 'front', inn: 'front' };
    const table = crafts({ grain: 3, tools: 1 }, { options }).choose('order beer', 'useTool');
    expect(table.player(0).goods[5]).toBe(4);
  });

  test('VIL-MAR-TOOL-05 the Mill: four coins', () => {
    const table = crafts({ grain: 2, tools: 1 }).choose('mill', 'useTool');
    expect(table.changed()).toMatchObject({ '0 coins': 4, '0 life': 2, '0 grain': 0, '0 tools': 0 });
  });

  test('VIL-MAR-TOOL-07 no tool for a privilege', () => {
    const table = turn({
      spaces: { council: 'p', grain: 's' },
      players: [{ members: { council3: '1' }, tools: 2 }],
    });
    table.choose('cube council persuasion', 'privilege 3', 'takeGood ox');
    expect([table.asked(), table.player(0).goods[3]]).toEqual(['0 endTurn', 1]);
  });

  test('VIL-MAR-TOOL-08 bread and tools never run out', () => {
    const options = { marriage: 'front', inn: 'front' };
    const table = turn({ options, players: [{ hand: ['grocer'], tools: 16, bread: 16 }] });
    table.choose('play grocer', 'takeCubes s', 'takeTool');
    expect(table.s.marriage?.tools[0]).toBe(17);
  });

  test('VIL-MAR-TOOL-09 for time or for cubes and grain; not for training alone', () => {
    const ordered = crafts({ tools: 1 }).choose('order scroll', 'useTool');
    expect(ordered.player(0).goods[0]).toBe(2);
    const trained = crafts({ tools: 1 }).choose('train smithy 1', 'done');
    expect(trained.asked()).toBe('0 endTurn');
  });
});

describe('Marriage cards', () => {
  const options = { marriage: 'front', inn: 'front' };
  const card = (seat: SeatPosition, wanted: Position = {}): Table =>
    at(position({ options, round: 2, players: [seat], ...wanted }));

  test('VIL-CARD-COUSIN-01 VIL-CARD-COUSIN-02 VIL-CARD-COUSIN-03 a member on a free rank for nothing, also a second one, besides the action', () => {
    const table = card({ hand: ['cousin'], members: { rank1: '1' } }).choose(
      'play cousin',
      'court 1',
      'rank 6',
    );
    expect(table.changed()).toMatchObject({ '0 rank6': '1', '0 grain': 3 });
    expect(table.player(0).life).toBe(0);
    expect(table.asked()).toBe('0 turn');
  });

  test('VIL-CARD-COUSIN-05 not without a member on the farm', () => {
    const table = card({ hand: ['cousin'], members: { smithy: '11111' } });
    expect(table.refused('play cousin')).toMatchObject({ reason: 'noFarmMemberForCard' });
    const standing = (ranks: Record<string, string>): Table =>
      at(
        position({
          options,
          round: 2,
          seats: 3,
          players: [{ hand: ['cousin'] }, { members: ranks }, { members: { rank6: '1' } }],
        }),
      );
    const five = { rank1: '1', rank2: '1', rank3: '1', rank4: '1' };
    expect(standing(five).open()).toContain('play cousin');
    expect(standing({ ...five, rank5: '1' }).refused('play cousin')).toMatchObject({ reason: 'noRankFree' });
  });

  test('VIL-CARD-GROCER-01 VIL-CARD-GROCER-02 a cube, grain, and bread or a tool', () => {
    const table = card({ hand: ['grocer'], grain: 5 }).choose('play grocer', 'takeCubes k');
    expect(table.open()).toEqual(['takeTool', 'takeBread']);
    table.choose('takeBread');
    expect(table.changed()).toMatchObject({ '0 cubes': 'k', '0 bread': 1 });
    expect(table.player(0).grain).toBe(5);
    const grain = card({ hand: ['grocer'] }).choose('play grocer', 'takeCubes k', 'takeTool');
    expect(grain.changed()).toMatchObject({ '0 grain': 1, '0 tools': 1 });
  });

  test('VIL-CARD-GROCER-03 from an empty supply the rest still comes', () => {
    const cubes = 's'.repeat(31) + 'p'.repeat(31) + 'f'.repeat(31) + 'k'.repeat(32);
    const table = card({ hand: ['grocer'], cubes }).choose('play grocer', 'takeTool');
    expect(table.s.marriage?.tools[0]).toBe(1);
  });

  test('VIL-CARD-JACK_OF_ALL_TRADES-01 VIL-CARD-JACK_OF_ALL_TRADES-02 VIL-CARD-JACK_OF_ALL_TRADES-03 a point, and a cube for each of four rolls as far as there is one', () => {
    const table = card({ hand: ['jackOfAllTrades'] }).choose('play jackOfAllTrades');
    expect(table.player(0).points).toBe(1);
    table.choose('roll');
    const rolled = table.events.flatMap((event) => (event.what === 'rolled' ? [event.colour] : []));
    expect(rolled).toHaveLength(4);
    expect(table.player(0).cubes).toEqual(
      [0, 1, 2, 3].map((colour) => rolled.filter((one) => one === colour).length),
    );
    expect(
      card({ hand: ['jackOfAllTrades'] })
        .choose('play jackOfAllTrades')
        .open(),
    ).toContain('done');
    const cubes = 's'.repeat(31) + 'p'.repeat(31) + 'f'.repeat(31) + 'k'.repeat(32);
    const empty = card({ hand: ['jackOfAllTrades'], cubes }).choose('play jackOfAllTrades', 'roll');
    expect(empty.player(0).cubes).toEqual([31, 31, 31, 32]);
  });
});
