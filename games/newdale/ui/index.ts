import { evenChapters, type GameUi, itinerary, openChoices } from '@spielstube/ui';
import { ROUNDS } from '../data/setup.ts';
import type { NewdaleAction } from '../rules/moves.ts';
import { soloTargets } from '../rules/scoring.ts';
import type { NewdaleTexts } from '../text/types.ts';
import { Area } from './area.tsx';
import { withGivenNames } from './given-names.ts';
import { NewdaleBoard, SHAPE } from './newdale.tsx';
import { Own } from './own.tsx';
import { price } from './price.ts';
import { proposal } from './proposal.ts';
import { Rivals } from './rivals.tsx';
import { askSign, choiceSign, sourceSign } from './signs.tsx';
import { Track } from './track.tsx';
import { TRAVELS } from './travels.ts';

/** Whatever belongs to no thing on the table, or is wanted most. */
const BESIDE: readonly NewdaleAction['do'][] = ['skip', 'stop', 'stay', 'settle', 'draw', 'best'];

/** The board of Expedition to Newdale. */
export const newdaleUi: GameUi<NewdaleTexts> = {
  sprites: ['newdale'],
  rivals: 'beside',
  travels: itinerary(TRAVELS),
  shape: SHAPE,
  Track,
  Rivals,
  Board: NewdaleBoard,
  Own,
  Area,
  onOwn: [
    'layAside',
    'plan',
    'progress',
    'build',
    'chain',
    'feed',
    'pay',
    'area',
    'special',
    'discard',
    'nate',
    'halve',
    'finalProduction',
  ],
  sheets: ({ labels: { sheets } }) => ({
    board: { label: sheets.map, glyph: 'n-compass' },
    own: { label: sheets.own, glyph: 'n-act-build' },
  }),
  askSign,
  beside: (board) => openChoices(board, (a) => BESIDE.includes(a.do)),
  choiceSign,
  price,
  proposal,
  // Elsewhere hand cards could be used; whoever has placed all stones can only be ready.
  hangsOnSecrets: (_view, { kind }) => kind !== 'plan' && kind !== 'layAside',
  sourceSign,
  holdings: async () => (await import('./holdings.ts')).holdings,
  withGivenNames,
  soloTargets: (view, words) =>
    soloTargets(view).map((target) => ({
      name: words.soloTarget(view.chapter, target),
      wanted: target.wanted,
      reached: target.reached,
    })),
  chapters: () => evenChapters(Array.from({ length: ROUNDS }, (_, n) => `${n + 1}`)),
};
