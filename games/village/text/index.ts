import type { Lang } from '@spielstube/engine';
import { textIn, type VillageText } from './compose.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { VillageWords } from './words.ts';

/** Everything the game says, in both languages. */
export const villageText: Record<Lang, VillageText> = { de: textIn(de), en: textIn(en) };

/** Names of things, for the board. */
export const villageWords: Record<Lang, VillageWords> = { de: de.words, en: en.words };

export type { VillageWords } from './words.ts';
