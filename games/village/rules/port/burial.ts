import { push, type Seat, type Tell } from '@spielstube/engine';
import { GONE, SEA_BURIAL_COUNT, seaBurialPlace } from '../../data/places.ts';
import { SEA_BURIAL_POINTS } from '../../data/port.ts';
import { afterBurial, layAt } from '../death.ts';
import type { VillageEvent } from '../events.ts';
import { buryAt } from '../moves.ts';
import { frame, type Port, type Village } from '../state.ts';
import { gainPoints } from '../supply.ts';
import type { VillageQuestion } from '../types.ts';

export const isFree = (port: Port, grave: number): boolean => (port.burials & (1 << grave)) !== 0;
const freeSpaces = (port: Port): number[] =>
  Array.from({ length: SEA_BURIAL_COUNT }, (_, grave) => grave).filter((grave) => isFree(port, grave));

/** The Travel group is full: a space at sea of the owner's choice, never a grave. VIL-PORT-DEATH-03, -04, VIL-PORT-END-04 */
export function buryAtSea(
  s: Village,
  port: Port,
  seat: Seat,
  member: number,
  tell: Tell<VillageEvent>,
): void {
  const free = freeSpaces(port);
  if (free.length > 1) return push(s, frame('seaBurial', seat, member));
  if (free.length === 1) return layAtSea(s, port, seat, member, free[0], tell);
  layAt(s, seat, s.players[seat].members, member, GONE, tell);
  afterBurial(s, seat, member, tell);
}

function layAtSea(
  s: Village,
  port: Port,
  seat: Seat,
  member: number,
  grave: number,
  tell: Tell<VillageEvent>,
): void {
  port.burials &= ~(1 << grave);
  layAt(s, seat, s.players[seat].members, member, seaBurialPlace(grave), tell);
  if (SEA_BURIAL_POINTS[grave] > 0) gainPoints(s, seat, SEA_BURIAL_POINTS[grave], 'seaBurial', tell);
  afterBurial(s, seat, member, tell);
}

/** Which of the empty spaces? VIL-PORT-DEATH-04 */
export const seaBurial: VillageQuestion = {
  options(s, _f, offer) {
    if (s.port !== null) for (const grave of freeSpaces(s.port)) offer.open(buryAt(grave));
  },
  resolve(s, f, a, tell) {
    if (a.do === 'buryAt' && s.port !== null) layAtSea(s, s.port, f.seat, f.what, a.grave, tell);
  },
};

/** Conny's dead take the space that is worth most; nobody scores it. VIL-SOLO-58, -70 */
export function bestSpaceAtSea(port: Port): number {
  const free = freeSpaces(port);
  return free.reduce(
    (best, grave) => (SEA_BURIAL_POINTS[grave] > SEA_BURIAL_POINTS[best] ? grave : best),
    free[0] ?? -1,
  );
}
