import { describe, expect, test } from 'vitest';
import { position } from './position.ts';
import { at, type Table } from './table.ts';

function placing(card: string, estate: string[][]): Table {
  const die = Number(card.slice(2, 3));
  const table = at(position({ players: [{ hand: [die, die === 6 ? 1 : 6], projects: [card], estate }] }));
  table.choose(`play ${die}`);
  table.changed();
  return table.choose(`place ${card}`);
}

describe('cloisters', () => {
  test('BUR-CARD-CLOISTER-01 no effect, alone or in a stack of another type', () => {
    const alone = placing('CL4a', []);
    expect(alone.changed()).toEqual({ '0 projects': '', '0 estate': 'CL4a' });
    expect(alone.asked()).toBe('0 endTurn');
    // Neither the two silver of a mine …
    const asMine = placing('CL4a', [['MI1a']]).choose('onto 1');
    expect(asMine.changed()).toEqual({ '0 projects': '', '0 estate': 'MI1a+CL4a' });
    // … nor the action of a castle.
    expect(
      placing('CL4a', [['CA1a']])
        .choose('onto 1')
        .asked(),
    ).toBe('0 endTurn');
  });

  test('BUR-CARD-CLOISTER-02 it goes on any open stack of another type, or stays alone', () => {
    const table = placing('CL4a', [['MI1a'], ['KN1a', 'KN2a'], ['WT2']]);
    expect(table.open()).toEqual(['onto 1', 'onto 2', 'onto 3', 'onto 4']);
    table.choose('onto 2');
    expect(table.changed()).toMatchObject({
      '0 estate': 'MI1a KN1a+KN2a+CL4a WT2',
      'first triples': 'knowledge:0',
    });
  });

  test('BUR-CARD-CLOISTER-02 there it is a card of that type: the next one joins it', () => {
    expect(placing('MI4a', [['MI1a', 'CL1a']]).changed()).toMatchObject({ '0 estate': 'MI1a+CL1a+MI4a' });
  });

  test('BUR-CARD-CLOISTER-03 otherwise on the open stack of cloisters, and a new one only without it', () => {
    const table = placing('CL4a', [['CL1a'], ['MI1a']]);
    expect(table.open()).toEqual(['onto 1', 'onto 2']);
    expect(table.refused('onto 3')).toMatchObject({
      reason: 'stackToContinue',
      rule: 'BUR-CARD-CLOISTER-03',
    });
    expect(placing('CL4a', [['CL1a']]).changed()).toMatchObject({ '0 estate': 'CL1a+CL4a' });
    expect(placing('CL4a', [['CL1a', 'CL2a', 'CL3a']]).changed()).toMatchObject({
      '0 estate': 'CL1a+CL2a+CL3a CL4a',
    });
  });

  test('BUR-CARD-CLOISTER-04 in a stack of another type the six points do not count', () => {
    const table = placing('CL4a', [['WT2', 'CL1a']]).choose('onto 1', 'bonus 5');
    expect(table.points(0)).toEqual({ triples: 3, firstTriples: 1, total: 5, startCard: 1 });
    expect(table.changed()).toMatchObject({ 'first triples': 'building:0' });
  });

  test.each([
    [[['CL1a']], 'CL1a+MI4a'],
    [[['CL1a', 'CL2a']], 'CL1a+CL2a+MI4a'],
  ])('BUR-CARD-CLOISTER-05 any card on cloisters turns the stack into its type (%j)', (estate, built) => {
    const table = placing('MI4a', estate).choose('onto 1');
    // The mine has its effect.
    expect(table.changed()).toMatchObject({ '0 estate': built });
    if (table.asked() === '0 phaseBonus') table.choose('bonus 5');
    expect(table.player(0).silver).toBe(2);
  });

  test('BUR-CARD-CLOISTER-05 the stack keeps the new type: only that type, or a cloister, may follow', () => {
    const table = placing('SH4a', [['CL1a', 'MI1a']]);
    expect(table.changed()).toMatchObject({ '0 estate': 'CL1a+MI1a SH4a' });
    expect(placing('MI4a', [['CL1a', 'MI1a']]).changed()).toMatchObject({ '0 estate': 'CL1a+MI1a+MI4a' });
    const cloister = placing('CL4a', [['CL1a', 'MI1a']]).choose('onto 1');
    expect(cloister.changed()).toMatchObject({ 'first triples': 'mine:0' });
  });

  test('BUR-CARD-CLOISTER-06 three cloisters: six points and the bonus card of the cloisters', () => {
    const table = placing('CL4a', [['CL1a', 'CL2a']]);
    expect(table.changed()).toMatchObject({ 'first triples': 'cloister:0' });
    table.choose('bonus 5');
    expect(table.points(0)).toMatchObject({ triples: 6, firstTriples: 1 });
  });

  test('BUR-CARD-CLOISTER-07 two cloisters and another card are a triple of the other type', () => {
    const table = placing('PA4a', [['CL1a', 'CL2a']]).choose('onto 1', 'bonus 5', 'animal 1');
    expect(table.points(0)).toMatchObject({ triples: 4 });
    expect(table.changed()).toMatchObject({ 'first triples': 'pasture:0' });
    const reverse = placing('CL4a', [['PA1a', 'CL1a']]).choose('onto 1', 'bonus 5');
    expect(reverse.changed()).toMatchObject({ 'first triples': 'pasture:0' });
  });

  test('BUR-CARD-CLOISTER-08 not on a complete triple', () => {
    const table = placing('CL4a', [['MI1a', 'MI2a', 'MI3a'], ['KN1a']]);
    expect(table.open()).toEqual(['onto 2', 'onto 3']);
    expect(table.refused('onto 1')).toMatchObject({ reason: 'stackComplete' });
  });

  test('BUR-CARD-CLOISTER-08 a lone cloister is no other type: a card may open its own stack beside it', () => {
    const table = placing('MI4a', [['CL1a']]);
    expect(table.open()).toEqual(['onto 1', 'onto 2']);
    table.choose('onto 2');
    expect(table.changed()).toMatchObject({ '0 estate': 'CL1a MI4a' });
  });
});
