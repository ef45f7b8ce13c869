import type { Lang } from '@spielstube/engine';
import { type BurgundyText, textIn } from './compose.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Everything the game says, in both languages. */
export const burgundyText: Record<Lang, BurgundyText> = { de: textIn(de), en: textIn(en) };
