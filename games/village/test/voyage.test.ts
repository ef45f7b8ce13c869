import { describe, expect, test } from 'vitest';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const PORT = { port: true };
const TRAVEL = { travel: 'f', grain: 's' };
const turn = (wanted: Position): Table => at(position({ options: PORT, spaces: TRAVEL, ...wanted }));
/** The Travel action of a seat. */
const travel = (seat: SeatPosition, wanted: Position = {}): Table =>
  turn({ players: [seat], ...wanted }).choose('cube travel faith');

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
    const chest = dock('treasure', {}).choose('loadTile');
    expect(chest.refused('loadTile')).toMatchObject({ reason: 'kindAboard', rule: 'VIL-PORT-ISL-04' });
  });

  test('VIL-PORT-ISL-05 a chest is seen by its taker alone', () => {
    const table = dock('treasure', {}, '', { chestPile: ['five'] }).choose('loadTile');
    expect(table.seenBy(0).port?.ships[0].chests).toEqual([5]);
    expect(table.seenBy(1).port?.ships[0].chests).toEqual([-2]);
    expect(table.seenBy(null).port?.ships[0].chests).toEqual([-2]);
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
    expect(hold.told()).toContain('paidCargo');
    const coins = dock('tea', { ...keeper, coins: 2 }).choose('keeper 1');
    expect(coins.player(0).coins).toBe(0);
    expect(coins.told()).not.toContain('paidCargo');
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
