import { describe, expect, test } from 'vitest';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

/** Places a mine; by default it is the third one. */
function thirdMine(
  rest: Position = {},
  player: SeatPosition = {},
  others: readonly SeatPosition[] = [],
): Table {
  const own = { hand: [4, 1], projects: ['MI4a'], estate: [['MI1a', 'MI2a']], ...player };
  const table = at(position({ ...rest, players: [own, ...others] }));
  table.choose('play 4');
  table.changed();
  return table.choose('place MI4a');
}

describe('bonus cards "1."', () => {
  test('BUR-BONUS-01 the first triple of a type takes the card at once, for a point', () => {
    const table = thirdMine();
    expect(table.changed()).toEqual({
      '0 projects': '',
      '0 estate': 'MI1a+MI2a+MI4a',
      'first triples': 'mine:0',
    });
    expect(table.points(0)).toMatchObject({ firstTriples: 1 });
  });

  test('BUR-BONUS-01 a second card of the stack brings none', () => {
    expect(thirdMine({}, { estate: [['MI1a']] }).changed()).toEqual({
      '0 projects': '',
      '0 estate': 'MI1a+MI4a',
      '0 silver': 2,
    });
  });

  test('BUR-BONUS-02 later triples of the type get none, by others or by oneself', () => {
    const other = thirdMine({}, {}, [{ estate: [['MI3a', 'MI5a', 'MI6a']] }]).choose('bonus 5');
    expect(other.s.firstTriple[1]).toBe(1);
    expect(other.points(0)).not.toHaveProperty('firstTriples');
    const own = thirdMine(
      {},
      {
        estate: [
          ['MI1a', 'MI2a', 'MI3a'],
          ['MI5a', 'MI6a'],
        ],
      },
    ).choose('bonus 5');
    expect(own.points(0)).toMatchObject({ triples: 8, firstTriples: 1 });
  });

  test('BUR-BONUS-03 the type is that of the stack, cloisters counted with it', () => {
    expect(thirdMine({}, { estate: [['MI1a', 'CL2a']] }).changed()).toMatchObject({
      'first triples': 'mine:0',
    });
    const onCloisters = thirdMine({}, { estate: [['CL1a', 'CL2a']] }).choose('onto 1');
    expect(onCloisters.changed()).toMatchObject({ 'first triples': 'mine:0' });
    // Also where the cloister is the third card.
    const byCloister = at(
      position({ players: [{ hand: [4, 1], projects: ['CL4a'], estate: [['MI1a', 'MI2a']] }] }),
    );
    byCloister.choose('play 4', 'place CL4a', 'onto 1');
    expect(byCloister.changed()).toMatchObject({ 'first triples': 'mine:0' });
  });

  test('BUR-BONUS-16 bonus cards are public and stay with their owner', () => {
    const table = thirdMine(
      {},
      { estate: [['MI1a', 'MI2a'], ['CA1a'], ['CL1a'], ['KN1a'], ['SH1a'], ['PA1a'], ['WT2']] },
    );
    table.choose('onto 1', 'bonus 5', 'end');
    for (const viewer of [0, 1, null]) {
      expect(table.seenBy(viewer).firstTriple[1]).toBe(0);
      expect(table.seenBy(viewer).players[0].allSeven).toBe(3);
    }
    // The same triple and the same seven colours of somebody else take nothing away.
    expect(table.points(0)).toMatchObject({ firstTriples: 1, allSeven: 3 });
  });
});

describe('phase bonus', () => {
  test('BUR-BONUS-04 exactly one option for every triple, also for a second one of the type', () => {
    const table = thirdMine(
      {},
      {
        estate: [
          ['MI1a', 'MI2a', 'MI3a'],
          ['MI5a', 'MI6a'],
        ],
      },
    );
    expect(table.asked()).toBe('0 phaseBonus');
    expect(table.refused('decline').reason).toBe('notOffered');
    table.choose('bonus 1');
    expect(table.asked()).toBe('0 endTurn');
    expect(table.changed()).toMatchObject({ '0 points': 3, '0 silver': 2 });
  });

  /** What the options bring, beyond the two silver of the mine. */
  const bring = (phase: 'A' | 'B' | 'C' | 'D' | 'E'): Record<string, unknown>[] => {
    const options = thirdMine({ phase }).open();
    return options.map((option) => {
      const table = thirdMine({ phase, goods: ['LL', 'MM'], animals: ['SS', 'PP'] });
      table.changed();
      table.choose(option);
      while (table.asked() === '0 goods') table.choose('goods 1');
      while (table.asked() === '0 animal') table.choose('animal 2');
      const { goods: _goods, animals: _animals, ...gain } = table.changed();
      return gain;
    });
  };

  test('BUR-BONUS-05 phase A: 3 points, 2 goods, 2 animals, 3 silver or 3 workers', () => {
    expect(bring('A')).toEqual([
      { '0 points': 3, '0 silver': 2 },
      { '0 goods': 'LL', '0 silver': 2 },
      { '0 animals': 'PP', '0 silver': 2 },
      { '0 silver': 5 },
      { '0 workers': 3, '0 silver': 2 },
    ]);
  });

  test('BUR-BONUS-06 phase B: 2 points, a good and an animal, 3 silver or 3 workers', () => {
    expect(bring('B')).toEqual([
      { '0 points': 2, '0 silver': 2 },
      { '0 goods': 'L', '0 animals': 'P', '0 silver': 2 },
      { '0 silver': 5 },
      { '0 workers': 3, '0 silver': 2 },
    ]);
  });

  test('BUR-BONUS-07 phase C: 1 point, 1 good, 1 animal, 2 silver or 2 workers', () => {
    expect(bring('C')).toEqual([
      { '0 points': 1, '0 silver': 2 },
      { '0 goods': 'L', '0 silver': 2 },
      { '0 animals': 'P', '0 silver': 2 },
      { '0 silver': 4 },
      { '0 workers': 2, '0 silver': 2 },
    ]);
  });

  test('BUR-BONUS-08 phase D: 2 silver, 2 workers, or one of each', () => {
    expect(bring('D')).toEqual([
      { '0 silver': 4 },
      { '0 workers': 2, '0 silver': 2 },
      { '0 workers': 1, '0 silver': 3 },
    ]);
  });

  test('BUR-BONUS-09 phase E: 1 silver or 1 worker', () => {
    expect(bring('E')).toEqual([{ '0 silver': 3 }, { '0 workers': 1, '0 silver': 2 }]);
  });

  test('BUR-BONUS-10 goods one after the other, each from a stack of choice, divided in between', () => {
    const table = thirdMine({ goods: ['L', 'MDM'], scarce: true }).choose('bonus 2');
    expect(table.asked()).toBe('0 goods');
    table.choose('goods 1');
    expect(table.changed()).toMatchObject({ goods: 'M / MD', '0 goods': 'L' });
    expect(table.asked()).toBe('0 goods');
    table.choose('goods 1');
    expect(table.changed()).toMatchObject({ '0 goods': 'LM', '0 silver': 2 });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-BONUS-10 a short supply gives what is there, an empty one is not offered', () => {
    const short = thirdMine({ goods: ['L', ''], scarce: true }).choose('bonus 2');
    expect(short.changed()).toMatchObject({ '0 goods': 'L', '0 silver': 2 });
    expect(short.asked()).toBe('0 endTurn');
    const none = thirdMine({ goods: ['', ''], scarce: true });
    expect(none.open()).toEqual(['bonus 1', 'bonus 3', 'bonus 4', 'bonus 5']);
    expect(none.refused('bonus 2')).toMatchObject({ reason: 'bonusGivesNothing', rule: 'BUR-BONUS-10' });
    const noAnimals = thirdMine({ animals: ['', ''], scarce: true });
    expect(noAnimals.refused('bonus 3')).toMatchObject({ rule: 'BUR-BONUS-10' });
    // Half of a mixed bonus is still something.
    const mixed = thirdMine({ phase: 'B', goods: ['', ''], animals: ['S', 'P'], scarce: true });
    expect(mixed.choose('bonus 2').asked()).toBe('0 animal');
  });
});

describe('all 7 types', () => {
  const six = [['CA1a'], ['CL1a'], ['KN1a'], ['SH1a'], ['PA1a'], ['WT2']];

  test('BUR-BONUS-11 BUR-BONUS-13 the seventh colour takes the top card, at once', () => {
    const table = thirdMine({}, { estate: six }).choose('onto 7');
    expect(table.changed()).toMatchObject({ '0 allSeven': 3, 'all seven cards': '1' });
    expect(table.points(0)).toMatchObject({ allSeven: 3 });
  });

  test('BUR-BONUS-11 six colours are not enough', () => {
    const table = thirdMine({}, { estate: six.slice(1) }).choose('onto 6');
    expect(table.changed()).not.toHaveProperty('0 allSeven');
  });

  test.each([
    [2, [3, 1]],
    [3, [4, 2, 1]],
  ] as const)('BUR-BONUS-11 the second player gets the next card (%i players)', (seats, cards) => {
    const others = [{ estate: [['CA2a'], ['CL2a'], ['KN2a'], ['SH2a'], ['PA2a'], ['BK5'], ['MI2b']] }];
    const table = thirdMine({ seats }, { estate: six }, others).choose('onto 7');
    expect([table.player(1).allSeven, table.player(0).allSeven]).toEqual(cards.slice(0, 2));
  });

  test('BUR-BONUS-12 a cloister is violet in any stack, and nothing else', () => {
    const hidden = thirdMine({}, { estate: [['CA1a', 'CL1a'], ['KN1a'], ['SH1a'], ['PA1a'], ['WT2']] });
    expect(hidden.changed()).toMatchObject({ '0 allSeven': 3 });
    // Cloisters on a building stack do not replace the pasture that is missing.
    const standIn = thirdMine({}, { estate: [['CA1a'], ['KN1a'], ['SH1a', 'CL2a'], ['WT2', 'CL1a']] });
    expect(standIn.changed()).not.toHaveProperty('0 allSeven');
  });

  test('BUR-BONUS-13 complete stacks count like incomplete ones', () => {
    const complete = [['CA1a', 'CA2a', 'CA3a'], ['CL1a', 'CL2a', 'CL3a'], ...six.slice(2)];
    expect(thirdMine({}, { estate: complete }).changed()).toMatchObject({ '0 allSeven': 3 });
  });

  test('BUR-BONUS-14 once for each player; the last card leaves none', () => {
    const seven = [...six, ['MI1a']];
    const again = thirdMine({}, { estate: seven }).choose('onto 7');
    expect(again.changed()).not.toHaveProperty('0 allSeven');
    expect(again.player(0).allSeven).toBe(3);
    const others = [{ estate: [['CA2a'], ['CL2a'], ['KN2a'], ['SH2a'], ['PA2a'], ['BK5'], ['MI2b']] }];
    const last = thirdMine({}, { estate: six }, others).choose('onto 7');
    expect(last.changed()).toMatchObject({ '0 allSeven': 1, 'all seven cards': '' });
  });
});
