import type { GameUi } from '@spielstube/ui';
import { TITLES } from '../data/scoring.ts';
import type { VillageAction, VillageWish } from '../rules/actions.ts';
import type { VillageEvent } from '../rules/events.ts';
import type { Village } from '../rules/state.ts';
import { chaptersIn } from './chapters.ts';
import { Own } from './own.tsx';
import { Rivals } from './rivals.tsx';
import { askSign, choicePrice, choiceSign, sourceSign } from './signs.tsx';
import { openChoices } from './table.ts';
import { Track } from './track.tsx';
import { VillageBoard } from './village.tsx';
import { wordsIn } from './words.ts';

/** The table of Village. */
export const villageUi: GameUi<Village, VillageAction, VillageEvent, VillageWish> = {
  sprite: 'village',
  rivals: 'beside',
  Track,
  Rivals,
  Board: VillageBoard,
  Own,
  sheets(lang) {
    const { board, own } = wordsIn(lang).sheets;
    return { board: { label: board, glyph: 'v-ui-village' }, own: { label: own, glyph: 'v-ui-farm' } };
  },
  askSign,
  beside: (table) =>
    openChoices(table, ({ do: what }) => what === 'pass' || what === 'decline' || what === 'done'),
  choiceSign,
  choicePrice,
  sourceSign,
  titlesFrom: TITLES.map(({ from }) => from),
  chapters: chaptersIn,
};
