import { expect, test } from 'vitest';
import { firstPlaces, seatPlans, seatSitter } from '../setup/plan.ts';

test('alone, with friends, against bots', () => {
  expect(seatPlans(firstPlaces(4, 'solo', 'Anna'))).toEqual([{ kind: 'person', name: 'Anna' }]);
  expect(seatPlans(firstPlaces(4, 'friends', 'Anna')).map((seat) => seat.kind)).toEqual(['person', 'person']);
  expect(seatPlans(firstPlaces(4, 'bots', 'Anna')).map((seat) => seat.kind)).toEqual([
    'person',
    'bot',
    'bot',
    'bot',
  ]);
});

test('names at a table differ', () => {
  const names = firstPlaces(5, 'bots', 'Sophie').map((place) => place.name);
  expect(new Set(names).size).toBe(5);
});

test('there is only one "you"', () => {
  const places = seatSitter(firstPlaces(3, 'bots', 'Anna'), 2, 'you');
  expect(places.map((place) => place.sitter)).toEqual(['friend', 'bot', 'you']);
});
