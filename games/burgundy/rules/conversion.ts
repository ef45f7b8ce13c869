import type { Seat } from '@spielstube/engine';
import { ACTIONS } from '../data/bonuses.ts';
import { MOST_CONVERTED, make } from './moves.ts';
import { type BurgundyVerdict, reason } from './reasons.ts';
import type { Burgundy } from './state.ts';
import type { BurgundyOffer, BurgundyTell } from './types.ts';

const TOO_FEW_TO_CONVERT = reason('tooFewToConvert', 'BUR-ACT6-04', (s, f) => ({
  cards: s.players[f.seat].workers + s.players[f.seat].silver,
}));
const NOT_IN_WHOLE_GROUPS = reason('notInWholeGroups', 'BUR-ACT6-04', (_s, _f, wish) => ({
  cards: 'workers' in wish ? wish.workers + wish.silver : 0,
}));

/** The points that so many cards make; only whole ones are given. */
export function pointsFor(cards: number): number {
  return cards / ACTIONS.cardsPerPoint;
}

/** Action 6: every mixture of workers and silver that makes whole points. BUR-ACT6-01, -02, -04 */
export function offerConversions(s: Burgundy, seat: Seat, offer: BurgundyOffer): void {
  const workersLeft = Math.min(s.players[seat].workers, MOST_CONVERTED);
  const silverLeft = Math.min(s.players[seat].silver, MOST_CONVERTED);
  const most = workersLeft + silverLeft;
  for (let cards = ACTIONS.cardsPerPoint; cards <= most; cards += ACTIONS.cardsPerPoint) {
    const mostWorkers = Math.min(cards, workersLeft);
    for (let workers = Math.max(0, cards - silverLeft); workers <= mostWorkers; workers++) {
      offer.open(make.convert(workers, cards - workers));
    }
  }
  if (!offer.explains) return;
  if (most < ACTIONS.cardsPerPoint) offer.closed(make.convert(0, ACTIONS.cardsPerPoint), TOO_FEW_TO_CONVERT);
  else if (!Number.isInteger(pointsFor(most)))
    offer.closed(make.convert(workersLeft, silverLeft), NOT_IN_WHOLE_GROUPS);
}

/** A mixture that the player has, and that would give something away for nothing. BUR-ACT6-04 */
export function notInWholeGroups(s: Burgundy, seat: Seat, workers: number, silver: number): BurgundyVerdict {
  const player = s.players[seat];
  const cards = workers + silver;
  const whole = cards > 0 && Number.isInteger(pointsFor(cards));
  return whole || workers > player.workers || silver > player.silver ? null : NOT_IN_WHOLE_GROUPS;
}

export function convertToPoints(
  s: Burgundy,
  seat: Seat,
  workers: number,
  silver: number,
  tell: BurgundyTell,
): void {
  const player = s.players[seat];
  const points = pointsFor(workers + silver);
  player.workers -= workers;
  player.silver -= silver;
  player.points += points;
  tell?.({ what: 'converted', seat, workers, silver, points });
}
