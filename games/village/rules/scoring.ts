import { leaders, type ScoreLine, type ScoreSheet, type Seat, scoreSheet } from '@spielstube/engine';
import { CHURCH_POINTS } from '../data/church.ts';
import { COUNCIL_POINTS } from '../data/council.ts';
import { CUSTOMERS } from '../data/customers.ts';
import { groupOf, isLiving, stepInChurch, stepInCouncil } from '../data/places.ts';
import { CHRONICLE_POINTS, COIN_POINTS, CUSTOMERS_PER_REGULAR_POINT, TITLES } from '../data/scoring.ts';
import { TRAVEL_POINTS } from '../data/travel.ts';
import { goalPoints } from './goals.ts';
import type { Player, Village } from './state.ts';

/** VIL-SCORE-01 */
export function travelPoints(p: Player): number {
  let castles = 0;
  for (let left = p.castles; left > 0; left &= left - 1) castles++;
  return TRAVEL_POINTS[castles];
}

/** VIL-SCORE-02 */
export function churchPoints(p: Player): number {
  let points = 0;
  for (const place of p.members) points += CHURCH_POINTS[stepInChurch(place)];
  return points;
}

/** VIL-SCORE-03 */
export function councilPoints(p: Player): number {
  let points = 0;
  for (const place of p.members) points += COUNCIL_POINTS[stepInCouncil(place)];
  return points;
}

export function inChronicle(p: Player): number {
  let members = 0;
  for (const place of p.members) if (groupOf(place) >= 0) members++;
  return members;
}

/** VIL-SCORE-04 */
export function chroniclePoints(p: Player): number {
  return CHRONICLE_POINTS[Math.min(inChronicle(p), CHRONICLE_POINTS.length - 1)];
}

/** Printed points, and what a Regular brings. VIL-SCORE-05, VIL-PROMO-07 */
export function customerPoints(p: Player): number {
  let points = 0;
  for (const tile of p.customers) {
    points += CUSTOMERS[tile].points;
    if (CUSTOMERS[tile].regular) points += Math.floor(p.customers.length / CUSTOMERS_PER_REGULAR_POINT);
  }
  return points;
}

/** Grain first, then living members. VIL-SCORE-09, -10 */
function tieBreak(p: Player): number {
  return p.grain * (p.members.length + 1) + p.members.filter(isLiving).length;
}

/** What a seat would score if the game ended now. */
export function totalPoints(p: Player): number {
  return (
    p.points +
    goalPoints(p) +
    travelPoints(p) +
    churchPoints(p) +
    councilPoints(p) +
    chroniclePoints(p) +
    customerPoints(p) +
    p.coins * COIN_POINTS
  );
}

/** The lines of the score pad. */
export type ScoreSource =
  | 'prestige'
  | 'travel'
  | 'church'
  | 'council'
  | 'chronicle'
  | 'customers'
  | 'coins'
  | 'goals';

type Line = ScoreLine & { readonly source: ScoreSource };

/** The score pad, in its order; life goals only where they are played. VIL-SCORE-01 to -07 */
function padOf(s: Village, p: Player): Line[] {
  const lines: Line[] = [
    { source: 'prestige', points: p.points },
    { source: 'travel', points: travelPoints(p) },
    { source: 'church', points: churchPoints(p) },
    { source: 'council', points: councilPoints(p) },
    { source: 'chronicle', points: chroniclePoints(p) },
    { source: 'customers', points: customerPoints(p) },
    { source: 'coins', points: p.coins * COIN_POINTS },
  ];
  if (s.options.goals === true) lines.push({ source: 'goals', points: goalPoints(p) });
  return lines;
}

export function scores(s: Village): ScoreSheet[] {
  return s.players.map((p, seat) => scoreSheet(seat, padOf(s, p), s.conny === null ? tieBreak(p) : 0));
}

/** Alone there is no winner but a title; a better one than the first counts as won. VIL-SOLO-56 */
export function winners(s: Village): readonly Seat[] {
  if (s.conny !== null) return titleFor(totalPoints(s.players[0])) > 0 ? [0] : [];
  return leaders(scores(s));
}

/** The number of the solo title for a score, 0 to 5. */
export function titleFor(points: number): number {
  let title = 0;
  while (title + 1 < TITLES.length && points >= TITLES[title + 1].from) title++;
  return title;
}
