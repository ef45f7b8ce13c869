import type { GameArt } from '../game-art.ts';
import { bags } from './bags.ts';
import { boardSvg } from './board/board.ts';
import { cubes } from './cubes.ts';
import { dialFace } from './dial-face.ts';
import { goods } from './goods.ts';
import { markers } from './markers.ts';
import { marks } from './marks.ts';
import { members } from './members.ts';
import { places } from './places.ts';
import { ribbons } from './ribbons.ts';
import { rival } from './rival.ts';
import { tabs } from './tabs.ts';
import { tiles } from './tiles.ts';
import { time } from './time.ts';
import { wealth } from './wealth.ts';

export const art: GameArt = {
  drawings: [
    ...cubes,
    ...marks,
    ...wealth,
    ...goods,
    ...time,
    ...dialFace,
    ...members,
    ...bags,
    ...markers,
    ...tabs,
    ...tiles,
    ...rival,
    ...ribbons,
    ...places,
  ],
  pictures: { board: boardSvg },
};
