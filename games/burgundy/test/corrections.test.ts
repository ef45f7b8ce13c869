import type { Corrections } from '@spielstube/engine';
import { anyChoice, playGame, whyRefused } from '@spielstube/engine/testing';
import { expect, test, vi } from 'vitest';
import { boxText } from '../text/box-en.ts';

/* What happens when owners of the printed game correct the box: every file is loaded anew for that. */

async function corrected(corrections: Corrections) {
  vi.resetModules();
  const { layCorrections } = await import('@spielstube/engine');
  layCorrections('burgundy', corrections);
  const { burgundy } = await import('../index.ts');
  const { chapters } = await import('../text/chapters-de.ts');
  const rule = (id: string): string | undefined =>
    chapters.flatMap(({ rules }) => rules).find((one) => one.id === id)?.text;
  return { burgundy, rule };
}

// Other tests load the box as it is.

test('a corrected box changes rules and book alike, and its games end', async () => {
  const { burgundy, rule } = await corrected({
    'cardDice.castle.1': 1,
    'cardDice.castle.6': 3,
    'buildingDice.church.0': 6,
    'effects.mine.silver': 4,
    'phaseBonuses.E.0.points': 1,
    'starting.silver': 2,
    'actions.cardsPerPoint': 4,
    'display.2.byDie': 3,
    'allSeven.2.0': 5,
    'buildingTakes.market.0': 'castle',
  });
  expect(burgundy.box.corrections).not.toBe('');
  expect(burgundy.parse('take CA1b')).toBeNull();
  expect(burgundy.parse('take CA6c')).not.toBeNull();
  expect(burgundy.parse('take CH6b')).not.toBeNull();
  const s = burgundy.setup(2, { startPlayer: '1' }, 'corrected');
  expect(s.players.map(({ silver }) => silver)).toEqual([2, 2]);
  expect(s.rows.flat()).toHaveLength(9);
  expect(s.allSevenCards).toEqual([1, 5]);
  for (const seats of burgundy.seats) playGame(burgundy, seats, {}, 'corrected', anyChoice, 3000);
  expect(rule('BUR-CARD-MINE-01')).toBe('Die Mine bringt vier Silber.');
  expect(rule('BUR-BONUS-09')).toContain('1 Punkt und 1 Silber oder 1 Arbeiter');
  expect(rule('BUR-SET-15')).toBe('Zu zweit sind es 5 und 1.');
  expect(rule('BUR-CARD-MARKET-01')).toBe(
    'Markt: Du darfst eine Burg oder ein Schiff aus der Auslage nehmen.',
  );
});

test.each<[string, Corrections]>([
  ['there are 12 cards of type castle', { 'cardDice.castle.1': 3 }],
  ['there are three cards of each building', { 'cardCounts.building': 23 }],
  ['a die shows 1 to 6', { 'buildingDice.bank.0': 7 }],
  ['a type is one of castle', { 'buildingTakes.church.0': 'tower' }],
  [
    'one option of each phase brings points, silver or workers',
    { 'phaseBonuses.E.0.silver': 0, 'phaseBonuses.E.1.workers': 0 },
  ],
  ['silver and cards for 1 point are at least 1', { 'actions.cardsPerPoint': 0 }],
  ['the purchase brings at least 1 card', { 'purchase.cards': 0 }],
  ['each animal more in a set adds', { 'animalSets.3': 5 }],
  ['there are at least 3 of a sort', { 'animals.ofASort': 1 }],
  ['each number sells one sort', { 'goodsDice.light.0': 2 }],
  ['the set-up for 4 needs more cards than there are', { 'display.4.inOrder': 99 }],
  ['each card is worth a point or more', { 'allSeven.3.2': 0 }],
  ['has no value "triplePoints.tower"', { 'triplePoints.tower': 3 }],
])('a correction that would break the game is refused: %s', async (message, corrections) => {
  expect(await whyRefused(corrected(corrections), boxText)).toContain(message);
});
