import { NOBODY } from '@spielstube/engine';
import { VOYAGE } from '../../data/chapters.ts';
import type { Newdale } from '../state.ts';
import { boardOf, chapterOf, isSolo, losePoints } from '../supply.ts';
import type { NewdaleTell } from '../types.ts';

/* The black ship of the solo voyage. NEW-CH8-12, NEW-SOLO-07 */

export const hasBlackShip = (s: Newdale): boolean => isSolo(s) && chapterOf(s).voyage;

/** It sails at the end of each round from the second one on; whenever it is ahead then, a point is lost. */
export function sailBlackShip(s: Newdale, tell: NewdaleTell): void {
  if (!hasBlackShip(s) || s.round < VOYAGE.blackShipFromRound) return;
  const from = s.blackShip;
  s.blackShip = Math.min(boardOf(s).sea.length - 1, from + VOYAGE.blackShipSteps);
  tell?.({ what: 'blackShipSailed', seat: NOBODY, from, to: s.blackShip });
  if (s.blackShip > s.players[0].ship) losePoints(s, 0, VOYAGE.blackShipAhead, 'blackShip', tell);
}
