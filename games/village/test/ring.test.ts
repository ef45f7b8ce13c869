import { describe, expect, test } from 'vitest';
import { type Position, position } from './position.ts';
import { at, type Table } from './table.ts';

const alone = (wanted: Position): Table => at(position({ seats: 1, ring: 0, ...wanted }));
const GOALS = { options: { goals: true } };
const PROMOS = { options: { promos: true } };

describe('the ring alone, where it is worth more than a coin', () => {
  test('VIL-SOLO-10 with the Secretary in hand it may be kept, or given for the coin', () => {
    const scroll = (): Table => {
      const table = alone({
        ...GOALS,
        spaces: { crafts: 'p', grain: 's' },
        players: [{ members: { council3: '1' }, goals: ['writer', 'secretary'], coins: 1 }],
      });
      table.choose('cube crafts persuasion').changed();
      return table.choose('order scroll');
    };
    const kept = scroll();
    expect(kept.asked()).toBe('0 ringOrCoin');
    expect(kept.open()).toEqual(['giveRing', 'keepRing']);
    kept.choose('keepRing');
    expect(kept.changed()).toEqual({ '0 coins': 0, '0 goods': 's' });
    const given = scroll().choose('giveRing');
    expect(given.changed()).toEqual({ ring: 'spent', '0 goods': 's' });
    expect(given.told()).toContain('gaveRing');
  });

  test('VIL-SOLO-10 VIL-PROMO-04 kept at the Beggar, it still serves the guest of the Council', () => {
    const table = alone({
      ...PROMOS,
      spaces: { market: 'p', grain: 's' },
      stalls: ['P02', 'P03', 'C20'],
      players: [{ coins: 3, cubes: 'p' }],
    });
    table.choose('cube market persuasion', 'serve 1');
    expect(table.asked()).toBe('0 ringOrCoin');
    table.choose('keepRing');
    expect(table.player(0).coins).toBe(1);
    expect(table.s.nextStart).toBe(0);
  });

  test.each(['giveRing', 'keepRing'])(
    'VIL-SOLO-10 VIL-CARD-GEN-17 at the Beggar the coins are paid before anybody dies of the sale: %s',
    (choice) => {
      const seller = { goods: 'h', coins: 3, cubes: 'p', life: 9, members: { smithy: '1' } };
      const table = alone({
        ...PROMOS,
        spaces: { market: 'p', grain: 's' },
        stalls: ['C23', 'C20', 'P02'],
        players: [seller],
      });
      table.choose('cube market persuasion', 'serve 2', 'serve 3', 'pay 1p');
      expect(table.asked()).toBe('0 ringOrCoin');
      expect(table.choose(choice).asked()).toBe('0 death');
      expect(table.player(0).coins).toBe(choice === 'giveRing' ? 2 : 1);
    },
  );

  test('VIL-SOLO-10 at the Beggar who is paid for the sale with a coin, too, one question is enough', () => {
    const table = alone({
      ...PROMOS,
      spaces: { market: 's', grain: 's' },
      stalls: ['C23', 'C20', 'P02'],
      players: [{ goods: 'h', coins: 4 }],
    });
    table.choose('cube market skill', 'serve 2', 'serve 3');
    expect(table.asked()).toBe('0 ringOrCoin');
    expect(table.choose('keepRing').asked()).not.toBe('0 ringOrCoin');
    expect(table.player(0).coins).toBe(1);
  });

  test('VIL-SOLO-10 in the buy-out and for the fourth privilege, too', () => {
    const privilege = alone({
      ...GOALS,
      spaces: { council: 'p', grain: 's' },
      players: [{ members: { council3: '1' }, goals: ['writer', 'secretary'], coins: 2, goods: 's' }],
    });
    privilege.choose('cube council persuasion', 'advance 3 1', 'payScroll');
    // The Secretary shows itself with the step, and from then on the ring is a coin like any other.
    expect(privilege.told()).toContain('goalRevealed');
    privilege.choose('privilege 4').changed();
    expect(privilege.s.nextStart).toBe(-2);
    const mass = alone({
      ...GOALS,
      spaces: { grain: 's' },
      players: [{ members: { bag: '1' }, goals: ['writer', 'secretary'], coins: 1 }],
    });
    mass.choose('cube grain skill', 'decline', 'end', 'buyOut 1');
    expect(mass.asked()).toBe('0 ringOrCoin');
    mass.choose('giveRing');
    expect(mass.told()).toContain('gaveRing');
  });

  test('VIL-SOLO-10 a price that the coins do not cover takes the ring unasked', () => {
    const table = alone({
      ...GOALS,
      spaces: { crafts: 'p', grain: 's' },
      players: [{ goals: ['writer', 'secretary'], coins: 0 }],
    });
    table.choose('cube crafts persuasion').changed();
    table.choose('order scroll');
    expect(table.changed()).toEqual({ ring: 'spent', '0 goods': 's' });
  });

  test('VIL-SOLO-12 where nothing speaks for keeping it nobody is asked', () => {
    const table = alone({
      ...GOALS,
      spaces: { crafts: 'p', grain: 's' },
      players: [{ goals: ['writer'], revealed: ['saint'], coins: 1 }],
    });
    table.choose('cube crafts persuasion').changed();
    table.choose('order scroll');
    expect(table.changed()).toEqual({ ring: 'spent', '0 goods': 's' });
  });

  test.each(['secretary', 'saint', 'merchant'])(
    'VIL-GOAL-05 VIL-SOLO-12 who looks on does not learn from the question that the gold goal is %s',
    (gold) => {
      const table = alone({
        ...GOALS,
        spaces: { crafts: 'p', grain: 's' },
        players: [{ goals: ['writer', gold], coins: 1 }],
      });
      table.choose('cube crafts persuasion', 'order scroll');
      expect(table.asked()).toBe('0 ringOrCoin');
    },
  );

  test('VIL-GOAL-19 VIL-GOAL-11 a ring that pays for the fourth step does not count for the Secretary', () => {
    const table = alone({
      ...GOALS,
      spaces: { council: 'p', grain: 's' },
      players: [{ members: { council3: '1' }, goals: ['writer', 'secretary'], coins: 0 }],
    });
    table.choose('cube council persuasion', 'advance 3 1');
    expect(table.s.nextStart).toBe(-2);
    expect(table.player(0).revealedGoals).toEqual([]);
  });
});
