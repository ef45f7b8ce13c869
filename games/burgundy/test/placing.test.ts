import { describe, expect, test } from 'vitest';
import { position } from './position.ts';
import { at } from './table.ts';

describe('action 2: place a project', () => {
  test('BUR-ACT2-01 BUR-ACT2-02 the project with the number of the die moves from the projects to the estate', () => {
    const table = at(position({ players: [{ hand: [4, 2], projects: ['CL4a', 'SH5a', 'PA3a'] }] }));
    expect(table.choose('play 4').openTo('place')).toEqual(['place CL4a']);
    table.changed();
    table.choose('place CL4a');
    expect(table.changed()).toEqual({ '0 projects': 'SH5a PA3a', '0 estate': 'CL4a' });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-ACT2-01 workers change the die to that of the project', () => {
    const table = at(position({ players: [{ hand: [4, 2], workers: 2, projects: ['CL6a'] }] }));
    table.choose('play 4').changed();
    table.choose('place CL6a');
    expect(table.changed()).toEqual({ '0 projects': '', '0 estate': 'CL6a', '0 workers': 0 });
  });

  test('BUR-ACT2-02 neither a card of the display nor the project of another player can be placed', () => {
    const table = at(
      position({ rows: { 4: ['CL4a'] }, players: [{ hand: [4, 2] }, { projects: ['CL4b'] }] }),
    );
    table.choose('play 4');
    expect(table.refused('place CL4a').reason).toBe('notOffered');
    expect(table.refused('place CL4b').reason).toBe('notOffered');
  });

  test('BUR-ACT2-03 one project an action, even if two would fit', () => {
    const table = at(position({ players: [{ hand: [4, 2], projects: ['CL4a', 'CL4b'] }] }));
    table.choose('play 4', 'place CL4a');
    expect(table.open()).toEqual(['end']);
    expect(table.refused('place CL4b').reason).toBe('notOffered');
  });

  test('BUR-ACT2-04 without a project that fits the action is refused', () => {
    const none = at(position({ players: [{ hand: [4, 2] }] })).choose('play 4');
    expect(none.refused('project')).toMatchObject({ reason: 'noProject', rule: 'BUR-ACT2-04' });
    const other = at(position({ players: [{ hand: [4, 2], projects: ['CL5a'] }] })).choose('play 4');
    expect(other.refused('place CL5a')).toMatchObject({ reason: 'tooFewWorkers' });
    expect(other.openTo('place')).toEqual([]);
  });
});

describe('the estate', () => {
  const placing = (card: string, estate: string[][]) => {
    const die = Number(card[2]);
    const table = at(position({ players: [{ hand: [die, die === 6 ? 1 : 6], projects: [card], estate }] }));
    table.choose(`play ${die}`);
    table.changed();
    return table.choose(`place ${card}`);
  };

  test('BUR-PLACE-01 like types lie on each other, different ones side by side', () => {
    expect(placing('MI4a', [['MI1a'], ['KN1a']]).changed()).toMatchObject({ '0 estate': 'MI1a+MI4a KN1a' });
    expect(placing('MI4a', [['KN1a'], ['SH1a', 'SH2a']]).changed()).toMatchObject({
      '0 estate': 'KN1a SH1a+SH2a MI4a',
    });
  });

  test('BUR-PLACE-02 buildings of different kinds are one type', () => {
    expect(placing('BK5', [['WT2']]).changed()).toMatchObject({ '0 estate': 'WT2+BK5' });
  });

  test('BUR-PLACE-03 BUR-PLACE-04 a full stack takes no further card: the fourth one starts a new stack', () => {
    const table = placing('MI4a', [['MI1a', 'MI2a', 'MI3a']]);
    expect(table.changed()).toMatchObject({ '0 estate': 'MI1a+MI2a+MI3a MI4a' });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-PLACE-03 a full stack is closed to a cloister, and says so', () => {
    const table = placing('CL4a', [['MI1a', 'MI2a', 'MI3a'], ['SH1a']]);
    expect(table.refused('onto 1')).toMatchObject({ reason: 'stackComplete', rule: 'BUR-PLACE-03' });
    expect(table.open()).toEqual(['onto 2', 'onto 3']);
  });

  test('BUR-PLACE-04 the second stack of a type scores too when it is complete', () => {
    const table = placing('MI4a', [
      ['MI1a', 'MI2a', 'MI3a'],
      ['MI5a', 'MI6a'],
    ]);
    table.choose('bonus 5');
    expect(table.points(0)).toMatchObject({ triples: 8 });
  });

  test('BUR-PLACE-05 a new stack is opened only where none of the type is open', () => {
    const table = placing('MI4a', [['MI1a'], ['CL1a']]);
    expect(table.asked()).toBe('0 target');
    expect(table.open()).toEqual(['onto 1', 'onto 2']);
    expect(table.refused('onto 3')).toMatchObject({ reason: 'stackToContinue', rule: 'BUR-PLACE-05' });
  });

  test('BUR-PLACE-05 an open stack of cloisters is always a possibility', () => {
    const withOwn = placing('MI4a', [['MI1a'], ['CL1a']]).choose('onto 2');
    expect(withOwn.changed()).toMatchObject({ '0 estate': 'MI1a CL1a+MI4a' });
    const without = placing('MI4a', [['CL1a', 'CL2a']]);
    expect(without.open()).toEqual(['onto 1', 'onto 2']);
    expect(without.choose('onto 2').changed()).toMatchObject({ '0 estate': 'CL1a+CL2a MI4a' });
  });

  test('BUR-PLACE-06 never on another type', () => {
    const table = placing('MI4a', [['SH1a'], ['CL1a'], ['KN1a', 'CL2a']]);
    for (const stack of ['onto 1', 'onto 3']) {
      expect(table.refused(stack)).toMatchObject({ reason: 'stackOfOtherType', rule: 'BUR-PLACE-06' });
    }
    expect(table.open()).toEqual(['onto 2', 'onto 4']);
  });

  test('BUR-PLACE-07 what lies in the estate stays where it is', () => {
    const table = placing('SH4a', [['MI1a', 'CL1a'], ['KN1a']]);
    table.choose('goods 1');
    expect(table.changed()).toMatchObject({ '0 estate': 'MI1a+CL1a KN1a SH4a' });
    // No move of the game names a card that is already built.
    for (const card of ['MI1a', 'CL1a', 'KN1a', 'SH4a']) {
      for (const verb of ['place', 'take', 'giveUp'])
        expect(table.refused(`${verb} ${card}`).reason).toBe('notOffered');
    }
  });

  test('BUR-PLACE-08 the effect comes at once and never again', () => {
    const table = at(
      position({ players: [{ hand: [4, 3], pile: ['KN5a'], projects: ['MI4a', 'MI3a'] }, { hand: [1, 2] }] }),
    );
    table.choose('play 4', 'place MI4a');
    expect(table.player(0).silver).toBe(2);
    table.choose('end').as(1).choose('play 1', 'silver', 'end').as(0);
    expect(table.player(0).silver).toBe(2);
    // A second mine brings its own silver, the first one nothing more: 2 + 2.
    table.choose('play 3', 'place MI3a');
    expect(table.player(0).silver).toBe(4);
  });

  test('BUR-PLACE-09 the phase bonus is chosen before the card takes effect', () => {
    const table = placing('BK5', [['WT2', 'WT3']]);
    expect(table.asked()).toBe('0 phaseBonus');
    expect(table.player(0).silver).toBe(0);
    table.choose('bonus 1');
    expect(table.told()).toEqual([
      'played',
      'placed',
      'tripled',
      'firstTriple',
      'choseBonus',
      'gotPoints',
      'gotSilver',
    ]);
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-PLACE-09 BUR-BONUS-15 one card brings both bonus cards, the phase bonus and its effect', () => {
    const estate = [['CA1a'], ['MI1a'], ['KN1a'], ['SH1a'], ['PA1a'], ['CL1a', 'CL2a']];
    const table = at(position({ players: [{ hand: [5, 2], projects: ['BK5'], estate }] }));
    table.choose('play 5', 'place BK5').changed();
    table.choose('onto 6');
    expect(table.changed()).toEqual({
      '0 projects': '',
      '0 estate': 'CA1a MI1a KN1a SH1a PA1a CL1a+CL2a+BK5',
      '0 allSeven': 3,
      'first triples': 'building:0',
      'all seven cards': '1',
    });
    expect(table.asked()).toBe('0 phaseBonus');
    table.choose('bonus 4');
    expect(table.told()).toEqual([
      'played',
      'placed',
      'tripled',
      'firstTriple',
      'allSeven',
      'choseBonus',
      'gotSilver',
      'gotSilver',
    ]);
    expect(table.changed()).toEqual({ '0 silver': 6 });
  });

  test('BUR-PLACE-10 a placement inside an effect is finished before the outer one goes on', () => {
    // The castle places a city hall, which completes the buildings: bonus, then the hall's own placement, then all is done.
    const estate = [['WT2', 'WT3']];
    const table = at(position({ players: [{ hand: [2, 6], projects: ['CA2a', 'TH5', 'MI6a'], estate }] }));
    table.choose('play 2', 'place CA2a');
    expect(table.asked()).toBe('0 action any');
    table.choose('place TH5');
    expect(table.asked()).toBe('0 phaseBonus');
    table.choose('bonus 5');
    expect(table.asked()).toBe('0 cityHall');
    table.choose('place MI6a');
    expect(table.asked()).toBe('0 endTurn');
    expect(table.changed()).toMatchObject({
      '0 silver': 2,
      '0 workers': 3,
      '0 estate': 'WT2+WT3+TH5 CA2a MI6a',
    });
  });

  test.each([
    ['action 2', { hand: [4, 2], projects: ['MI4a'] }, ['play 4', 'place MI4a']],
    ['a castle', { hand: [2, 5], projects: ['CA2a', 'MI4a'] }, ['play 2', 'place CA2a', 'place MI4a']],
    ['a city hall', { hand: [2, 5], projects: ['TH2', 'MI4a'] }, ['play 2', 'place TH2', 'place MI4a']],
    ['a bought die', { hand: [2, 5], silver: 3, projects: ['MI4a'] }, ['buy', 'use SH4a', 'place MI4a']],
  ])('BUR-PLACE-11 effect and bonuses are the same by %s', (_way, player, moves) => {
    const estate = [['MI1a', 'MI2a']];
    const table = at(position({ draw: ['SH4a', 'SH4b', 'SH4c'], players: [{ ...player, estate }] }));
    table.choose(...moves);
    expect(table.asked()).toBe('0 phaseBonus');
    table.choose('bonus 1');
    expect(table.changed()).toMatchObject({ 'first triples': 'mine:0', '0 points': 3 });
    expect(table.player(0).silver).toBe(2);
  });
});
