import type { GameArt } from '../game-art.ts';
import { actions } from './actions.ts';
import { newdaleBoard } from './board/board.ts';
import { anyHelper, figures } from './figures.ts';
import { frames } from './frames.ts';
import { madeGoods } from './goods-made.ts';
import { rawGoods } from './goods-raw.ts';
import { eventPictures, missionPictures } from './pictures/events.ts';
import { forgePictures } from './pictures/forges.ts';
import { landPictures } from './pictures/land.ts';
import { peoplePictures } from './pictures/people.ts';
import { specialPictures } from './pictures/special.ts';
import { workshopPictures } from './pictures/workshops.ts';
import { settlements } from './places.ts';
import { anyGood, raws } from './raws.ts';
import { seatPieces } from './seat-pieces.ts';
import { signs } from './signs.ts';
import { coastal } from './story/coastal.ts';
import { inland } from './story/inland.ts';
import { journeySvg } from './story/journey.ts';
import { terrain } from './terrain.ts';
import { tiles } from './tiles.ts';

export const art: GameArt = {
  drawings: [
    ...rawGoods,
    ...madeGoods,
    ...raws,
    anyGood,
    ...figures,
    anyHelper,
    ...seatPieces,
    ...signs,
    ...tiles,
    ...actions,
    ...frames,
    ...landPictures,
    ...workshopPictures,
    ...forgePictures,
    ...specialPictures,
    ...peoplePictures,
    ...eventPictures,
    ...missionPictures,
    ...terrain,
    ...settlements,
  ],
  pictures: {
    'board-a': () => newdaleBoard('a'),
    'board-b': () => newdaleBoard('b'),
    'board-c': () => newdaleBoard('c'),
    'board-d': () => newdaleBoard('d'),
    'board-e': () => newdaleBoard('e'),
    'board-f': () => newdaleBoard('f'),
    journey: journeySvg,
    ...inland,
    ...coastal,
  },
};
