import { textSuite } from '@spielstube/engine/testing';
import { villagers } from '../index.ts';
import type { VillagersTypes } from '../rules/types.ts';
import { chapters as chaptersDe } from '../text/chapters-de.ts';
import { chapters as chaptersEn } from '../text/chapters-en.ts';
import { villagersDe } from '../text/de.ts';
import { villagersEn } from '../text/en.ts';

const TEXT = { de: villagersDe, en: villagersEn };
const BOOK = { de: chaptersDe, en: chaptersEn };

textSuite<VillagersTypes>(villagers, { text: TEXT, book: BOOK, mostDecisions: 1500 });
