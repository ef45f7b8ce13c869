import type { GameArt } from '../../game-art.ts';
import { innBoardSvg, innRibbon } from './board.ts';
import { cards } from './cards.ts';
import { innPieces } from './goods.ts';
import { innHouses } from './houses.ts';
import { villagers } from './villagers.ts';

export const art: GameArt = {
  drawings: [...innPieces, ...cards, innRibbon, ...innHouses, ...villagers],
  pictures: { board: innBoardSvg },
};
