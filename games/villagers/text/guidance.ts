import type { Guidance } from '@spielstube/engine/text';
import { guided } from './guide.ts';
import type { VillagersTexts } from './types.ts';

/** What helps somebody who is new to the game. */
export const guidance: Guidance<VillagersTexts> = {
  guided,
  chapter: () => 'course',
};
