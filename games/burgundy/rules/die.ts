import type { Seat } from '@spielstube/engine';
import { CARD_DIE, DICE } from '../data/cards.ts';
import { DICE_OF_SORT } from '../data/setup.ts';
import type { BurgundyAction } from './moves.ts';
import { rowOf } from './piles.ts';
import { reason } from './reasons.ts';
import { ANY_DIE, type Burgundy } from './state.ts';
import type { BurgundyTell } from './types.ts';

const FACES = DICE.length;

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

/** The numbers that a die becomes with some workers: upwards from one to another, over 6 and 1 where that is lower. */
export interface Reach {
  readonly all: boolean;
  readonly from: number;
  readonly to: number;
}

export function reachOf(die: number, workers: number): Reach {
  const steps = Math.min(workers, FACES / 2);
  const stepped = (by: number): number => ((die - 1 + by + FACES) % FACES) + 1;
  return { all: steps === FACES / 2, from: stepped(-steps), to: stepped(steps) };
}

/** The nearer of the two numbers that sell a sort. BUR-ACT3-01 */
export function nearestDieToSell(die: number, sort: number): number {
  const [low, high] = DICE_OF_SORT[sort];
  return workersNeeded(die, low) <= workersNeeded(die, high) ? low : high;
}

export function workersToSell(die: number, sort: number): number {
  return workersNeeded(die, nearestDieToSell(die, sort));
}

/** What an action costs in workers with a die: those in which its number matters. */
export function workersFor(s: Burgundy, die: number, action: BurgundyAction): number {
  switch (action.do) {
    case 'take':
      return workersNeeded(die, rowOf(s, action.card));
    case 'place':
      return workersNeeded(die, CARD_DIE[action.card]);
    case 'sell':
      return workersToSell(die, action.sort);
    default:
      return 0;
  }
}

export const TOO_FEW_WORKERS = reason('tooFewWorkers', 'BUR-WORKER-04', (s, f, wish) => ({
  die: f.die,
  price: 'do' in wish ? workersFor(s, f.die, wish) : 0,
  workers: s.players[f.seat].workers,
}));

/** Returns the workers for a change of the die, always the least that does. BUR-WORKER-01, -07 */
export function changeDie(s: Burgundy, seat: Seat, die: number, wanted: number, tell: BurgundyTell): void {
  const workers = workersNeeded(die, wanted);
  if (workers === 0) return;
  s.players[seat].workers -= workers;
  tell?.({ what: 'workersSpent', seat, workers, from: die, to: wanted });
}
