import type { Drawing } from '../../ink/drawing.ts';
import { hue, SILVER } from '../../ink/palette.ts';
import { arch, circle, rect } from '../../ink/shapes.ts';
import { longhouse, tower, window } from '../../scenery/houses.ts';
import { hill, tree } from '../../scenery/land.ts';
import { cloud, strokes, sun } from '../../scenery/sky.ts';
import { backdrop, picture } from './picture.ts';

export const land: readonly Drawing[] = [
  picture('castle', 40, (p) => {
    backdrop(p, '#cfdcbc');
    strokes(p, 0, 0, 100, 36, { gap: 4.6, opacity: 0.5 });
    cloud(p, 8, 20, 0.8);
    cloud(p, 72, 15, 0.75);
    hill(p, 'M-2 76V58C14 48 22 52 30 52C46 50 62 46 78 52C88 54 96 50 102 54V76Z', '#7d9b57', {
      hatch: true,
      gap: 3,
      cover: [0.1, 0.3],
    });
    tower(p, 24, 31, 11, 25, { slit: 0.35, top: 'crenel', k: 0.9 });
    tower(p, 66, 31, 11, 25, { slit: 0.35, top: 'crenel', k: 0.9 });
    p.fill(rect(33, 38, 34, 18), hue.stone);
    p.hatch(rect(44, 38, 23, 18), { gap: 2.4, w: [0.9, 0.05], cover: [0.2, 0.6] });
    p.ink(rect(33, 38, 34, 18), 1.2);
    p.shape('M33 38V33h4.5v2.5h4.5v-2.5h4.5v2.5h4.5v-2.5h4.5v2.5h4.5v-2.5h5V38Z', hue.stone, 1.1);
    tower(p, 42, 24, 16, 14, { top: 'cone', roofH: 13, k: 1, roof: '#2f5a3d', flag: hue.roof });
    window(p, 47, 30.5, 2.6, 4.2);
    window(p, 53, 30.5, 2.6, 4.2);
    p.shape(arch(45, 45, 10, 12), hue.wood2, 1.2);
    p.ink('M50 46V57M46 51H54', 0.8);
    hill(p, 'M-2 76V66C12 58 28 61 42 60C60 57 78 62 102 62V76Z', '#5d8247', {
      hatch: true,
      gap: 2.8,
      cover: [0.15, 0.5],
      angle: 8,
    });
    p.fill('M46 57C44 64 40 69 34 76H56C55 69 55 62 55 57Z', hue.earth);
    p.ink('M45.5 57C44 64 40 69 34 76M55 57C55 63 55 69 56.5 76', 1);
    tree(p, 12, 68, 0.95);
    tree(p, 86, 69, 1.05);
    tree(p, 74, 71, 0.75);
  }),
  picture('mine', 43, (p) => {
    backdrop(p, '#d5d3cc');
    strokes(p, 0, 0, 100, 26, { gap: 4.6, opacity: 0.5 });
    hill(p, 'M-2 76V40L12 26L20 31L36 8L48 20L56 14L76 34L84 28L102 46V76Z', '#9a958c', {});
    p.hatch('M36 8L48 20L46 34L60 60L40 60L44 40Z', { angle: 62, gap: 2.8, w: [1.1, 0.1], cover: [0.5, 1] });
    p.hatch('M56 14L76 34L72 60L62 44Z', { angle: 62, gap: 2.8, w: [1.1, 0.1], cover: [0.5, 1] });
    p.hatch('M84 28L102 46V70L88 52Z', { angle: 60, gap: 2.8, w: [1.1, 0.1] });
    p.hatch('M12 26L20 31L18 50L10 44Z', { angle: 60, gap: 2.8, w: [1, 0.1] });
    hill(p, 'M-2 76V62C20 58 70 58 102 64V76Z', '#b6a88a', { hatch: true, gap: 3, cover: [0.1, 0.3] });
    p.shape('M36 64V42C36 32 64 32 64 42V64Z', '#211915', 1.4);
    p.shape('M32 65L34 36H40L39 65Z', hue.wood, 1.2);
    p.shape('M68 65L66 36H60L61 65Z', hue.wood, 1.2);
    p.shape('M28 37L30 30H70L72 37Z', hue.wood, 1.3);
    p.hatch('M28 37L30 30H70L72 37Z', { gap: 2, w: [0.8, 0.1], from: 'both', cover: [0.4, 0.9] });
    p.shape(circle(50, 47, 2.6), '#f3c64e', 0.9);
    p.ink('M50 38V44', 0.9, { color: '#d8ccb2' });
    p.ink('M6 73L44 64M16 76L52 64', 1.2);
    for (const [a, b, c, d] of [
      [12, 70, 20, 74],
      [22, 68, 30, 72],
      [32, 66, 40, 69.5],
    ])
      p.ink(`M${a} ${b}L${c} ${d}`, 1);
    p.shape('M10 56L32 54L29 66H14Z', hue.wood2, 1.3);
    p.ink('M12 60L31 58.5', 0.9);
    p.shape('M10 56C11 50 15 52 17 49C20 47 22 51 25 49C28 48 31 50 32 54.5Z', SILVER, 1.2);
    p.hatch('M22 49C28 48 31 50 32 54L22 55Z', { angle: 45, gap: 2, w: [0.8, 0.1] });
    p.shape(circle(16, 67.5, 3.4), '#5b5148', 1.2);
    p.shape(circle(27, 66.5, 3.4), '#5b5148', 1.2);
    tree(p, 86, 66, 0.9, { kind: 'fir' });
    tree(p, 94, 69, 0.75, { kind: 'fir' });
  }),
  picture('cloister', 46, (p) => {
    backdrop(p, '#ddd0e4');
    strokes(p, 0, 0, 100, 34, { gap: 4.4, opacity: 0.5 });
    sun(p, 82, 14, 6, { rays: 16, reach: 13, opacity: 0.75 });
    hill(p, 'M-2 76V52C20 44 40 50 60 47C76 45 90 50 102 46V76Z', '#9bb070', {
      hatch: true,
      cover: [0.1, 0.3],
    });
    tower(p, 18, 22, 13, 38, { top: 'cone', roofH: 18, roof: '#6a4a86', k: 0.95 });
    p.fill(arch(22, 27, 5, 9), p.cut);
    p.ink('M24.5 4V-1M22 1.5H27', 1);
    longhouse(p, 30, 60, 56, 24, 13, { roof: '#84639f', wall: hue.bone, cut: 4, k: 0.95 });
    p.shape('M86 60V38C92 38 96 42 96 48V60Z', hue.bone, 1.2);
    p.hatch('M90 40C95 42 96 46 96 60H90Z', { gap: 2.3, w: [1, 0.1] });
    p.shape('M85 38.5L88 30C94 31 97 36 98 42Z', '#84639f', 1.1);
    for (const x of [34, 43.5, 53, 62.5, 72]) {
      p.fill(arch(x, 45, 7, 15), '#3a2b3f');
      p.ink(arch(x, 45, 7, 15), 1);
      p.ink(`M${x + 3.5} 48V60`, 0.8, { color: hue.bone });
    }
    hill(p, 'M-2 76V63C24 59 60 61 102 60V76Z', '#7f9a55', {
      hatch: true,
      gap: 2.7,
      cover: [0.1, 0.5],
      angle: 6,
    });
    tree(p, 9, 68, 1.15, { kind: 'cypress' });
    tree(p, 15, 71, 0.9, { kind: 'cypress' });
    tree(p, 93, 71, 1, { kind: 'cypress' });
  }),
  picture('pasture', 55, (p) => {
    backdrop(p, '#dbe6c0');
    strokes(p, 0, 0, 100, 28, { gap: 4.6, opacity: 0.45 });
    sun(p, 18, 15, 6, { rays: 18, reach: 13, opacity: 0.75 });
    cloud(p, 58, 17, 0.85);
    hill(p, 'M-2 60V38C14 28 30 32 44 40C56 32 76 26 102 38V60Z', '#b3cd77', {
      hatch: true,
      cover: [0.15, 0.45],
    });
    longhouse(p, 66, 40, 17, 7, 6, { k: 0.75, roof: hue.roof2 });
    tree(p, 90, 41, 0.8);
    tree(p, 60, 40, 0.65);
    hill(p, 'M-2 78V52C20 44 42 48 60 52C76 48 92 50 102 54V78Z', '#8fb551', {
      hatch: true,
      gap: 3,
      cover: [0.1, 0.4],
      angle: 6,
    });
    const sheep = (x: number, y: number, s: number) => {
      p.ink(
        `M${x - 4 * s} ${y}V${y + 4.5 * s}M${x + 4 * s} ${y}V${y + 4.5 * s}M${x - 1.8 * s} ${y}V${y + 4.5 * s}M${x + 6 * s} ${y}V${y + 4 * s}`,
        1.4 * s,
      );
      p.shape(
        `M${x - 6 * s} ${y - 3 * s}C${x - 7 * s} ${y - 7 * s} ${x - 3 * s} ${y - 8 * s} ${x - 1 * s} ${y - 7 * s}C${x + 1 * s} ${y - 9 * s} ${x + 5 * s} ${y - 8.5 * s} ${x + 6 * s} ${y - 6.5 * s}C${x + 9.5 * s} ${y - 6 * s} ${x + 9.5 * s} ${y - 1 * s} ${x + 7 * s} ${y}C${x + 4 * s} ${y + 2 * s} ${x - 4 * s} ${y + 2 * s} ${x - 5.5 * s} ${y}C${x - 7.5 * s} ${y - 0.5 * s} ${x - 7 * s} ${y - 2 * s} ${x - 6 * s} ${y - 3 * s}Z`,
        hue.bone,
        1.2,
      );
      p.ink(
        `M${x - 1 * s} ${y - 4 * s}c${1.5 * s} ${-1.5 * s} ${3 * s} ${-0.5 * s} ${2 * s} ${1.5 * s}M${x + 3 * s} ${y - 3 * s}c${1.5 * s} ${-1.5 * s} ${3 * s} ${-0.5 * s} ${2 * s} ${1.5 * s}`,
        0.8,
      );
      p.shape(
        `M${x - 6 * s} ${y - 6 * s}C${x - 9 * s} ${y - 7.5 * s} ${x - 11.5 * s} ${y - 4 * s} ${x - 11.5 * s} ${y - 2 * s}C${x - 11 * s} ${y - 0.2 * s} ${x - 8 * s} ${y - 0.6 * s} ${x - 6 * s} ${y - 3 * s}Z`,
        '#4a3c30',
        1,
      );
    };
    sheep(34, 55, 1);
    sheep(58, 60, 1.15);
    sheep(16, 62, 0.9);
    for (const x of [4, 27, 50, 73, 94]) {
      p.shape(`M${x - 2} 63.5L${x} 60.5L${x + 2} 63.5V76H${x - 2}Z`, hue.wood, 1.1);
    }
    p.shape('M-2 65.5L102 64.5V67.5L-2 68.5Z', hue.wood, 1.1);
    p.shape('M-2 71.5L102 70.5V73.5L-2 74.5Z', hue.wood, 1.1);
  }),
];
