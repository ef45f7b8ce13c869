import { type Rng, randomInt, type Seat } from '@spielstube/engine';
import { expect } from 'vitest';
import type { SeatPlan, Table } from '../index.ts';

export const people = (seats: number): SeatPlan[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: `Seat ${seat + 1}` }));

/** One random move of a seat that has to decide. */
export function moveAtRandom(table: Table, rng: Rng): Seat {
  const deciding = table.deciding();
  const seat = deciding[randomInt(rng, deciding.length)];
  const { decision } = table.look(seat);
  const choices = decision?.choices ?? [];
  expect(table.submit(seat, choices[randomInt(rng, choices.length)].notation, decision?.id)).toBeNull();
  return seat;
}

/** The notation of the first open choice. */
export const firstChoice = (table: Table, seat: Seat): string =>
  table.look(seat).decision?.choices[0].notation ?? '';
