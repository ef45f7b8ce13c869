import { PATHS } from '../anchors/travel.ts';

interface Road {
  readonly d: string;
  readonly width: number;
}

const VILLAGE_ROADS: readonly Road[] = [
  { d: 'M600 394C540 404 440 406 300 398C240 396 130 432 10 436', width: 13 },
  { d: 'M304 228C298 270 296 330 300 398', width: 12 },
  { d: 'M10 224C140 236 240 230 304 224C400 232 500 232 566 228C590 262 578 330 586 384', width: 12 },
  { d: 'M300 398C290 430 292 470 312 488C420 494 640 494 760 484', width: 15 },
  { d: 'M586 394L700 386', width: 12 },
];

const FAR_ROADS: readonly Road[] = PATHS.map(({ curve: [a, b, c] }) => ({
  d: `M${a.join(' ')}Q${b.join(' ')} ${c.join(' ')}`,
  width: 8,
}));

/** All edges first, so that roads run into each other. */
const network = (roads: readonly Road[]): string =>
  [
    '<g>',
    ...roads.map(({ d, width }) => `<path class="road-edge" d="${d}" stroke-width="${width + 2.4}"/>`),
    ...roads.map(({ d, width }) => `<path class="road" d="${d}" stroke-width="${width}"/>`),
    '</g>',
  ].join('');

/** The roads on this side of the river. */
export const villageRoads = (): string => network(VILLAGE_ROADS);

export const roads = (): string => network(VILLAGE_ROADS) + network(FAR_ROADS);
