import { reveal as markBarrier, type Options, push, type Seat, type Tell } from '@spielstube/engine';
import { LIFE_GOALS } from '../data/goals.ts';
import { fits } from '../data/mixes.ts';
import type { VillageEvent } from './events.ts';
import { hasAllNeeds } from './goal-needs.ts';
import { mixOfOptions } from './mix.ts';
import {
  backOf,
  frame,
  GOLD_BACK,
  type Player,
  SOON_LOST,
  type Village,
  type VillageFrame,
} from './state.ts';

/** The goals that can be dealt: without those whose symbol is not in play. VIL-GOAL-02, -03 */
export const goalsInPlay = (options: Options): number[] =>
  LIFE_GOALS.map((_, goal) => goal).filter((goal) => fits(LIFE_GOALS[goal].with, mixOfOptions(options)));

/** Whether a goal in hand can be revealed now. VIL-GOAL-06, -11 */
export function isFulfilled(s: Village, seat: Seat, goal: number): boolean {
  return goal >= 0 && hasAllNeeds(s, seat, goal);
}

export const revealsByHand = (s: Village): boolean => s.options.revealGoals === 'byHand';

/**
 * Whether the seat is asked before something that might cost it a goal. Any goal in hand counts: a question that came
 * only with a fulfilled one would tell everybody of it. VIL-GOAL-05
 */
export function holdsGoalsByHand(s: Village, seat: Seat): boolean {
  return s.players[seat].goals.length > 0 && revealsByHand(s);
}

const indexOfGoal = (key: string): number => LIFE_GOALS.findIndex((goal) => goal.key === key);
/** Achievements that end by themselves: at a wedding, and when the ring goes back. */
export const GOVERNESS = indexOfGoal('governess');
export const SECRETARY = indexOfGoal('secretary');

/**
 * Before an achievement ends by itself: cards or the wedding may have brought it about since the seat was asked last. All
 * see who has what it takes, so whoever may hold the goal is asked. VIL-GOAL-05, -06, -21
 */
export function askBeforeLoss(s: Village, goal: number, next: VillageFrame): void {
  push(s, next);
  if (s.inn === null || !revealsByHand(s)) return;
  if (s.players.some(({ revealedGoals }) => revealedGoals.includes(goal))) return;
  for (let n = s.seats - 1; n >= 0; n--) {
    const seat = (s.startPlayer + n) % s.seats;
    if (holdsGold(s, seat) && hasAllNeeds(s, seat, goal)) push(s, frame('goals', seat, SOON_LOST));
  }
}

/** The Governess and the Secretary are gold goals. */
export const holdsGold = (s: Village, seat: Seat): boolean =>
  s.players[seat].goals.some((goal) => backOf(goal) === GOLD_BACK);

/** The card goes to the box, its points count at once; what all have seen cannot be taken back. VIL-GOAL-07, -08 */
export function reveal(s: Village, seat: Seat, goal: number, tell: Tell<VillageEvent>): void {
  const player = s.players[seat];
  const { points } = LIFE_GOALS[goal];
  player.goals = player.goals.filter((each) => each !== goal);
  player.revealedGoals = [...player.revealedGoals, goal];
  markBarrier(s);
  tell?.({ what: 'goalRevealed', seat, goal, points });
}

export function goalPoints(p: Player): number {
  let points = 0;
  for (const goal of p.revealedGoals) points += LIFE_GOALS[goal].points;
  return points;
}

/** With automatic revealing a goal is shown as soon as it is fulfilled: revealing costs nothing. */
export function checkGoals(s: Village, seat: Seat, tell: Tell<VillageEvent>): void {
  const { goals } = s.players[seat];
  if (goals.length === 0 || revealsByHand(s)) return;
  for (let n = goals.length - 1; n >= 0; n--) {
    if (isFulfilled(s, seat, goals[n])) reveal(s, seat, goals[n], tell);
  }
}
