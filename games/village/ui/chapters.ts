import type { VillageWords } from '../text/words.ts';

/** The game has no fixed number of rounds: it is over when the chronicle is full, so it is told in quarters of it. */
const QUARTERS = 4;

export function chaptersOf({ labels }: VillageWords): { readonly name: string; readonly end: number }[] {
  return Array.from({ length: QUARTERS }, (_, n) => ({
    name: labels.quarter(n + 1),
    end: (n + 1) / QUARTERS,
  }));
}
