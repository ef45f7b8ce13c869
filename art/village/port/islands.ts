// The seven islands and the pier.
import type { Drawing } from '../../ink/drawing.ts';
import { Inset } from '../../ink/inset.ts';
import { arch, circle, rect } from '../../ink/shapes.ts';
import { house } from '../house.ts';
import { tone } from '../palette.ts';
import { type Print, place } from '../print.ts';
import { lighthouse } from './pieces.ts';

const SAND = 'var(--b-sand,#ead9a6)';
const GRASS = 'var(--b-isle,#a9bb7c)';

/** Shoals, beach and land, 100 × 70; the land higher at the back. */
function land(p: Print, back: string): void {
  p.fill(
    'M2 50C0 36 16 22 48 20C82 18 100 32 98 48C97 60 78 66 50 66C22 66 4 62 2 50Z',
    'var(--b-shoal,#c9dcd0)',
    0.75,
  );
  p.shape('M8 48C8 36 22 27 48 25C78 24 93 34 92 46C91 56 76 61 50 61C24 61 9 58 8 48Z', SAND, 1.5);
  p.shape('M16 46C16 38 26 31 48 29C74 28 86 36 85 45C84 52 72 55 50 55C28 55 17 52 16 46Z', back, 1.2);
  p.ink('M4 58C14 64 30 67 44 68M60 68C76 67 90 62 96 56', 0.9, {
    taper: [0.6, 0.6],
    color: 'var(--b-wave,#3d6a7b)',
  });
}
function palm(p: Print, x: number, y: number, s: number): void {
  p.ink(`M${x} ${y}C${x + 1} ${y - 8 * s} ${x + 3 * s} ${y - 14 * s} ${x + 2 * s} ${y - 20 * s}`, 2.4, {
    color: tone.trunk,
  });
  const [tx, ty] = [x + 2 * s, y - 20 * s];
  for (const [dx, dy] of [
    [-13, 3],
    [-9, -6],
    [2, -9],
    [11, -5],
    [13, 4],
  ])
    p.shape(
      `M${tx} ${ty}C${tx + dx * 0.4 * s} ${ty + (dy - 5) * 0.7 * s} ${tx + dx * 0.8 * s} ${ty + (dy - 2) * s} ${tx + dx * s} ${ty + (dy + 3) * s}C${tx + dx * 0.6 * s} ${ty + dy * 0.8 * s} ${tx + dx * 0.3 * s} ${ty + dy * 0.5 * s} ${tx} ${ty}Z`,
      tone.fir,
      0.9,
    );
}
const tower = (p: Print, x: number, y: number, s: number): void =>
  lighthouse(new Inset(p, x - 32 * s, y - 60 * s, s));

export const islands: readonly Drawing[] = [
  place('b-island-1', 100, 70, 860, (p) => {
    land(p, GRASS);
    tower(p, 27, 44, 0.58);
    palm(p, 56, 44, 1.1);
    palm(p, 82, 46, 0.85);
    p.shape('M40 44L47 36L54 44V51H40Z', tone.straw, 1.1);
    p.fill(rect(45, 46, 4, 5), tone.window);
    for (const [x, y] of [
      [60, 30],
      [63, 33],
    ])
      p.shape(circle(x, y, 2.2, 3), '#8a4a24', 0.9);
  }),
  place('b-island-2', 100, 70, 861, (p) => {
    land(p, GRASS);
    p.shape('M34 36C42 22 54 22 62 34C70 28 80 30 84 40C70 44 46 44 34 36Z', tone.hill, 1.2);
    p.hatch('M50 24C58 26 60 30 62 34C56 38 50 38 46 38Z', { angle: 60, gap: 3, w: [1, 0.1] });
    tower(p, 22, 44, 0.58);
    // cattle
    for (const [x, y] of [
      [52, 46],
      [70, 48],
    ]) {
      p.shape(
        `M${x - 6} ${y - 4}C${x - 6} ${y - 7} ${x + 5} ${y - 7} ${x + 5} ${y - 4}V${y - 1}H${x - 6}Z`,
        '#b9764a',
        1,
      );
      p.shape(circle(x - 7, y - 5, 2.2), '#b9764a', 0.9);
      p.ink(`M${x - 5} ${y - 1}v3M${x + 4} ${y - 1}v3`, 1.1);
    }
    p.ink('M40 52H82M44 49V54M54 49V54M64 49V54M74 49V54', 1, { color: tone.timber });
  }),
  place('b-island-4', 100, 70, 862, (p) => {
    land(p, GRASS);
    p.shape('M40 50C40 40 52 26 66 26C80 26 88 40 86 48C74 54 52 54 40 50Z', tone.hill, 1.2);
    for (const y of [34, 40, 46]) {
      const half = 9 + (y - 30) * 0.9;
      p.ink(`M${64 - half} ${y}C${60} ${y - 3} ${70} ${y - 3} ${64 + half} ${y}`, 2.8, { color: tone.fir });
      p.ink(`M${64 - half} ${y + 1.6}C${60} ${y - 1.4} ${70} ${y - 1.4} ${64 + half} ${y + 1.6}`, 0.8);
    }
    p.shape('M52 30L58 22H72L78 30Z', tone.roof, 1.1);
    p.shape('M56 22L60 14H70L74 22Z', tone.roof, 1.1);
    p.ink('M65 14V9', 1.2);
    p.shape(rect(57, 24, 16, 5), tone.wall, 0.9);
    tower(p, 22, 44, 0.58);
  }),
  place('b-island-3', 100, 70, 863, (p) => {
    land(p, GRASS);
    p.shape('M34 50V34H70V50Z', tone.wall, 1.3);
    for (const x of [38, 46, 54, 62]) p.ink(`M${x} 36V50`, 1.6);
    p.shape('M30 34H74L52 24Z', tone.stone, 1.2);
    p.shape('M72 50V30C72 20 90 20 90 30V50Z', tone.stone, 1.3);
    p.shape('M70 32C70 18 92 18 92 32Z', tone.slate, 1.2);
    p.ink('M84 22L94 12', 3, { color: tone.iron });
    p.shape('M28 50H74V54H28Z', tone.stoneShade, 1.1);
    p.shape(circle(22, 44, 5), tone.tree, 1.1);
    p.ink('M22 48V53', 1.8, { color: tone.trunk });
  }),
  place('b-island-5', 100, 70, 864, (p) => {
    land(p, 'var(--b-field,#eccb72)');
    for (let x = 24; x < 62; x += 5) p.ink(`M${x} 52l1 -7m-2 2l1.600 1.400m.4 -.4l2 -1.600`, 0.9);
    p.ink('M20 40C34 36 50 36 64 40M20 46C34 42 50 42 66 46', 0.8, { opacity: 0.7 });
    house(p, { x: 60, y: 50, w: 18, h: 10, g: 12, d: 14, windows: 0, sideWindows: 0 });
    // windmill
    p.shape('M36 40L39 20H47L50 40Z', tone.wall, 1.2);
    p.shape('M37 20L43 13L49 20Z', tone.roof, 1.1);
    p.ink('M43 20L30 8M43 20L56 8M43 20L30 32M43 20L56 32', 1.6);
    p.ink('M33 8L30 12M53 8L57 12M30 29L33 33M57 29L53 33', 1.1);
  }),
  place('b-island-6', 100, 70, 865, (p) => {
    land(p, SAND);
    p.shape('M34 50C32 30 46 16 60 18C76 18 88 32 86 48C70 54 46 54 34 50Z', tone.stone, 1.5);
    p.hatch('M66 19C80 22 88 36 86 48C80 50.500 74 51.500 68 52C76 40 74 28 66 19Z', {
      angle: 60,
      gap: 3.2,
      w: [1.4, 0.1],
    });
    p.fill(circle(53, 32, 4, 5), tone.window).fill(circle(67, 32, 4, 5), tone.window);
    p.fill('M60 37L63 43H57Z', tone.window);
    p.shape('M50 52C50 45 70 45 70 52Z', tone.window, 1.2);
    p.ink('M55 50V46M60 50V45.500M65 50V46', 1.2, { color: tone.stone });
    tower(p, 21, 44, 0.58);
    p.ink('M82 53l7 5m0 -5l-7 5', 2.2, { color: '#b3392b' });
  }),
  place('b-island-7', 100, 70, 866, (p) => {
    land(p, GRASS);
    p.shape('M10 46C14 34 22 30 30 34C34 40 30 50 24 54C16 54 10 52 10 46Z', tone.stoneShade, 1.3);
    // a walled trading town
    p.shape('M42 50V32H88V50Z', tone.wall, 1.4);
    p.shape('M42 34V28H47V32H52V28H57V32H62V28H67V32H72V28H77V32H82V28H88V34Z', tone.stone, 1.1);
    p.shape('M44 28L51 16L58 28Z', tone.roof, 1.1);
    p.shape('M70 28V12H80V28Z', tone.wall, 1.2);
    p.shape('M68 13L75 3L82 13Z', tone.roof, 1.2);
    p.shape(arch(59, 38, 11, 12), tone.door, 1.2);
    for (const x of [46, 52, 74, 80]) p.archWindow(x, 37, 3.6, 7);
    tower(p, 24, 42, 0.62);
  }),
  place('b-pier', 402, 40, 867, (p) => {
    for (let x = 14; x < 400; x += 32) {
      p.shape(rect(x, 20, 6, 20), tone.timber, 1.2);
      p.ink(`M${x - 3} 38q6 -4 12 0`, 1, { color: 'var(--b-wave,#3d6a7b)' });
    }
    p.shape('M0 4L402 2V33L0 35Z', 'var(--b-plank,#c49a63)', 1.7);
    for (let x = 12; x < 400; x += 13) p.ink(`M${x} 4V34`, 0.9, { opacity: 0.7 });
    p.ink('M0 8H402', 0.9, { opacity: 0.7 });
    p.hatch('M0 29H402V35H0Z', { angle: 90, gap: 4, w: [1.2, 0.2] });
  }),
  place('b-crane', 56, 60, 868, (p) => {
    p.ink('M12 58L20 14M30 58L22 14M14 44H28M16 32H26', 2.4, { color: tone.timber });
    p.ink('M21 16L50 6M21 16L44 20', 2.4, { color: tone.timber });
    p.ink('M48 7V30', 1.1);
    p.shape(rect(42, 30, 12, 10), tone.wood, 1.2);
    p.ink('M42 30L54 40M54 30L42 40', 0.9);
    p.shape(circle(21, 16, 4), tone.wood, 1.2);
  }),
];
