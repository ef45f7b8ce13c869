import type { GameArt } from '../../game-art.ts';
import { emotes } from './emotes.ts';
import { presence } from './presence.ts';
import { signs } from './signs.ts';

/** What playing together shows: no page needs it before somebody else does. */
export const art: GameArt = { drawings: [...signs, ...presence, ...emotes] };
