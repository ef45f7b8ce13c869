import { evenChapters, type GameUi, itinerary, openChoices } from '@spielstube/ui';
import { PHASE_LETTERS } from '../data/bonuses.ts';
import type { BurgundyTexts } from '../text/types.ts';
import { Area } from './area.tsx';
import { Display } from './display.tsx';
import { Own } from './own.tsx';
import { Rivals } from './rivals.tsx';
import { askSign, choiceSign, price, sourceSign } from './signs.tsx';
import { Track } from './track.tsx';
import { TRAVELS } from './travels.ts';

/** The board of The Castles of Burgundy: the card game. */
export const burgundyUi: GameUi<BurgundyTexts> = {
  sprites: ['burgundy'],
  rivalSign: 'rival-egon',
  travels: itinerary(TRAVELS),
  Track,
  Rivals,
  Board: Display,
  Own,
  Area,
  sheets: ({ sheets: { board, own } }) => ({
    board: { label: board, glyph: 'ui-draw' },
    own: { label: own, glyph: 'ui-burgundy' },
  }),
  askSign,
  beside: (board) => openChoices(board, (action) => action.do === 'decline'),
  choiceSign,
  price,
  sourceSign,
  holdings: async () => (await import('./holdings.ts')).holdings,
  chapters: () => evenChapters(PHASE_LETTERS),
};
