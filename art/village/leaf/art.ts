import type { GameArt } from '../../game-art.ts';
import { sets } from './sets.ts';

export const art: GameArt = { drawings: sets };
