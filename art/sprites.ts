// Which drawing travels in which sprite. A page loads the parlour's sprite and that of its game, nothing else.
import { animals } from './burgundy/animals.ts';
import { buildings } from './burgundy/buildings.ts';
import { cards } from './burgundy/cards.ts';
import { dice } from './burgundy/dice.ts';
import { frames } from './burgundy/frames.ts';
import { goods } from './burgundy/goods.ts';
import { phases } from './burgundy/phases.ts';
import { land } from './burgundy/pictures/land.ts';
import { town } from './burgundy/pictures/town.ts';
import { trade } from './burgundy/pictures/trade.ts';
import { travel } from './burgundy/pictures/travel.ts';
import { rival } from './burgundy/rival.ts';
import { types } from './burgundy/types.ts';
import { wealth as burgundyWealth } from './burgundy/wealth.ts';
import { burgundy } from './covers/burgundy.ts';
import { newdale } from './covers/newdale.ts';
import { orleans } from './covers/orleans.ts';
import { village } from './covers/village.ts';
import { villagers } from './covers/villagers.ts';
import { emblems } from './icons/emblems.ts';
import { parlour } from './icons/parlour.ts';
import { reading } from './icons/reading.ts';
import { replay } from './icons/replay.ts';
import { signs } from './icons/signs.ts';
import { turn } from './icons/turn.ts';
import type { Drawing } from './ink/drawing.ts';
import type { SpriteName } from './names.ts';
import { decorations } from './pieces/decorations.ts';
import { points } from './pieces/points.ts';
import { seats } from './pieces/seats.ts';
import { tokens } from './pieces/tokens.ts';
import { bags } from './village/bags.ts';
import { cubes } from './village/cubes.ts';
import { dialFace } from './village/dial-face.ts';
import { goods as villageGoods } from './village/goods.ts';
import { markers } from './village/markers.ts';
import { marks } from './village/marks.ts';
import { members } from './village/members.ts';
import { places } from './village/places.ts';
import { ribbons } from './village/ribbons.ts';
import { rival as villageRival } from './village/rival.ts';
import { tabs } from './village/tabs.ts';
import { tiles } from './village/tiles.ts';
import { time } from './village/time.ts';
import { wealth as villageWealth } from './village/wealth.ts';

export const sprites: Readonly<Record<SpriteName, readonly Drawing[]>> = {
  parlour: [
    ...seats,
    ...emblems,
    ...turn,
    ...reading,
    ...replay,
    ...signs,
    ...parlour,
    ...points,
    ...tokens,
    ...decorations,
  ],
  covers: [village, villagers, burgundy, orleans, newdale],
  burgundy: [
    ...burgundyWealth,
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
  village: [
    ...cubes,
    ...marks,
    ...villageWealth,
    ...villageGoods,
    ...time,
    ...dialFace,
    ...members,
    ...bags,
    ...markers,
    ...tabs,
    ...tiles,
    ...villageRival,
    ...ribbons,
    ...places,
  ],
};
