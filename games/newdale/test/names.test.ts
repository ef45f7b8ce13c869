import { expectWords } from '@spielstube/engine/testing';
import { describe, expect, test } from 'vitest';
import { AREAS } from '../data/areas.ts';
import { LANDSCAPE_KEYS, SYMBOL_KEYS } from '../data/boards/place.ts';
import { BOARD_KEYS, BOARDS } from '../data/boards.ts';
import { KIND_KEYS, PILE_CARDS } from '../data/cards.ts';
import { CHAPTER_KEYS } from '../data/chapters.ts';
import { EVENT_KEYS } from '../data/events.ts';
import { BOARD_FIELD_KEYS, FIELD_KEYS } from '../data/fields.ts';
import { GOODS, RAWS } from '../data/goods.ts';
import { COLOURS, FIGURES } from '../data/helpers.ts';
import { SECRET_MISSIONS } from '../data/missions.ts';
import { PERSONS } from '../data/persons.ts';
import { TILE_KINDS } from '../data/tiles.ts';
import { SCORED, WORK_KEYS } from '../rules/state.ts';
import { FACES, LANGS, TEXT, upTo } from './languages.ts';

describe.each(LANGS)('names in %s', (lang) => {
  const { words } = TEXT[lang];

  test('everything on the table has a name of its own', () => {
    const named: readonly (readonly [count: number, name: (n: number) => string])[] = [
      [COLOURS, words.colour],
      [FIGURES, words.figure],
      [GOODS, words.good],
      [RAWS, words.raw],
      [LANDSCAPE_KEYS.length, words.landscape],
      [SYMBOL_KEYS.length, words.symbol],
      [SECRET_MISSIONS, words.mission],
      [FIELD_KEYS.length, words.field],
      [BOARD_FIELD_KEYS.length, words.fieldEffect],
      [AREAS, words.area],
      [4, words.stone],
      [2, words.progress],
      [BOARD_KEYS.length, words.board],
      [4, words.site],
      [TILE_KINDS, words.tile],
      [TILE_KINDS, words.tileEffect],
      [PERSONS, words.person],
      [PERSONS, words.personEffect],
      [2, words.supplementary],
      [2, words.supplementaryEffect],
      [WORK_KEYS.length, words.work],
      [CHAPTER_KEYS.length, words.chapterTitle],
      [CHAPTER_KEYS.length, words.task],
      [SCORED + 1, words.phase],
    ];
    for (const [count, name] of named) {
      const all = upTo(count).map(name);
      all.forEach(expectWords);
      expect(new Set(all).size, all.join(' / ')).toBe(count);
    }
    for (const kind of KIND_KEYS.keys()) {
      expect(words.onCard(kind).replaceAll('\u00ad', '')).toBe(words.kind(kind));
      for (const part of words.onCard(kind).split(/[\u00ad ]/)) expect(part.length).toBeLessThan(13);
    }
    for (const one of FACES) {
      expectWords(words.card(one));
      if (one < PILE_CARDS) expectWords(words.wholeCard(one));
    }
    for (const event of EVENT_KEYS.keys()) expectWords(words.eventEffect(event));
    for (const board of BOARDS.keys()) {
      const places = upTo(BOARDS[board].places).map((place) => words.place(board, place));
      expect(new Set(places).size).toBe(places.length);
    }
  });
});
