import type { GameArt } from '../../game-art.ts';
import { seafarers } from '../inn/villagers.ts';
import { portBoardSvg } from './board.ts';
import { captains } from './captains.ts';
import { islands } from './islands.ts';
import { portPieces } from './pieces.ts';

export const art: GameArt = {
  drawings: [...portPieces, ...islands, ...captains, ...seafarers],
  pictures: { board: portBoardSvg },
};
