import { type GameUi, itinerary, openChoices } from '@spielstube/ui';
import { MARKETS, STACKS } from '../data/setup.ts';
import type { VillagersAction } from '../rules/moves.ts';
import type { VillagersTexts } from '../text/types.ts';
import { Area } from './area.tsx';
import { Own } from './own.tsx';
import { price } from './price.ts';
import { proposal } from './proposal.ts';
import { Rivals } from './rivals.tsx';
import { Road, SHAPE } from './road.tsx';
import { askSign, choiceSign, sourceSign } from './signs.tsx';
import { Track } from './track.tsx';
import { TRAVELS } from './travels.ts';

/** Whatever belongs to no thing on the table. */
const BESIDE: readonly VillagersAction['do'][] = ['noCoin', 'recruit', 'pay'];

/** The board of Villagers. */
export const villagersUi: GameUi<VillagersTexts> = {
  sprites: ['villagers'],
  rivals: 'beside',
  rivalSign: 'vp-countess',
  travels: itinerary(TRAVELS),
  shape: SHAPE,
  Track,
  Rivals,
  Board: Road,
  Own,
  Area,
  onOwn: [
    'benefactor',
    'build',
    'cover',
    'apprentice',
    'side',
    'where',
    'unlock',
    'smuggle',
    'layDown',
    'jester',
    'bailiff',
    'levy',
    'seizure',
    'tavern',
  ],
  sheets: ({ labels: { sheets } }) => ({
    board: { label: sheets.road, glyph: 'v-signpost' },
    own: { label: sheets.village, glyph: 'v-develop' },
  }),
  askSign,
  beside: (board) => openChoices(board, (a) => BESIDE.includes(a.do)),
  choiceSign,
  price,
  proposal,
  // Whether somebody could still be played is known to the hand alone.
  hangsOnSecrets: () => true,
  sourceSign,
  holdings: async () => (await import('./holdings.ts')).holdings,
  chapters: ({ market }) => [
    { name: market(1), end: MARKETS.first / STACKS },
    { name: market(2), end: 1 },
  ],
};
