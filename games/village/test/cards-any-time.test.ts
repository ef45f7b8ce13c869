import { describe, expect, test } from 'vitest';
import { VILLAGERS } from '../data/inn.ts';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const INN = { inn: 'front' };
const turn = (wanted: Position): Table => at(position({ options: INN, ...wanted }));

describe('cards for any time', () => {
  test('VIL-CARD-ABBOT-01 VIL-CARD-ABBOT-03 VIL-CARD-ABBOT-04 only with somebody on steps 1 to 3', () => {
    for (const members of [{}, { bag: '11' }, { church4: '1' }]) {
      const table = turn({ players: [{ hand: ['abbot'], members }] });
      expect(table.refused('play abbot')).toMatchObject({
        reason: 'nobodyBelowTop',
        rule: 'VIL-CARD-ABBOT-04',
      });
    }
  });

  test('VIL-CARD-ABBOT-02 from any step to the top, for nothing', () => {
    const members = { church1: '1', church3: '1', church4: '1' };
    const table = turn({ players: [{ hand: ['abbot'], members, grain: 3 }] }).choose('play abbot');
    expect(table.open()).toEqual(['climb 1 1', 'climb 3 1']);
    table.choose('climb 1 1');
    expect(table.changed()).toEqual({
      '0 hand': '',
      played: 'abbot',
      '0 church1': '',
      '0 church4': '11',
    });
    expect(table.asked()).toBe('0 turn');
  });

  test('VIL-CARD-MESSENGER-01 VIL-CARD-MESSENGER-02 VIL-CARD-MESSENGER-03 a marker anywhere and its reward; nobody moves', () => {
    const table = turn({ players: [{ hand: ['messenger'], castles: ['north'] }] }).choose('play messenger');
    expect(table.open()).toEqual(['mark east', 'mark middle', 'mark high', 'mark valley', 'mark corner']);
    table.choose('mark high');
    expect(table.changed()).toMatchObject({ '0 castles': 'north high', '0 coins': 1 });
    expect(table.family(0)).toEqual({ farm: '1111' });
    expect(table.points(0)).toMatchObject({ travel: 3 });
    // A visit later brings no reward.
    const later = turn({
      spaces: { travel: 'f', grain: 's' },
      players: [{ hand: ['messenger'], goods: 'w', cubes: 'ff' }],
    });
    later.choose('play messenger', 'mark north', 'cube travel faith', 'depart 1 north', 'end');
    expect(later.player(0).points).toBe(3);
  });

  test('VIL-CARD-MESSENGER-04 not with markers on all six', () => {
    const castles = ['north', 'east', 'middle', 'high', 'valley', 'corner'];
    const table = turn({ players: [{ hand: ['messenger'], castles }] });
    expect(table.refused('play messenger')).toMatchObject({ reason: 'allCastlesMarked' });
  });

  const STACKS = [['scribe', 'mayor', 'medicus'], ['nun'], ['count']];
  test('VIL-CARD-NOBLEWOMAN-01 VIL-CARD-NOBLEWOMAN-02 VIL-CARD-NOBLEWOMAN-03 two points, a look through a stack, one card of it', () => {
    const table = turn({ stacks: STACKS, players: [{ hand: ['noblewoman'], goods: 'bb' }] });
    const order = table.s.inn?.stacks[0].slice() ?? [];
    table.choose('play noblewoman');
    expect(table.changed()).toMatchObject({ '0 points': 2 });
    expect(table.open()).toEqual(['look 1', 'look 2', 'look 3']);
    table.choose('look 1');
    expect(table.openTo('buy')).toContain('buy medicus');
    expect(table.openTo('buy')).not.toContain('buy scribe');
    table.choose('buy medicus');
    expect(table.changed()).toMatchObject({ '0 hand': 'medicus', '0 goods': '' });
    const bought = order.splice(-3, 1);
    expect(table.s.inn?.stacks[0]).toEqual(order);
    expect(table.s.inn?.secrets[0]).toEqual(bought);
    expect(table.asked()).toBe('0 turn');
  });

  test('VIL-CARD-NOBLEWOMAN-02 what was looked through is known: nothing before it can be taken back', () => {
    const table = turn({ stacks: STACKS, players: [{ hand: ['noblewoman'] }] }).choose('play noblewoman');
    const before = table.s.barriers;
    expect(table.choose('look 2').s.barriers).toBe(before + 1);
  });

  test('VIL-CARD-NOBLEWOMAN-04 without a member in the Inn, and nothing need be bought', () => {
    const table = turn({ stacks: STACKS, players: [{ hand: ['noblewoman'] }] });
    table.choose('play noblewoman', 'look 2', 'done');
    expect(table.changed()).toEqual({ '0 points': 2, '0 hand': '', played: 'noblewoman' });
  });

  test('VIL-CARD-NOBLEWOMAN-02 without cards in the stacks only the points remain', () => {
    const others = VILLAGERS.filter(
      ({ needs, key }) => needs !== 'port' && needs !== 'marriage' && key !== 'noblewoman',
    );
    const played = others.map(({ key }) => key);
    const table = turn({ played, players: [{ hand: ['noblewoman'] }] }).choose('play noblewoman');
    expect([table.asked(), table.player(0).points]).toEqual(['0 turn', 2]);
  });

  test('VIL-CARD-NOBLEWOMAN-05 VIL-CARD-GEN-08 VIL-CARD-GEN-18 the card may be played at once, after her', () => {
    const stacks = [['nun', 'blacksmith'], ['mayor'], ['count']];
    const table = turn({ stacks, players: [{ hand: ['noblewoman', 'scribe'], goods: 'b' }] });
    table.choose('play noblewoman', 'look 1');
    expect(table.openTo('play')).toEqual([]);
    table.choose('buy blacksmith', 'play blacksmith');
    expect(table.player(0).goods[2]).toBe(2);
  });

  test('VIL-CARD-GEN-14 what she buys is hidden but for its price; a card from the top is known', () => {
    const table = turn({ stacks: STACKS, players: [{ hand: ['noblewoman'], goods: 'bb', coins: 1 }] });
    table.choose('play noblewoman', 'look 1', 'buy medicus');
    expect(table.seenBy(0).inn?.secrets[0]).toEqual(table.s.inn?.secrets[0]);
    expect(table.seenBy(1).inn?.secrets[0]).toEqual([-7]);
    expect(table.events.filter(({ what }) => what.startsWith('bought'))).toEqual([
      { what: 'boughtSecretly', seat: 0, stack: 0, coins: 0, beer: 2 },
      { what: 'boughtCard', seat: 0, stack: 0, card: 6, secretOf: 0 },
    ]);
    const open = turn({ stacks: STACKS, players: [{ hand: ['noblewoman'], coins: 1 }] });
    open.choose('play noblewoman', 'look 1', 'buy scribe');
    expect(open.seenBy(1).inn?.hands[0]).toEqual(open.s.inn?.hands[0]);
    expect(open.s.inn?.secrets[0]).toEqual([]);
    // Of the stack the others know the top only.
    const seen = table.seenBy(1).inn?.stacks[0] ?? [];
    expect(seen.filter((card) => card >= 0)).toHaveLength(1);
  });

  test.each([
    ['from below the top: which places moved up only she knows', 'mayor', false],
    ['from the top: everybody saw that', 'medicus', true],
  ])('VIL-CARD-GEN-14 what went under a stack, after she took a card %s', (_what, card, isKnown) => {
    const table = turn({
      stacks: [['blacksmith', 'medicus', 'mayor'], ['scribe'], ['nun']],
      spaces: { inn: 'f', grain: 'k' },
      players: [{ hand: ['noblewoman'], members: { inn: '1' }, goods: 'bb', coins: 2 }],
    });
    table.choose('cube inn faith', 'drink', 'rotate 1', 'done');
    const under = table.s.inn?.stacks[0][0] ?? -1;
    expect(VILLAGERS[under].key).toBe('blacksmith');
    table.choose('play noblewoman', 'look 1', `buy ${card}`);
    expect(table.seenBy(0).inn?.stacks[0][0]).toBe(under);
    expect(table.seenBy(1).inn?.stacks[0][0] === under).toBe(isKnown);
  });

  test('VIL-CARD-FARMHAND-01 VIL-CARD-FARMHAND-02 two points and a full barn, never more than five', () => {
    for (const grain of [0, 3, 5]) {
      const table = turn({ players: [{ hand: ['farmhand'], grain }] }).choose('play farmhand');
      expect([table.player(0).grain, table.player(0).points]).toEqual([5, 2]);
    }
  });

  /** The Mass of the last cube. */
  const mass = (players: NonNullable<Position['players']>, wanted: Position = {}): Table =>
    turn({ spaces: { grain: 's' }, players, ...wanted }).choose('cube grain skill', 'decline', 'end');

  test('VIL-CARD-FARMHAND-03 VIL-CARD-GEN-06 between two steps in the church', () => {
    const table = mass([{ hand: ['farmhand'], members: { church1: '1' }, grain: 1 }]);
    expect(table.asked()).toBe('0 climb');
    table.choose('climb 1 1');
    expect(table.asked()).toBe('0 climb');
    expect(table.openTo('climb')).toEqual([]);
    table.choose('play farmhand', 'climb 2 1', 'climb 3 1');
    expect(table.family(0)).toMatchObject({ church4: '1' });
    expect(table.player(0).grain).toBe(1);
  });

  test('VIL-CARD-HERBALIST-01 not on a market day', () => {
    const table = turn({ stalls: ['C20'], players: [{ hand: ['herbalist'], goods: 'h' }] });
    table.choose('cube market persuasion');
    expect(table.refused('play herbalist')).toMatchObject({ reason: 'notOnMarketDay' });
    table.choose('pass');
    expect(table.open()).toContain('play herbalist');
  });

  test('VIL-CARD-HERBALIST-02 VIL-CARD-HERBALIST-03 VIL-CARD-HERBALIST-05 two points; right or left of the quill, and nobody dies', () => {
    const life = (where: string): number[] => {
      const table = turn({ players: [{ hand: ['herbalist'], life: 4 }] });
      table.choose('play herbalist', `life ${where}`);
      const { life: at4, points, deaths } = table.player(0);
      return [at4, points, deaths];
    };
    expect([life('start'), life('end'), life('stay')]).toEqual([
      [0, 2, 0],
      [9, 2, 0],
      [4, 2, 0],
    ]);
    // A death that was caused already comes all the same.
    const late = turn({ spaces: { grain: 'x', family: 's' }, players: [{ hand: ['herbalist'], life: 9 }] });
    late.choose('cube grain plague', 'play herbalist', 'life start', 'decline');
    expect(late.asked()).toBe('0 endTurn');
    expect(late.family(0)).toMatchObject({ farm: '111' });
  });

  test('VIL-CARD-HERBALIST-04 before or after a payment of time, never inside one', () => {
    const spaces = { crafts: 'k', grain: 's' };
    const table = turn({ spaces, players: [{ hand: ['herbalist'], life: 6 }] });
    table.choose('cube crafts knowledge', 'train smithy 1', 'play herbalist', 'life start', 'produce plough');
    expect([table.player(0).life, table.player(0).deaths]).toEqual([3, 0]);
    const church = turn({ spaces: { church: 'f', grain: 's' }, players: [{ hand: ['herbalist'] }] });
    church.choose('cube church faith', 'devote 1');
    expect(church.asked()).toBe('0 payChurch');
    expect(church.open()).not.toContain('play herbalist');
  });

  test('VIL-CARD-COUNCILMAN-01 VIL-CARD-GEN-10 only with somebody in the Council', () => {
    const table = turn({ players: [{ hand: ['councilman'] }] });
    expect(table.refused('play councilman')).toMatchObject({
      reason: 'noCouncillor',
      rule: 'VIL-CARD-COUNCILMAN-01',
    });
  });

  test('VIL-CARD-COUNCILMAN-02 two privileges up to the step, the same one twice if you like', () => {
    const table = turn({ players: [{ hand: ['councilman'], members: { council2: '1' } }] });
    table.choose('play councilman');
    expect(table.open()).toEqual(['privilege 1', 'privilege 2']);
    expect(table.refused('privilege 3')).toMatchObject({ reason: 'stepTooLow' });
    table.choose('privilege 2', 'takeCubes ss', 'privilege 2', 'takeCubes kk');
    expect(table.player(0).cubes).toEqual([2, 0, 0, 2]);
    expect(table.asked()).toBe('0 turn');
    const higher = turn({ players: [{ hand: ['councilman'], members: { council2: '1' } }] });
    higher.choose('play councilman', 'privilege 1');
    expect(higher.open()).toEqual(['privilege 2', 'done']);
  });

  test('VIL-CARD-COUNCILMAN-03 VIL-CARD-COUNCILMAN-07 the ring never twice; what cannot be used lapses', () => {
    const table = turn({ players: [{ hand: ['councilman'], members: { council1: '1' } }] });
    table.choose('play councilman', 'privilege 1');
    expect(table.changed()).toMatchObject({ ring: 0 });
    expect(table.asked()).toBe('0 turn');
    const taken = turn({ ring: 1, players: [{ hand: ['councilman'], members: { council2: '1' } }] });
    taken.choose('play councilman');
    expect(taken.refused('privilege 1')).toMatchObject({ reason: 'ringNotThere' });
  });

  test('VIL-CARD-COUNCILMAN-04 VIL-CARD-EX-01 Birgit takes a horse and a beer', () => {
    const table = turn({ players: [{ hand: ['councilman'], members: { council3: '1' } }] });
    table.choose('play councilman', 'privilege 3', 'takeGood horse', 'privilege 3', 'takeGood beer');
    expect(table.changed()).toMatchObject({ '0 goods': 'hb' });
  });

  test('VIL-CARD-COUNCILMAN-05 the fourth one twice: a coin and three points each time', () => {
    const players = [{ hand: ['councilman'], members: { council4: '1' }, coins: 2 }];
    const table = turn({ players }).choose('play councilman', 'privilege 4', 'privilege 4');
    expect([table.player(0).coins, table.player(0).points]).toEqual([0, 6]);
  });

  test('VIL-CARD-COUNCILMAN-06 VIL-CARD-GOODS-01 VIL-MAR-TOOL-07 neither bread nor tools, and no tool doubles it', () => {
    const options = { inn: 'front', marriage: 'front' };
    const seat = { hand: ['councilman', 'blacksmith'], members: { council3: '1' }, tools: 2 };
    const table = turn({ options, players: [seat] }).choose('play councilman', 'privilege 3');
    expect(table.open()).toHaveLength(6);
    table.choose('takeGood ox', 'done');
    expect([table.asked(), table.player(0).goods[3]]).toEqual(['0 turn', 1]);
    table.choose('play blacksmith');
    expect([table.asked(), table.player(0).goods[2]]).toEqual(['0 turn', 2]);
  });

  test('VIL-CARD-COUNCILMAN-08 nothing to use: not playable; the second may be declined, the first not', () => {
    const none = turn({ ring: 1, players: [{ hand: ['councilman'], members: { council1: '1' } }] });
    expect(none.refused('play councilman')).toMatchObject({ reason: 'noPrivilege' });
    const table = turn({ players: [{ hand: ['councilman'], members: { council3: '1' } }] });
    table.choose('play councilman');
    expect(table.open()).not.toContain('done');
    table.choose('privilege 3', 'takeGood ox', 'done');
    expect(table.asked()).toBe('0 turn');
  });

  test.each([
    ['VIL-CARD-BLACKSMITH-01', 'blacksmith', 'pp'],
    ['VIL-CARD-SCRIBE-01', 'scribe', 'ss'],
    ['VIL-CARD-CARTWRIGHT-01', 'cartwright', 'w'],
  ])('%s the %s brings %s', (_id, card, goods) => {
    const table = turn({ players: [{ hand: [card] }] }).choose(`play ${card}`);
    expect(table.changed()).toEqual({ '0 hand': '', played: card, '0 goods': goods });
  });

  test('VIL-CARD-CATTLE_BREEDER-01 a horse or an ox', () => {
    const table = turn({ players: [{ hand: ['cattleBreeder'] }] }).choose('play cattleBreeder');
    expect(table.open()).toEqual(['takeGood horse', 'takeGood ox']);
    table.choose('takeGood ox');
    expect(table.changed()).toMatchObject({ '0 goods': 'o' });
  });

  test('VIL-CARD-PRODIGAL_SON-01 VIL-CARD-PRODIGAL_SON-02 VIL-CARD-PRODIGAL_SON-03 three points and a birth or a recall, besides the action', () => {
    const players = [{ hand: ['prodigalSon'], members: { smithy: '1' } }];
    const born = turn({ players }).choose('play prodigalSon', 'birth');
    expect(born.changed()).toMatchObject({ '0 points': 3, '0 farm': '1112' });
    expect(born.asked()).toBe('0 turn');
    const home = turn({ players }).choose('play prodigalSon', 'recall smithy 1');
    expect(home.changed()).toMatchObject({ '0 farm': '1111' });
  });

  test('VIL-CRAFT-03 VIL-CARD-PRODIGAL_SON-02 whoever was trained and is called home at once makes nothing', () => {
    const spaces = { crafts: 'k', grain: 's' };
    const train = (members: NonNullable<SeatPosition['members']>): Table =>
      turn({ spaces, players: [{ hand: ['prodigalSon'], members }] }).choose(
        'cube crafts knowledge',
        'train smithy 1',
        'play prodigalSon',
        'recall smithy 1',
      );
    const table = train({});
    expect([table.asked(), table.player(0).life]).toEqual(['0 endTurn', 3]);
    expect(train({ smithy: '1' }).open()).toEqual(['produce plough', 'done']);
  });

  test('VIL-CARD-GEN-12 for the points alone', () => {
    const table = turn({ players: [{ hand: ['prodigalSon'] }] }).choose('play prodigalSon', 'done');
    expect(table.changed()).toEqual({ '0 points': 3, '0 hand': '', played: 'prodigalSon' });
  });

  test('VIL-COUNCIL-05 VIL-INN-ACT-09 VIL-CARD-PRODIGAL_SON-02 what follows a paid step is not lost when he who took it is called home', () => {
    const spaces = { council: 'p', inn: 'f', grain: 's' };
    const hers = { hand: ['prodigalSon'], goods: 'sb' };
    const council = turn({ spaces, players: [{ ...hers, members: { council1: '1' } }] });
    council.choose('cube council persuasion', 'advance 1 1');
    council.choose('play prodigalSon', 'recall council2 1');
    expect([council.asked(), council.openTo('privilege')]).toEqual([
      '0 privilege',
      ['privilege 1', 'privilege 2'],
    ]);
    const inn = turn({ spaces, stacks: [['scribe', 'bard']], players: [hers] });
    inn.choose('cube inn faith', 'visit 1', 'play prodigalSon', 'recall inn 1', 'rotate 1');
    expect(inn.choose('buy bard').s.inn?.hands[0]).toHaveLength(1);
  });

  test('VIL-CARD-PRODIGAL_SON-04 nobody comes home from the sea', () => {
    const members = { 'lighthouse tea': '1', ship: '1' };
    const ship = { water: 't1', captain: 'c1any' };
    const players = [{ hand: ['prodigalSon'], members, ship }];
    const table = turn({ options: { inn: 'front', port: true }, players }).choose('play prodigalSon');
    expect(table.openTo('recall')).toEqual([]);
    expect(table.refused('recall ship 1')).toMatchObject({ reason: 'staysAtSea', rule: 'VIL-PORT-FAM-01' });
  });
});
