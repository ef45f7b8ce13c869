import type { GameArt } from '../../game-art.ts';
import { weddingGuests } from '../inn/villagers.ts';
import { marriageBoardSvg, marriageRibbons } from './board.ts';
import { marriageHouses } from './houses.ts';
import { marriagePieces } from './pieces.ts';

export const art: GameArt = {
  drawings: [...marriagePieces, ...marriageRibbons, ...marriageHouses, ...weddingGuests],
  pictures: { board: marriageBoardSvg },
};
