import type { Drawing } from '../../ink/drawing.ts';
import { hue } from '../../ink/palette.ts';
import { arch, circle, rect } from '../../ink/shapes.ts';
import { flag, gable, longhouse, tower, window } from '../../scenery/houses.ts';
import { hill, tree } from '../../scenery/land.ts';
import { cloud, strokes } from '../../scenery/sky.ts';
import { backdrop, picture, street, townSky } from './picture.ts';

export const town: readonly Drawing[] = [
  picture('church', 61, (p) => {
    townSky(p);
    cloud(p, 70, 18, 0.8);
    hill(p, 'M-2 76V54C24 46 60 50 102 50V76Z', '#9cb169', { hatch: true, cover: [0.1, 0.35] });
    longhouse(p, 38, 62, 42, 22, 14, { roof: hue.roof, cut: 3, k: 1 });
    for (const x of [46, 57, 68]) {
      p.fill(arch(x, 46, 5, 11), '#36506b');
      p.ink(arch(x, 46, 5, 11), 1);
    }
    tower(p, 22, 26, 18, 37, { top: 'cone', roofH: 24, roof: hue.slate, k: 1.05 });
    p.ink('M31 2V-2', 1.2);
    p.shape(circle(31, 38, 4), hue.bone, 1.1);
    p.ink('M31 38V35M31 38L33 39', 0.9);
    p.fill(arch(28.5, 28, 5, 6), p.cut);
    p.shape(arch(27, 52, 8, 11), hue.wood2, 1.1);
    hill(p, 'M-2 78V64C26 60 70 61 102 63V78Z', '#7f9a50', {
      hatch: true,
      gap: 2.7,
      cover: [0.1, 0.4],
      angle: 5,
    });
    p.fill('M27 63C25 68 22 72 18 78H40C38 72 36 68 35 63Z', hue.earth);
    p.ink('M27 63C25 68 22 72 18 78M35 63C36 68 38 72 40 78', 0.9);
    tree(p, 90, 66, 1.2);
    tree(p, 9, 66, 0.9);
    for (const x of [56, 64, 72]) {
      p.ink(`M${x} 72V66M${x - 2} 68H${x + 2}`, 1.3);
    }
  }),
  picture('watchtower', 67, (p) => {
    backdrop(p, '#e9c98e');
    strokes(p, 0, 0, 100, 40, { gap: 4.4, opacity: 0.45 });
    hill(p, 'M-2 60V46L12 38L24 44L38 34L54 46L70 36L84 44L102 36V60Z', '#b59a6c', {
      hatch: true,
      angle: 55,
      cover: [0.2, 0.5],
    });
    hill(p, 'M-2 78V64C14 56 30 50 50 50C72 50 88 58 102 60V78Z', '#8fa052', {
      hatch: true,
      gap: 3,
      cover: [0.1, 0.4],
      angle: 8,
    });
    tower(p, 41, 24, 18, 34, { top: 'crenel', slit: 0.28, k: 1.05, teeth: 4 });
    p.shape(arch(46, 47, 8, 11), hue.wood2, 1.1);
    p.ink('M45 20V10M55 20V10', 1.4);
    p.shape('M40 11L50 2L60 11Z', hue.roof, 1.2);
    p.shape('M50 11C54 14 54 18 50 19.5C46 18 46.5 15 50 11Z', '#f3b63e', 1);
    for (const [a, b] of [
      [34, 14],
      [30, 20],
      [66, 14],
      [70, 20],
    ])
      p.ink(`M${a} ${b}L${a < 50 ? a - 8 : a + 8} ${b - (b < 17 ? 3 : 0)}`, 1.3, { taper: [0, 1] });
    p.fill('M46 58C42 66 34 70 26 78H44C48 70 52 64 54 58Z', hue.earth);
    p.ink('M46 58C42 66 34 70 26 78M54 58C52 64 48 70 44 78', 0.9);
    tree(p, 18, 70, 1, { kind: 'fir' });
    tree(p, 10, 73, 0.8, { kind: 'fir' });
    tree(p, 84, 70, 1.05, { kind: 'fir' });
    tree(p, 74, 72, 0.7, { kind: 'fir' });
  }),
  picture('house', 73, (p) => {
    townSky(p);
    street(p);
    gable(p, 3, 63, 28, 30, 20, {
      k: 0.95,
      timber: true,
      door: 0.5,
      win: [
        [0.24, 0.74],
        [0.76, 0.74],
        [0.5, 1.15],
      ],
      wall: '#f3dfb2',
    });
    gable(p, 68, 63, 29, 28, 20, {
      k: 0.95,
      timber: true,
      door: 0.5,
      win: [
        [0.25, 0.74],
        [0.75, 0.74],
        [0.5, 1.15],
      ],
      roof: hue.roof2,
      wall: '#e9d2ae',
    });
    gable(p, 33, 64, 33, 34, 24, {
      k: 1.05,
      timber: true,
      door: 0.5,
      win: [
        [0.2, 0.74],
        [0.5, 0.74],
        [0.8, 0.74],
        [0.5, 1.14],
      ],
      roof: '#8a3a26',
    });
    p.shape('M58 16V6H63V22Z', hue.stone, 1);
    p.ink('M60 4C57 0 63 -1 61 -4', 1);
  }),
  picture('townhall', 79, (p) => {
    townSky(p);
    cloud(p, 6, 18, 0.7);
    street(p);
    tower(p, 42, 17, 16, 22, { top: 'cone', roofH: 9, roof: hue.slate, k: 0.95, flag: '#7a1f3d' });
    p.shape('M14 62V36H86V62Z', hue.stone, 1.4);
    p.hatch(rect(62, 36, 24, 26), { gap: 2.5, w: [1, 0.05], cover: [0.3, 0.8] });
    const r = 'M8 37L22 22H78L92 37Z';
    p.fill(r, hue.roof);
    p.hatch(r, { gap: 2.6, w: [0.8, 0.2], from: 'both', cover: [0.8, 1] });
    p.hatch('M68 37V22H78L92 37Z', { angle: 65, gap: 2.4, w: [1, 0.1] });
    p.ink(r, 1.4);
    p.shape('M36 37L50 25L64 37Z', hue.stone, 1.2);
    p.shape(circle(50, 21, 3.6), hue.bone, 1);
    p.ink('M50 21V18.5M50 21L51.8 22', 0.8);
    window(p, 50, 33, 3.4, 4);
    for (const x of [19, 32, 57, 70]) {
      p.fill(arch(x, 46, 10, 16), '#3a2a20');
      p.ink(arch(x, 46, 10, 16), 1.1);
      p.fill(rect(x + 1, 40, 8, 3.5), '#3a2a20');
    }
    p.shape(arch(45.5, 46, 9, 16), hue.wood2, 1.2);
    p.shape('M42 62H58V65H42Z', hue.stone, 1);
    p.shape('M39 65H61V68H39Z', hue.stone, 1);
    p.shape('M36 68H64V71H36Z', hue.stone, 1);
    flag(p, 18, 37, 0.8, '#7a1f3d');
    flag(p, 82, 37, 0.8, '#7a1f3d');
  }),
];
