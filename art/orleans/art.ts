import type { GameArt } from '../game-art.ts';
import { boardSvg } from './board/board.ts';
import { deeds } from './deeds.ts';
import { events } from './events.ts';
import { followers } from './followers.ts';
import { frames } from './frames.ts';
import { goods } from './goods.ts';
import { phases } from './phases.ts';
import { pieces } from './pieces.ts';
import { places } from './places.ts';
import { towns } from './towns.ts';
import { wealth } from './wealth.ts';

export const art: GameArt = {
  drawings: [
    ...followers,
    ...goods,
    ...wealth,
    ...pieces,
    ...phases,
    ...frames,
    ...places,
    ...events,
    ...deeds,
    ...towns,
  ],
  pictures: { board: boardSvg },
};
