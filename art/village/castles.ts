import type { Drawing } from '../ink/drawing.ts';
import { arch } from '../ink/shapes.ts';
import { tone } from './palette.ts';
import { place } from './print.ts';
import { curtain, mound, tower } from './tower.ts';

const RED = 'var(--seat-1,#b3392b)';

export const castles: readonly Drawing[] = [
  place('b-castle-a', 100, 80, 126, (p) => {
    mound(p, 84, 62);
    tower(p, 30, 64, 13, 30, { roof: tone.roof });
    curtain(p, 34, 66, 64, 17);
    tower(p, 50, 52, 18, 30);
    curtain(p, 34, 66, 66, 14);
    p.shape(arch(45, 54, 10, 12), tone.window, 1.1);
    tower(p, 70, 66, 14, 26, { roof: tone.roof, roofHeight: 13 });
  }),
  place('b-castle-b', 100, 80, 127, (p) => {
    mound(p, 88, 62);
    tower(p, 66, 56, 16, 36, { roof: tone.slate, roofHeight: 16 });
    curtain(p, 26, 70, 65, 18);
    tower(p, 28, 66, 14, 27, { roof: tone.slate, roofHeight: 14 });
    p.shape(arch(42, 53, 11, 12), tone.window, 1.1);
    tower(p, 76, 67, 12, 22);
  }),
  place('b-castle-c', 100, 80, 128, (p) => {
    mound(p, 92, 60);
    tower(p, 50, 50, 20, 36, { roof: tone.roof, roofHeight: 15 });
    tower(p, 26, 64, 13, 27);
    tower(p, 74, 64, 13, 27);
    curtain(p, 30, 70, 65, 16);
    p.shape(arch(44, 53, 12, 12), tone.window, 1.1);
  }),
  place('b-castle-d', 100, 80, 129, (p) => {
    mound(p, 70, 50);
    tower(p, 42, 52, 15, 34, { roof: tone.slate, roofHeight: 17, flag: RED });
    tower(p, 60, 54, 12, 22);
    curtain(p, 34, 68, 55, 12);
    p.shape(arch(46, 46, 8, 9), tone.window, 1);
  }),
  place('b-castle-e', 100, 80, 130, (p) => {
    mound(p, 96, 66);
    tower(p, 34, 66, 14, 34);
    tower(p, 66, 62, 17, 34, { roof: tone.roof, roofHeight: 15, flag: RED });
    curtain(p, 20, 80, 69, 15);
    tower(p, 20, 70, 12, 20);
    tower(p, 80, 70, 12, 20);
    p.shape(arch(45, 57, 11, 12), tone.window, 1.1);
  }),
  place('b-castle-f', 100, 80, 131, (p) => {
    mound(p, 90, 60);
    tower(p, 50, 48, 14, 34, { roof: tone.slate, roofHeight: 15, flag: RED });
    tower(p, 33, 58, 12, 28, { roof: tone.roof, roofHeight: 13 });
    tower(p, 67, 58, 12, 28, { roof: tone.roof, roofHeight: 13 });
    curtain(p, 24, 76, 64, 15);
    tower(p, 24, 65, 11, 19);
    tower(p, 76, 65, 11, 19);
    p.shape(arch(44, 52, 12, 12), tone.window, 1.1);
  }),
];
