import { leaders, type ScoreLine, type ScoreSheet, type Seat, scoreSheet } from '@spielstube/engine';
import { CHURCH_POINTS } from '../data/church.ts';
import { COUNCIL_POINTS } from '../data/council.ts';
import { CUSTOMERS } from '../data/customers.ts';
import { hasInn, hasMarriage, hasPort } from '../data/mixes.ts';
import { isInChronicle, isLiving, stepInChurch, stepInCouncil } from '../data/places.ts';
import {
  CHRONICLE_POINTS,
  COIN_POINTS,
  CUSTOMERS_PER_REGULAR_POINT,
  TITLE_SHIFT,
  TITLES,
} from '../data/scoring.ts';
import { TRAVEL_POINTS } from '../data/travel.ts';
import { innDock } from './docks.ts';
import { goalPoints } from './goals.ts';
import { mixOf } from './mix.ts';
import type { Player, Village } from './state.ts';

/** VIL-SCORE-01; the Traveller has a table of his own. VIL-CARD-TRAVELLER-01 */
export function travelPoints(p: Player, table: readonly number[] = TRAVEL_POINTS): number {
  let castles = 0;
  for (let left = p.castles; left > 0; left &= left - 1) castles++;
  return table[castles];
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
  for (const place of p.members) if (isInChronicle(place)) members++;
  return members;
}

/** VIL-SCORE-04; the Chronicler has a table of his own. VIL-CARD-CHRONICLER-01 */
export function chroniclePoints(p: Player, table: readonly number[] = CHRONICLE_POINTS): number {
  return table[Math.min(inChronicle(p), table.length - 1)];
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

/** What a seat would score if the game ended now, but for the Pickpocket. */
function pointsWithout(s: Village, seat: Seat): number {
  const p = s.players[seat];
  const points =
    p.points +
    goalPoints(p) +
    (s.port === null ? travelPoints(p) : 0) +
    churchPoints(p) +
    councilPoints(p) +
    chroniclePoints(p) +
    customerPoints(p) +
    p.coins * COIN_POINTS;
  return s.inn === null ? points : points + innDock.docked.villagerPoints(s, s.inn, seat);
}

/** What a seat would score if the game ended now. */
export function totalPoints(s: Village, seat: Seat): number {
  const points = pointsWithout(s, seat);
  return s.inn === null ? points : points + innDock.docked.pickpocketPoints(s, s.inn, seat, pointsWithout);
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
  | 'villagers'
  | 'goals';

type Line = ScoreLine & { readonly source: ScoreSource };

/** The score pad, in its order; travel, villagers and life goals only where they are played. VIL-SCORE-01 to -07, VIL-PORT-END-03 */
function padOf(s: Village, seat: Seat): Line[] {
  const p = s.players[seat];
  const lines: Line[] = [{ source: 'prestige', points: p.points }];
  if (s.port === null) lines.push({ source: 'travel', points: travelPoints(p) });
  lines.push(
    { source: 'church', points: churchPoints(p) },
    { source: 'council', points: councilPoints(p) },
    { source: 'chronicle', points: chroniclePoints(p) },
    { source: 'customers', points: customerPoints(p) },
    { source: 'coins', points: p.coins * COIN_POINTS },
  );
  if (s.inn !== null) {
    const { villagerPoints, pickpocketPoints } = innDock.docked;
    const points = villagerPoints(s, s.inn, seat) + pickpocketPoints(s, s.inn, seat, pointsWithout);
    lines.push({ source: 'villagers', points });
  }
  if (s.options.goals === true) lines.push({ source: 'goals', points: goalPoints(p) });
  return lines;
}

export function scores(s: Village): ScoreSheet[] {
  return s.players.map((p, seat) => scoreSheet(seat, padOf(s, seat), s.conny === null ? tieBreak(p) : 0));
}

/** Alone there is no winner but a title; a better one than the first counts as won. VIL-SOLO-56 */
export function winners(s: Village): readonly Seat[] {
  if (s.conny !== null) return titleFor(totalPoints(s, 0), mixOf(s)) > 0 ? [0] : [];
  return leaders(scores(s));
}

/** With expansions more points are needed for the same title. VIL-SOLO-64 */
function titleShift(mix: number): number {
  const { inn, port, marriage } = TITLE_SHIFT;
  return (hasInn(mix) ? inn : 0) + (hasPort(mix) ? port : 0) + (hasMarriage(mix) ? marriage : 0);
}

/** The points from which each solo title is earned. VIL-SOLO-64 */
export const titlesFrom = (mix: number): number[] =>
  TITLES.map(({ from }, title) => (title === 0 ? from : from + titleShift(mix)));

/** The number of the solo title for a score, 0 to 5. */
export function titleFor(points: number, mix = 0): number {
  let title = 0;
  while (title + 1 < TITLES.length && points >= TITLES[title + 1].from + titleShift(mix)) title++;
  return title;
}
