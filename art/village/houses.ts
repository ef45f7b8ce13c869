import type { Drawing } from '../ink/drawing.ts';
import { house } from './house.ts';
import { tone } from './palette.ts';
import { place } from './print.ts';

export const houses: readonly Drawing[] = [
  place('b-house1', 78, 66, 112, (p) =>
    house(p, { x: 5, y: 63, w: 31, h: 20, g: 21, d: 33, windows: 2, sideWindows: 2, chimney: 0.55 }),
  ),
  place('b-house2', 86, 62, 113, (p) =>
    house(p, { x: 5, y: 59, w: 33, h: 17, g: 23, d: 40, roof: tone.straw, thatch: true, sideWindows: 2 }),
  ),
  place('b-house3', 66, 76, 114, (p) =>
    house(p, { x: 5, y: 73, w: 27, h: 31, g: 21, d: 27, windows: 2, sideWindows: 1 }),
  ),
  place('b-hut', 58, 46, 115, (p) =>
    house(p, {
      x: 5,
      y: 43,
      w: 22,
      h: 12,
      g: 16,
      d: 25,
      roof: tone.straw,
      thatch: true,
      timber: false,
      sideWindows: 0,
    }),
  ),
];
