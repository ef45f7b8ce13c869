import {
  leaders,
  NOBODY,
  reveal,
  type ScoreLine,
  type ScoreSheet,
  type Seat,
  scoreSheet,
} from '@spielstube/engine';
import { AREAS } from '../data/areas.ts';
import { NOTHING, placeIn } from '../data/box.ts';
import { CARD_POINTS } from '../data/cards.ts';
import { SOLO_LEVELS, SOLO_SHIPYARDS, TARGET_PLACE_POINTS, VOYAGE } from '../data/chapters.ts';
import { countsFor } from '../data/missions.ts';
import { MILITARY_POINTS, SCORING } from '../data/setup.ts';
import { isAtSeaEnd } from './chapters/ships.ts';
import { deliveryOf, orderCoins } from './order.ts';
import { hasBit, type Newdale, SCORED } from './state.ts';
import { boardOf, chapterOf, isSolo, losePoints } from './supply.ts';
import type { NewdaleStep } from './types.ts';

/* The final scoring. NEW-SCORE-01 to -15 */

/** Everything is open now. NEW-CH8-07, NEW-SCORE-01 */
export const scoring: NewdaleStep = {
  run(s, _f, tell) {
    if (chapterOf(s).voyage) {
      s.players.forEach((_, seat) => {
        if (!isAtSeaEnd(s, seat)) losePoints(s, seat, VOYAGE.notArrived, 'notArrived', tell);
      });
    }
    s.phase = SCORED;
    reveal(s);
    tell?.({ what: 'missionsShown', seat: NOBODY, missions: s.players.map(({ mission }) => mission) });
    tell?.({ what: 'gameOver', seat: NOBODY });
  },
};

/** The strongest, the second, the third of those with fists; who is tied takes the higher place. NEW-SCORE-02 to -05, NEW-SOLO-08 */
export function militaryPoints(s: Newdale, seat: Seat): number {
  const { fists } = s.players[seat];
  if (fists === 0) return 0;
  let stronger = 0;
  for (const other of s.players) if (other.fists > fists) stronger++;
  return MILITARY_POINTS[stronger] ?? 0;
}

/** NEW-SCORE-11, -15 */
export function missionPoints(s: Newdale, seat: Seat, mission: number): number {
  const { symbol } = boardOf(s);
  const { houses } = s.players[seat];
  let points = 0;
  for (let place = 0; place < symbol.length; place++) {
    if (hasBit(houses, place) && symbol[place] !== NOTHING && countsFor(symbol[place], mission))
      points += SCORING.missionHouse;
  }
  return points;
}

/** Chapters IV and V have a place that one should come to. NEW-SCORE-14 */
const hasTargetPlace = (s: Newdale): boolean => chapterOf(s).target !== NOTHING;

/** A house in the chapter's target place. NEW-SCORE-14, NEW-CH4-01, NEW-CH5-05 */
export function targetPoints(s: Newdale, seat: Seat): number {
  const { target } = chapterOf(s);
  return hasTargetPlace(s) && hasBit(s.players[seat].houses, target) ? TARGET_PLACE_POINTS : 0;
}

/** Points of built cards and hired sailors. NEW-SCORE-12, NEW-VP-08, NEW-SAILOR-10 */
export function cardPoints(s: Newdale, seat: Seat): number {
  const { areas, specials } = s.players[seat];
  let points = 0;
  for (let area = 0; area < AREAS; area++) if (areas[area] !== NOTHING) points += CARD_POINTS[areas[area]];
  for (let n = 0; n < specials.length; n++) points += CARD_POINTS[specials[n]];
  return points;
}

/** The lines of the score pad, in its order. */
const SOURCE_KEYS = ['track', 'military', 'order', 'goods', 'mission', 'target', 'buildings'] as const;
export type ScoreSource = (typeof SOURCE_KEYS)[number];
type Line = ScoreLine & { readonly source: ScoreSource };

/**
 * What everybody would score now. Missions are secret until the end, so they count only then. Tied, who sits farther
 * from the new start player wins. NEW-SCORE-01, NEW-TIE-01 to -03
 */
export function scores(s: Newdale): ScoreSheet[] {
  return s.players.map((player, seat) => {
    const delivery = deliveryOf(s, seat);
    const lines: Line[] = [
      { source: 'track', points: player.points },
      { source: 'military', points: militaryPoints(s, seat) },
      { source: 'order', points: delivery.points },
      { source: 'goods', points: delivery.rest },
      { source: 'mission', points: s.phase === SCORED ? missionPoints(s, seat, player.mission) : 0 },
      ...(hasTargetPlace(s) ? [{ source: 'target', points: targetPoints(s, seat) } as const] : []),
      { source: 'buildings', points: cardPoints(s, seat) },
    ];
    return scoreSheet(seat, lines, (seat - s.startPlayer + s.seats) % s.seats);
  });
}

/** Alone all targets of the solo card must be met. NEW-SOLO-05 */
export const winners = (s: Newdale): readonly Seat[] => {
  if (!isSolo(s)) return leaders(scores(s));
  return soloTargets(s).every(({ met }) => met) ? [0] : [];
};

/** What solo cards ask for besides delivery, fists and points. */
export const FURTHER_TARGETS = ['mission', 'bridge', 'house', 'shipyards', 'lighthouse', 'newdale'] as const;
type FurtherTargetKey = (typeof FURTHER_TARGETS)[number];
export type SoloTargetKey = 'delivery' | 'fists' | 'points' | FurtherTargetKey;
export interface SoloTarget<K extends SoloTargetKey = SoloTargetKey> {
  readonly key: K;
  readonly met: boolean;
  readonly wanted: number;
  readonly reached: number;
}

/** The targets of a solo chapter, as far as they are met now. NEW-SOLO-05, -10 */
export function soloTargets(s: Newdale): readonly SoloTarget[] {
  const { solo, order } = chapterOf(s);
  const [{ total }] = scores(s);
  const { fists, goods } = s.players[0];
  const coins = orderCoins(goods, order);
  const points = solo.points[placeIn(SOLO_LEVELS, `${s.options.targets}`)];
  return [
    { key: 'delivery', met: coins >= solo.delivery, wanted: solo.delivery, reached: coins },
    { key: 'fists', met: fists >= solo.fists, wanted: solo.fists, reached: fists },
    { key: 'points', met: total >= points, wanted: points, reached: total },
    ...furtherTarget(s),
  ];
}

/** The one that the chapter's card asks for, if any. */
export function furtherTarget(s: Newdale): SoloTarget<FurtherTargetKey>[] {
  const { houses, shipyards, arrived, fulfilled } = s.players[0];
  const once = (key: FurtherTargetKey, met: boolean): SoloTarget<FurtherTargetKey>[] => [
    { key, met, wanted: 1, reached: met ? 1 : 0 },
  ];
  const row = chapterOf(s);
  switch (row.key) {
    case 'I':
      return [];
    case 'II':
    case 'IIIb':
      return once('mission', fulfilled);
    case 'IIIa':
      return once('bridge', s.bridges.includes(0));
    case 'IVa':
    case 'IVb':
    case 'V':
      return once('house', hasBit(houses, row.target));
    case 'VI':
      return [
        { key: 'shipyards', met: shipyards >= SOLO_SHIPYARDS, wanted: SOLO_SHIPYARDS, reached: shipyards },
      ];
    case 'VII':
      return once('lighthouse', arrived);
    case 'VIII':
      return once('newdale', isAtSeaEnd(s, 0));
  }
}
