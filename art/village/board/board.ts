// The bare board: everything that nobody can move, as one layer. Its things are glyphs of the village's sprite.
import { BOARD, MAP } from '../anchors/spots.ts';
import { trackSvg } from '../track.ts';
import { buildings } from './buildings.ts';
import { chronicle } from './chronicle.ts';
import { field } from './field.ts';
import { green } from './green.ts';
import { grass, graveyard, land, marketSquare } from './land.ts';
import { river, townWall } from './river.ts';
import { roads } from './roads.ts';
import { use } from './thing.ts';

const group = (content: string, name = ''): string => `<g${name ? ` class="${name}"` : ''}>${content}</g>`;

/** Hills of the wide world. */
const hills = (): string =>
  [
    [640, 36, 120],
    [930, 40, 100],
    [1000, 172, 90],
    [846, 206, 80],
    [930, 298, 90],
    [700, 236, 80],
  ]
    .map(([x, y, w]) => use('b-hillock', x, y, w))
    .join('');

const things = (): string =>
  [...green, ...buildings]
    .sort((a, b) => a.base - b.base)
    .map(({ svg }) => svg)
    .join('');

/** Old paper is darker towards its edges; by candle, the middle of the table is warmer. */
const AGE =
  '<radialGradient id="village-age" cx=".48" cy=".46" r=".72">' +
  '<stop class="age-middle" offset=".45"/><stop class="age-edge" offset="1"/></radialGradient>';

export function boardSvg(): string {
  const { x, y, w, h } = MAP;
  const map = [
    group(land()),
    group(grass(), 'grass'),
    hills(),
    group(field()),
    roads(),
    group(river()),
    group(townWall()),
    group(marketSquare()),
    group(things()),
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#village-age)"/>`,
    group(graveyard()),
    group(chronicle()),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="village-board" viewBox="0 0 ${BOARD.w} ${BOARD.h}" aria-hidden="true">`,
    `<defs><clipPath id="village-map"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>${AGE}</defs>`,
    `<rect class="paper" width="${BOARD.w}" height="${BOARD.h}"/>`,
    `<g clip-path="url(#village-map)">`,
    ...map,
    '</g>',
    trackSvg(),
    '</svg>\n',
  ].join('\n');
}
