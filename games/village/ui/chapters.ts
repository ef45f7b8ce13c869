import { type Chapter, evenChapters } from '@spielstube/ui';
import type { VillageWords } from '../text/words.ts';

/** The game has no fixed number of rounds: it is over when the chronicle is full, so it is told in quarters of it. */
export const chaptersOf = ({ labels }: VillageWords): Chapter[] =>
  evenChapters([1, 2, 3, 4].map(labels.quarter));
