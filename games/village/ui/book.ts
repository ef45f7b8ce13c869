import { type Box, CHRONICLE, ENTRY } from '@spielstube/art/village/anchors.ts';
import { hasMarriage } from '../data/mixes.ts';
import { GROUP_FARM, GROUP_KEYS } from '../data/places.ts';

/** With Marriage there are two spaces more in the Farm group, and all of them are narrower. */
const WITH_RINGS = { count: 6, width: 21, step: 22 } as const;

/** Where the entries of a group lie in the book. */
export function entriesIn(mix: number, group: number): readonly Box[] {
  const { entries } = CHRONICLE[GROUP_KEYS[group]];
  if (group !== GROUP_FARM || !hasMarriage(mix)) return entries.map(([x, y]) => ({ x, y, ...ENTRY }));
  const [[first, y]] = entries;
  return Array.from({ length: WITH_RINGS.count }, (_, n) => ({
    x: first + WITH_RINGS.step * n,
    y,
    w: WITH_RINGS.width,
    h: ENTRY.h,
  }));
}

/** How many entries of a group have no rings. */
export const plainEntries = (group: number): number => CHRONICLE[GROUP_KEYS[group]].entries.length;
