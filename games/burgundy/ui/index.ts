import url from '@spielstube/art/burgundy.svg?url';
import type { GameUi } from '@spielstube/ui';
import { PHASE_LETTERS, PHASES } from '../data/bonuses.ts';
import type { BurgundyTexts } from '../text/types.ts';
import { Display } from './display.tsx';
import { Own } from './own.tsx';
import { Rivals } from './rivals.tsx';
import { askSign, choicePrice, choiceSign, sourceSign } from './signs.tsx';
import { openChoices } from './table.ts';
import { Track } from './track.tsx';

/** The table of The Castles of Burgundy: the card game. */
export const burgundyUi: GameUi<BurgundyTexts> = {
  sprite: { name: 'burgundy', url },
  Track,
  Rivals,
  Board: Display,
  Own,
  sheets: ({ sheets: { board, own } }) => ({
    board: { label: board, glyph: 'ui-draw' },
    own: { label: own, glyph: 'ui-burgundy' },
  }),
  askSign,
  beside: (table) => openChoices(table, (action) => action.do === 'decline'),
  choiceSign,
  choicePrice,
  sourceSign,
  chapters: () => PHASE_LETTERS.map((name, phase) => ({ name, end: (phase + 1) / PHASES })),
};
