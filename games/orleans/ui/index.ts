import { evenChapters, type GameUi, itinerary, openChoices } from '@spielstube/ui';
import { ROUNDS } from '../data/hourglass.ts';
import type { OrleansAction } from '../rules/moves.ts';
import type { OrleansTexts } from '../text/types.ts';
import { Area } from './area.tsx';
import type { Board } from './board.ts';
import { OrleansBoard, SHAPE } from './orleans.tsx';
import { Own } from './own.tsx';
import { price } from './price.ts';
import { Rivals } from './rivals.tsx';
import { askSign, choiceSign, sourceSign } from './signs.tsx';
import { Track } from './track.tsx';
import { TRAVELS } from './travels.ts';

const BESIDE: readonly OrleansAction['do'][] = ['ready', 'done', 'pass', 'leave', 'stop', 'keep'];

const drawsOf = (a: OrleansAction): number => (a.do === 'draw' ? a.count : 0);

/** Whatever belongs to no thing on the table, and the largest number of followers. */
function beside(board: Board) {
  const [most] = openChoices(board, (a) => a.do === 'draw').sort(
    (one, other) => drawsOf(other.action) - drawsOf(one.action),
  );
  return [...openChoices(board, (a) => BESIDE.includes(a.do)), ...(most === undefined ? [] : [most])];
}

/** The board of Orléans. */
export const orleansUi: GameUi<OrleansTexts> = {
  sprites: ['orleans'],
  rivals: 'beside',
  travels: itinerary(TRAVELS),
  shape: SHAPE,
  Track,
  Rivals,
  Board: OrleansBoard,
  Own,
  Area,
  onOwn: ['followers', 'tower', 'plan', 'act', 'bathhouse', 'technology'],
  sheets: ({ labels: { sheets } }) => ({
    board: { label: sheets.map, glyph: 'o-ui-map' },
    own: { label: sheets.own, glyph: 'o-ui-tableau' },
  }),
  askSign,
  beside,
  choiceSign,
  price,
  sourceSign,
  holdings: async () => (await import('./holdings.ts')).holdings,
  chapters: () => evenChapters(Array.from({ length: ROUNDS }, (_, n) => `${n + 1}`)),
};
