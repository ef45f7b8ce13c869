import type { Options } from '@spielstube/engine';
import { type GameUi, itinerary, openChoices } from '@spielstube/ui';
import { revealsByHand } from '../rules/goals.ts';
import { mixOfOptions } from '../rules/mix.ts';
import { titlesFrom } from '../rules/scoring.ts';
import type { VillageTexts } from '../text/types.ts';
import { Area } from './area.tsx';
import { chaptersOf } from './chapters.ts';
import { Own } from './own.tsx';
import { price } from './price.ts';
import { proposal } from './proposal.ts';
import { Rivals } from './rivals.tsx';
import { askSign, choiceSign, sourceSign } from './signs.tsx';
import { Track } from './track.tsx';
import { TRAVELS } from './travels.ts';
import { SHAPE, VillageBoard } from './village.tsx';

export type VillageUi = GameUi<VillageTexts>;

/** The board of the base game. */
const villageUi: VillageUi = {
  sprites: ['village'],
  rivals: 'beside',
  rivalSign: 'rival-conny',
  travels: itinerary(TRAVELS),
  shape: SHAPE,
  Track,
  Rivals,
  Board: VillageBoard,
  Own,
  Area,
  sheets({ labels }) {
    const { board, own } = labels.sheets;
    return { board: { label: board, glyph: 'v-ui-village' }, own: { label: own, glyph: 'v-ui-farm' } };
  },
  askSign,
  beside: (board) =>
    openChoices(board, ({ do: what }) => what === 'pass' || what === 'decline' || what === 'done'),
  choiceSign,
  price,
  proposal,
  // Whether a goal could be shown is known to nobody else.
  hangsOnSecrets: revealsByHand,
  sourceSign,
  holdings: async () => (await import('./holdings.ts')).holdings,
  titlesFrom: (options) => titlesFrom(mixOfOptions(options)),
  chapters: chaptersOf,
};

/** The board for a table with these options: parts of expansions are loaded where they are played. */
export async function villageBoard(options: Options): Promise<VillageUi> {
  const mix = mixOfOptions(options);
  return mix === 0 ? villageUi : (await import('./expansions/index.ts')).expanded(villageUi, mix);
}
