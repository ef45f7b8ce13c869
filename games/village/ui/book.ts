import { type Box, CHRONICLE, ENTRY } from '@spielstube/art/village/anchors.ts';
import { hasMarriage } from '../data/mixes.ts';
import { GROUP_FARM, GROUP_KEYS } from '../data/places.ts';
import { CHRONICLE_SPACES, chronicleSpaces } from '../data/spaces.ts';

/** With Marriage the Farm group has spaces with rings behind the others, and all of them are narrower. */
const WITH_RINGS = { count: 6, width: 21, step: 22 } as const;

/** A space of the chronicle as it is printed. */
export interface Entry {
  readonly box: Box;
  readonly hasRings: boolean;
  /** Open for so many players; the others are crossed out. */
  readonly isOpen: boolean;
}

/** The spaces of a group in the book. VIL-MAR-SET-05 */
export function entriesIn(mix: number, seats: number, group: number): readonly Entry[] {
  const { entries } = CHRONICLE[GROUP_KEYS[group]];
  const open = CHRONICLE_SPACES[seats][group];
  if (group !== GROUP_FARM || !hasMarriage(mix))
    return entries.map(([x, y], n) => ({ box: { x, y, ...ENTRY }, hasRings: false, isOpen: n < open }));
  const [[first, y]] = entries;
  const withRings = chronicleSpaces(mix, seats)[group] - open;
  return Array.from({ length: WITH_RINGS.count }, (_, n) => ({
    box: { x: first + WITH_RINGS.step * n, y, w: WITH_RINGS.width, h: ENTRY.h },
    hasRings: n >= entries.length,
    isOpen: n < entries.length ? n < open : n - entries.length < withRings,
  }));
}
