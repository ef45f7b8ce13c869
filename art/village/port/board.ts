// The board with its anchor side up: the village stays, the river runs out into the sea.

import { beside } from '../../ink/curves.ts';
import { BOARD, MAP, type Point } from '../anchors/spots.ts';
import { villageBuildings } from '../board/buildings.ts';
import { chronicle } from '../board/chronicle.ts';
import { field } from '../board/field.ts';
import { villageGreen } from '../board/green.ts';
import { graveyard, marketSquare } from '../board/land.ts';
import { RIVER, townWall } from '../board/river.ts';
import { villageRoads } from '../board/roads.ts';
import { sheet } from '../board/sheet.ts';
import { putting } from '../leaf/leaf.ts';
import { line, loop, tenths } from '../lines.ts';
import { trackSvg } from '../track.ts';
import { ISLANDS, PIER } from './anchors.ts';
import { islands } from './islands.ts';

const use = putting(islands);
const COAST: readonly Point[] = beside(RIVER, 15);
/** Nothing is drawn where islands, the pier or the book lie. */
const OBSTACLES = [...ISLANDS.map(({ box }) => box), PIER, { x: 770, y: 400, w: 310, h: 180 }];
const free = (x: number, y: number): boolean =>
  OBSTACLES.every((o) => x < o.x - 14 || x > o.x + o.w || y < o.y - 4 || y > o.y + o.h + 4);

const ground = (): string =>
  sheet({ seed: 870, wobble: 0.8, grain: 16, step: 4, tolerance: 0.22 }, (p) => {
    p.fill(loop([16, 16], ...COAST, [16, 582]), 'var(--b-village)');
    p.fill(loop(...COAST, [1084, 582], [1084, 16]), 'var(--b-water)');
  });

const grass = (): string =>
  sheet({ seed: 63, wobble: 0.3, step: 4, tolerance: 0.2 }, (p) => {
    for (let i = 0; i < 130; i++) {
      const x = 30 + p.random() * 560;
      const y = 34 + p.random() * 530;
      if (i % 3 === 0)
        p.ink(
          `M${tenths(x - 3)} ${tenths(y)}l-1 -3.4M${tenths(x)} ${tenths(y)}l.3 -4.6M${tenths(x + 2.5)} ${tenths(y)}l1.6 -3.4`,
          0.9,
          { taper: [0, 0.6] },
        );
      else p.ink(`M${tenths(x)} ${tenths(y)}h${tenths(5 + p.random() * 9)}`, 0.8, { taper: [0.3, 0.8] });
    }
  });

const sea = (): string =>
  sheet({ seed: 871, wobble: 0.5, grain: 15, step: 4, tolerance: 0.2 }, (p) => {
    p.ink(line(...COAST), 1.8);
    // the old engravers' lines along a coast
    for (const [distance, width, length] of [
      [11, 0.9, 7],
      [7, 0.8, 11],
      [2, 0.7, 15],
      [-5, 0.6, 19],
    ]) {
      const along = beside(RIVER, distance);
      for (let i = 2; i < along.length - length; i += length + 3)
        p.ink(line(...along.slice(i, i + length)), width, { taper: [0.7, 0.7], color: 'var(--b-wave)' });
    }
    for (let i = 0; i < 150; i++) {
      const [x, y] = [652 + p.random() * 410, 32 + p.random() * 530];
      const shore = COAST.find(([, cy]) => cy > y);
      if (!free(x, y) || (shore && x < shore[0] + 26)) continue;
      p.ink(`M${tenths(x)} ${tenths(y)}q3.500 -3 7 0q3.500 3 7 0`, 0.9, {
        taper: [0.5, 0.5],
        color: 'var(--b-wave)',
        opacity: 0.8,
      });
    }
    // a sea serpent and a rose of the winds
    p.ink('M648 306C650 294 660 294 662 306M666 306C668 296 677 296 679 306', 3.4, {
      color: 'var(--b-serpent,#5f8a6b)',
    });
    p.ink(
      'M646.500 306C648.500 292 661.500 292 663.500 306M664.500 306C667 293.500 678 293.500 680.500 306',
      0.9,
    );
    p.ink('M645 308q4 -3 8 0t8 0t8 0t8 0t8 0', 1.1, { color: 'var(--b-wave)' });
    p.shape(
      'M684 306C682 296 686 288 692 288C697 288 699 293 695 295L690 296C689 299 689 303 690 306Z',
      'var(--b-serpent,#5f8a6b)',
      1,
    );
    p.fill('M692 290.500a.9 .9 0 0 1 1.800 0a.9 .9 0 0 1 -1.800 0z', p.cut);
  });

const WIND = { x: 918, y: 150 };
const rose = (): string =>
  sheet({ seed: 872, wobble: 0.2, step: 3, tolerance: 0.15 }, (p) => {
    for (let k = 0; k < 8; k++) {
      const a = (k * Math.PI) / 4;
      const r = k % 2 ? 8 : 15;
      const at = (u: number, v: number): string =>
        `${tenths(WIND.x + u * Math.sin(a) + v * Math.cos(a))} ${tenths(WIND.y - u * Math.cos(a) + v * Math.sin(a))}`;
      p.fill(`M${at(r, 0)}L${at(2, 3)}L${at(0, 0)}Z`, 'var(--b-wave)');
      p.ink(`M${at(r, 0)}L${at(2, 3)}L${at(0, 0)}L${at(2, -3)}Z`, 0.8, { color: 'var(--b-wave)' });
    }
  });

const things = (): string =>
  [...villageGreen, ...villageBuildings]
    .sort((a, b) => a.base - b.base)
    .map(({ svg }) => svg)
    .join('');

const far = (): string =>
  ISLANDS.map(({ box }, n) =>
    use(`b-island-${n + 1}`, box.x, box.y, box.w, '--roof:var(--b-red);--roof2:var(--b-slate)'),
  ).join('');

const AGE =
  '<radialGradient id="village-age" cx=".48" cy=".46" r=".72">' +
  '<stop class="age-middle" offset=".45"/><stop class="age-edge" offset="1"/></radialGradient>';

export function portBoardSvg(): string {
  const { x, y, w, h } = MAP;
  const group = (content: string, name = ''): string => `<g${name ? ` class="${name}"` : ''}>${content}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="village-board" viewBox="0 0 ${BOARD.w} ${BOARD.h}" aria-hidden="true">`,
    `<defs><clipPath id="village-map"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>${AGE}</defs>`,
    `<rect class="paper" width="${BOARD.w}" height="${BOARD.h}"/>`,
    '<g clip-path="url(#village-map)">',
    group(ground()),
    group(grass(), 'grass'),
    group(sea()),
    group(rose()),
    group(field()),
    villageRoads(),
    group(townWall()),
    group(marketSquare()),
    group(far()),
    use('b-pier', PIER.x, PIER.y - 2, PIER.w),
    group(things()),
    use('b-crane', 640, 330, 40),
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#village-age)"/>`,
    group(graveyard()),
    group(chronicle()),
    '</g>',
    trackSvg(),
    '</svg>\n',
  ].join('\n');
}
