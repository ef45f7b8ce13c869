import type { GameArt } from '../game-art.ts';
import { animals } from './animals.ts';
import { buildings } from './buildings.ts';
import { cards } from './cards.ts';
import { dice } from './dice.ts';
import { frames } from './frames.ts';
import { goods } from './goods.ts';
import { phases } from './phases.ts';
import { land } from './pictures/land.ts';
import { town } from './pictures/town.ts';
import { trade } from './pictures/trade.ts';
import { travel } from './pictures/travel.ts';
import { rival } from './rival.ts';
import { types } from './types.ts';
import { wealth } from './wealth.ts';

export const art: GameArt = {
  drawings: [
    ...wealth,
    ...goods,
    ...animals,
    ...dice,
    ...types,
    ...buildings,
    ...phases,
    ...rival,
    ...frames,
    ...cards,
    ...land,
    ...travel,
    ...trade,
    ...town,
  ],
};
