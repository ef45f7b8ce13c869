// Emblems of the eight kinds of building.
import type { Drawing } from '../ink/drawing.ts';
import { arch, circle, rect } from '../ink/shapes.ts';
import { emblem, FACE } from './type-emblem.ts';

export const buildings: readonly Drawing[] = [
  emblem('carpenter', 34, (p) => {
    p.shape('M4 20L46 9L50 22L8 44Z', FACE, 2);
    p.fill('M8 44L11 37L15 40L18 33L22 36L25 30L29 32L32 26L36 29L39 22.5L43 25.5L50 22L48 16L5 31Z', FACE);
    p.ink('M8 44L11.5 38L15 40.5L18.5 34.5L22 37L25.5 31L29 33.5L32.5 27.5L36 30L39.5 23.5L43 26L50 22', 1.8);
    p.shape('M46 9C54 4 62 8 61 16C60 23 54 27 50 22Z', FACE, 2);
    p.fill('M51 13C54 11 57 13 56.5 16C56 19 53 20 52 18Z', p.cut);
    p.shape('M8 50L52 40L55 52L11 62Z', FACE, 2);
    p.ink('M17 55C25 52 33 53 46 48', 1.3);
  }),
  emblem('church', 35, (p) => {
    p.shape('M32 34H60V60H32Z', FACE, 2);
    p.shape('M30 36L36 22H58L63 36Z', FACE, 2);
    p.shape('M8 60V26H32V60Z', FACE, 2.1);
    p.shape('M5 28L20 4L35 28Z', FACE, 2.1);
    p.fill(arch(15, 44, 10, 16), p.cut);
    p.fill(arch(17, 31, 6, 9), p.cut);
    p.fill(arch(40, 42, 5, 11), p.cut);
    p.fill(arch(50, 42, 5, 11), p.cut);
  }),
  emblem('market', 36, (p) => {
    p.shape('M9 26H14V60H9Z', FACE, 1.7);
    p.shape('M50 26H55V60H50Z', FACE, 1.7);
    p.shape('M5 42H59V50H5Z', FACE, 2);
    p.shape(circle(22, 37.5, 4.5), FACE, 1.6);
    p.shape(circle(31, 37.5, 4.5), FACE, 1.6);
    p.shape(circle(40, 37.5, 4.5), FACE, 1.6);
    p.shape(
      'M10 5H54L61 24C59 30 52 30 50 25C47 30 40 30 38 25.5C36 30 28 30 26 25.5C24 30 17 30 14 25C12 30 5 30 3 24Z',
      FACE,
      2.1,
    );
    p.fill('M18 5H27L26 25.5C24 30 17 30 14.5 25Z', p.cut);
    p.fill('M36 5H45L50 25C47 30 40 30 38 25.5Z', p.cut);
  }),
  emblem('watchtower', 37, (p) => {
    p.shape('M20 60L22 28H42L44 60Z', FACE, 2.1);
    p.shape('M14 28V16H20V20H28V16H36V20H44V16H50V28Z', FACE, 2.1);
    p.ink('M32 16V3', 1.8);
    p.shape('M32 3C38 1 42 7 50 4V11C42 14 38 8 32 11Z', FACE, 1.6);
    p.fill('M30 34H34V43H30Z', p.cut);
    p.fill(arch(28, 49, 8, 11), p.cut);
    p.ink('M10 60H54', 2);
  }),
  emblem('bank', 38, (p) => {
    p.ink('M32 6V50', 2.6);
    p.ink('M8 15C20 9 44 9 56 15', 2.6);
    p.ink('M8 15L2 38M8 15L16 38M56 15L48 38M56 15L62 38', 1.5);
    p.shape('M0.5 38H18C17 46 4 46 0.5 38Z', FACE, 2);
    p.shape('M46 38H63.5C62 46 49 46 46 38Z', FACE, 2);
    p.shape('M20 60C20 53 26 50 32 50C38 50 44 53 44 60Z', FACE, 2);
    p.shape(circle(32, 8, 4.5), FACE, 1.8);
    p.shape(circle(9, 33.5, 4.2), FACE, 1.5);
    p.shape(circle(55, 33.5, 4.2), FACE, 1.5);
  }),
  emblem('house', 39, (p) => {
    p.shape('M4 60V30L16 11L28 30V60Z', FACE, 2);
    p.shape('M36 60V30L48 11L60 30V60Z', FACE, 2);
    p.shape('M20 60V24L32 4L44 24V60Z', FACE, 2.1);
    p.fill('M28 60V49H36V60Z', p.cut);
    p.fill('M25 30H30V37H25Z', p.cut);
    p.fill('M34 30H39V37H34Z', p.cut);
    p.fill('M9 36H15V43H9Z', p.cut);
    p.fill('M49 36H55V43H49Z', p.cut);
    p.ink('M20 24L32 4L44 24', 1.4);
  }),
  emblem('warehouse', 40, (p) => {
    p.shape('M10 60V28L32 5L54 28V60Z', FACE, 2.2);
    p.ink('M10 28H54', 1.6);
    p.fill('M20 60V38H44V60Z', p.cut);
    p.shape('M25 47H39V59H25Z', FACE, 1.5);
    p.ink('M25 47L39 59M39 47L25 59', 1.2);
    p.ink('M32 10H46V20', 2);
    p.ink('M46 20C43 24 49 26 46 28', 1.5);
    p.fill(circle(32, 20, 3.6), p.cut);
  }),
  emblem('townhall', 41, (p) => {
    p.shape('M26 22V9L32 2L38 9V22Z', FACE, 1.9);
    p.shape('M8 54V30H56V54Z', FACE, 2.1);
    p.shape('M4 31L32 15L60 31Z', FACE, 2.1);
    for (const x of [13, 24, 35, 46]) p.fill(rect(x, 35, 5.5, 19), p.cut);
    p.shape('M3 54H61V60H3Z', FACE, 2);
    p.fill(circle(32, 25, 3.2), p.cut);
  }),
];
