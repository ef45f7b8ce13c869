import type { Seat, Tell } from '@spielstube/engine';
import { DICE_OF_SORT } from '../data/setup.ts';
import type { BurgundyEvent } from './events.ts';
import { ANY_DIE, type Burgundy } from './state.ts';

const FACES = 6;

/** Workers that turn a die into the wanted number: one a step, 6 and 1 are neighbours. BUR-WORKER-02, -03 */
const PRICE: readonly (readonly number[])[] = Array.from({ length: FACES + 1 }, (_, die) =>
  Array.from({ length: FACES + 1 }, (_, wanted) => {
    if (die === ANY_DIE) return 0;
    const distance = Math.abs(die - wanted);
    return Math.min(distance, FACES - distance);
  }),
);

export function workersNeeded(die: number, wanted: number): number {
  return PRICE[die][wanted];
}

/** The nearer of the two numbers that sell a sort. BUR-ACT3-01 */
export function nearestDieToSell(die: number, sort: number): number {
  const [low, high] = DICE_OF_SORT[sort];
  return workersNeeded(die, low) <= workersNeeded(die, high) ? low : high;
}

export function workersToSell(die: number, sort: number): number {
  return workersNeeded(die, nearestDieToSell(die, sort));
}

/** Returns the workers for a change of the die, always the least that does. BUR-WORKER-01, -07 */
export function changeDie(
  s: Burgundy,
  seat: Seat,
  die: number,
  wanted: number,
  tell: Tell<BurgundyEvent>,
): void {
  const workers = workersNeeded(die, wanted);
  if (workers === 0) return;
  s.players[seat].workers -= workers;
  tell?.({ what: 'workersSpent', seat, workers, from: die, to: wanted });
}
