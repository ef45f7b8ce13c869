import { textSuite } from '@spielstube/engine/testing';
import { newdale } from '../index.ts';
import type { NewdaleTypes } from '../rules/types.ts';
import { chapters as chaptersDe } from '../text/chapters-de.ts';
import { chapters as chaptersEn } from '../text/chapters-en.ts';
import { newdaleDe } from '../text/de.ts';
import { newdaleEn } from '../text/en.ts';

const TEXT = { de: newdaleDe, en: newdaleEn };
const BOOK = { de: chaptersDe, en: chaptersEn };

textSuite<NewdaleTypes>(newdale, { text: TEXT, book: BOOK, mostDecisions: 3000 });
