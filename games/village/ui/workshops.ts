import type { WorkshopName } from '@spielstube/art/village/anchors.ts';
import { OFFICE, SMITHY, STABLES, WAINWRIGHT } from '../data/places.ts';

/** The craft buildings as the drawing calls them, by their place. */
export const WORKSHOP_NAMES: Readonly<Record<number, WorkshopName>> = {
  [WAINWRIGHT]: 'wainwright',
  [STABLES]: 'stables',
  [OFFICE]: 'office',
  [SMITHY]: 'smithy',
};
