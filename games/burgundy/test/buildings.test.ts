import { describe, expect, test } from 'vitest';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

/** One card of each type in the display, buildings in row 6. */
const rows = { 1: ['CA1a', 'MI1a'], 2: ['CL2a'], 3: ['KN3a'], 4: ['SH4a'], 5: ['PA5a'], 6: ['BK1', 'WT5'] };

function placing(card: string, player: SeatPosition = {}, rest: Position = { rows }): Table {
  const die = Number(card.slice(2));
  const projects = [card, ...(player.projects ?? [])];
  const table = at(position({ ...rest, players: [{ ...player, hand: [die, die === 6 ? 1 : 6], projects }] }));
  table.choose(`play ${die}`);
  table.changed();
  return table.choose(`place ${card}`);
}

describe('buildings', () => {
  test('BUR-CARD-BUILDING-01 the function is used once, right after placing', () => {
    const table = placing('BK2', {}, {});
    expect(table.changed()).toEqual({ '0 projects': '', '0 estate': 'BK2', '0 silver': 3 });
    expect(table.asked()).toBe('0 endTurn');
    table.choose('end');
    expect(table.player(0).silver).toBe(3);
  });

  test.each([
    ['different ones', ['CH4', 'MK1'], 'BK2'],
    ['equal ones', ['BK1', 'BK5'], 'BK2'],
  ])('BUR-CARD-BUILDING-02 %s make one triple', (_which, stack, card) => {
    const table = placing(card, { estate: [stack] }, {});
    expect(table.asked()).toBe('0 phaseBonus');
    table.choose('bonus 5');
    expect(table.points(0)).toMatchObject({ triples: 3, firstTriples: 1 });
  });

  test.each([
    ['BUR-CARD-CARPENTER-01', 'CW5', ['take KN3a', 'take BK1', 'take WT5']],
    ['BUR-CARD-CHURCH-01', 'CH4', ['take CA1a', 'take MI1a', 'take CL2a']],
    ['BUR-CARD-MARKET-01', 'MK4', ['take SH4a', 'take PA5a']],
  ])(
    'BUR-CARD-CARPENTER-01 BUR-CARD-CHURCH-01 BUR-CARD-MARKET-01 what is taken, from any row (%s)',
    (_id, card, takes) => {
      const table = placing(card);
      expect(table.asked()).toBe('0 takeFromDisplay');
      expect(table.open()).toEqual([...takes, 'decline']);
      table.changed();
      const taken = takes[takes.length - 1];
      table.choose(taken);
      const name = taken.slice('take '.length);
      expect(table.changed()).toMatchObject({ '0 projects': name });
      expect(Object.values(rows).flat()).toContain(name);
      expect(table.s.rows.flat()).toHaveLength(7);
      expect(table.asked()).toBe('0 endTurn');
    },
  );

  test('BUR-CARD-BUILDING-01 a building takes no other types', () => {
    const table = placing('MK4');
    expect(table.refused('take CA1a')).toMatchObject({
      reason: 'wrongTypeForBuilding',
      rule: 'BUR-CARD-BUILDING-01',
    });
  });

  test.each([
    ['CW5', { 1: ['CA1a'], 4: ['SH4a'], 5: ['PA5a'] }],
    ['CH4', { 3: ['KN3a'], 4: ['SH4a'], 6: ['BK1'] }],
    ['MK4', { 1: ['CA1a', 'MI1a', 'CL2a'], 3: ['KN3a'], 6: ['BK1'] }],
  ])('BUR-CARD-TAKE-01 %s finds nothing suitable: placed all the same, without gain', (card, others) => {
    const table = placing(card, {}, { rows: others });
    expect(table.changed()).toEqual({ '0 projects': '', '0 estate': card });
    expect(table.events.at(-1)).toMatchObject({ what: 'noCardFits', seat: 0 });
    expect(table.asked()).toBe('0 endTurn');
  });

  test.each(['CW5', 'CH4', 'MK4'])('BUR-CARD-TAKE-02 %s may take nothing', (card) => {
    const table = placing(card);
    table.changed();
    table.choose('decline');
    expect(table.changed()).toEqual({});
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-CARD-TAKE-02 no die and no worker is needed, in no row; three projects have to make room', () => {
    const player = { silver: 3, workers: 1, projects: ['MI2a', 'MI3a'] };
    const table = placing('CH4', player, { rows, draw: ['SH1a', 'SH1b', 'SH1c'] });
    table.choose('buy', 'keep SH1a', 'take CA1a');
    expect(table.asked()).toBe('0 makeRoom');
    table.choose('giveUp SH1a');
    expect(table.changed()).toMatchObject({ '0 projects': 'MI2a MI3a CA1a', '0 silver': 0 });
    expect(table.player(0).workers).toBe(1);
  });

  test('BUR-CARD-WATCHTOWER-01 one point', () => {
    expect(placing('WT3', { points: 1 }, {}).changed()).toEqual({
      '0 projects': '',
      '0 estate': 'WT3',
      '0 points': 2,
    });
  });

  test('BUR-CARD-BANK-01 three silver', () => {
    expect(placing('BK5', { silver: 1 }, {}).changed()).toEqual({
      '0 projects': '',
      '0 estate': 'BK5',
      '0 silver': 4,
    });
  });

  test('BUR-CARD-HOUSES-01 the top card of any of the four stacks', () => {
    const table = placing('BH3', {}, { goods: ['L', 'D'], animals: ['S', 'P'] });
    expect(table.asked()).toBe('0 boardingHouse');
    expect(table.open()).toEqual(['goods 1', 'goods 2', 'animal 1', 'animal 2']);
    table.changed();
    table.choose('animal 2');
    expect(table.changed()).toMatchObject({ '0 animals': 'P' });
    expect(table.player(0).goods).toEqual([0, 0, 0]);
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-CARD-HOUSES-01 goods, too, and an emptied stack is divided', () => {
    const table = placing('BH3', {}, { goods: ['L', 'MDM'], scarce: true }).choose('goods 1');
    expect(table.changed()).toMatchObject({ '0 goods': 'L', goods: 'M / MD' });
  });

  test('BUR-CARD-HOUSES-01 an empty stack is closed, empty stacks give nothing', () => {
    const one = placing('BH3', {}, { goods: ['', 'M'], animals: ['', ''], scarce: true });
    expect(one.changed()).toMatchObject({ '0 goods': 'M' });
    const two = placing('BH3', {}, { goods: ['', 'M'], animals: ['S', 'C'], scarce: true });
    expect(two.open()).toEqual(['goods 2', 'animal 1', 'animal 2']);
    expect(two.refused('goods 1')).toMatchObject({ reason: 'stackEmpty', rule: 'BUR-CARD-SHIP-04' });
    const none = placing('BH3', {}, { goods: ['', ''], animals: ['', ''], scarce: true });
    expect(none.changed()).toEqual({ '0 projects': '', '0 estate': 'BH3' });
    expect(none.asked()).toBe('0 endTurn');
  });

  test('BUR-CARD-HOUSES-01 without goods the animals are left, and the other way round', () => {
    const animals = placing('BH3', {}, { goods: ['', ''], animals: ['S', 'C'], scarce: true });
    expect(animals.asked()).toBe('0 boardingHouse');
    expect(animals.open()).toEqual(['animal 1', 'animal 2']);
    expect(animals.refused('goods 2')).toMatchObject({ reason: 'stackEmpty', rule: 'BUR-CARD-SHIP-04' });
    animals.choose('animal 2');
    expect(animals.changed()).toMatchObject({ '0 animals': 'C' });
    const lastAnimal = placing('BH3', {}, { goods: ['', ''], animals: ['S', ''], scarce: true });
    expect(lastAnimal.changed()).toMatchObject({ '0 animals': 'S', animals: ' / ' });
    expect(lastAnimal.asked()).toBe('0 endTurn');
    const goods = placing('BH3', {}, { goods: ['L', 'M'], animals: ['', ''], scarce: true });
    expect(goods.open()).toEqual(['goods 1', 'goods 2']);
  });

  test('BUR-CARD-WAREHOUSE-01 one sort of choice is sold, with everything of a sale', () => {
    const table = placing('WH3', { goods: 'LLDD' }, {});
    expect(table.open()).toEqual(['sell L', 'sell D', 'decline']);
    expect(table.refused('sell M')).toMatchObject({ reason: 'noSuchGoods', rule: 'BUR-CARD-WAREHOUSE-02' });
    table.changed();
    table.choose('sell D');
    expect(table.changed()).toEqual({
      '0 goods': 'LL',
      '0 sold': 'DD',
      '0 silver': 2,
      'start card': '0 back',
    });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-CARD-WAREHOUSE-02 without goods, or declined: nothing, and the start player card stays', () => {
    const none = placing('WH3', {}, {});
    expect(none.changed()).toEqual({ '0 projects': '', '0 estate': 'WH3' });
    expect(none.asked()).toBe('0 endTurn');
    const declined = placing('WH3', { goods: 'L' }, {}).choose('decline');
    expect(declined.changed()).toEqual({ '0 projects': '', '0 estate': 'WH3' });
    expect(declined.asked()).toBe('0 endTurn');
  });

  test('BUR-CARD-CITYHALL-01 any further project, whatever its die, with its effect', () => {
    const table = placing('TH4', { projects: ['MI1a', 'KN6a'] }, {});
    expect(table.asked()).toBe('0 cityHall');
    expect(table.open()).toEqual(['place MI1a', 'place KN6a', 'decline']);
    table.choose('place MI1a');
    expect(table.changed()).toEqual({ '0 projects': 'KN6a', '0 estate': 'TH4 MI1a', '0 silver': 2 });
    // One further project only.
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-CARD-CITYHALL-01 it may complete a triple, and may be declined', () => {
    const table = placing('TH4', { projects: ['MI1a'], estate: [['MI2a', 'MI3a']] }, {}).choose('place MI1a');
    expect(table.asked()).toBe('0 phaseBonus');
    const declined = placing('TH4', { projects: ['MI1a'] }, {}).choose('decline');
    expect(declined.changed()).toEqual({ '0 projects': 'MI1a', '0 estate': 'TH4' });
    expect(declined.asked()).toBe('0 endTurn');
  });

  test('BUR-CARD-CITYHALL-02 without another project nothing happens', () => {
    const table = placing('TH4', {}, {});
    expect(table.changed()).toEqual({ '0 projects': '', '0 estate': 'TH4' });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-CARD-CITYHALL-02 BUR-SILVER-08 with three silver a project can still be bought for it', () => {
    const table = placing('TH4', { silver: 3 }, { draw: ['MI1a', 'SH1a', 'SH1b'] });
    expect(table.refused('project')).toMatchObject({ reason: 'noProject' });
    expect(table.open()).toEqual(['decline', 'buy']);
    table.choose('buy', 'keep MI1a', 'place MI1a');
    expect(table.changed()).toMatchObject({ '0 estate': 'TH4 MI1a', '0 silver': 2 });
  });
});
