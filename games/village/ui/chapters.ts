import type { Lang } from '@spielstube/engine';
import { wordsIn } from './words.ts';

/** The game has no fixed number of rounds: it is over when the chronicle is full, so it is told in quarters of it. */
const QUARTERS = 4;

export function chaptersIn(lang: Lang): { readonly name: string; readonly end: number }[] {
  const words = wordsIn(lang);
  return Array.from({ length: QUARTERS }, (_, n) => ({
    name: words.quarter(n + 1),
    end: (n + 1) / QUARTERS,
  }));
}
