import type { GameArt } from '../../game-art.ts';
import { teacher } from './murr.ts';

/** Murr, who teaches and coaches: loaded where he speaks. */
export const art: GameArt = { drawings: teacher };
