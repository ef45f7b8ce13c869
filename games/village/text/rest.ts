import { GONE, groupForDeathAt, isAtSea, seaBurialPlace } from '../data/places.ts';
import { restingPlace } from '../rules/death.ts';
import { portDock } from '../rules/docks.ts';
import type { Village } from '../rules/state.ts';

/** Where somebody would lie who died at a place now; at sea the best space stands for those that can be chosen. */
export function restOf(s: Village, place: number): number {
  const group = groupForDeathAt(place);
  if (s.port === null || !isAtSea(place) || s.chronicle[group] > 0) return restingPlace(s, group);
  const space = portDock.docked.bestSpaceAtSea(s.port);
  return space < 0 ? GONE : seaBurialPlace(space);
}
