// The workshops. They stand on one line, with their goods before the door.
import type { Drawing } from '../ink/drawing.ts';
import { arch, circle } from '../ink/shapes.ts';
import { house, smoke } from './house.ts';
import { line, loop } from './lines.ts';
import { tone } from './palette.ts';
import { type Print, place } from './print.ts';

/** A cart wheel with eight spokes. */
function wheel(p: Print, x: number, y: number, r: number): void {
  const inner = r * 0.68;
  p.fill(circle(x, y, r), tone.wood);
  p.ink(circle(x, y, r), 1.9, { light: false });
  p.fill(circle(x, y, inner), tone.wall);
  p.ink(circle(x, y, inner), 0.9, { light: false });
  for (let k = 0; k < 4; k++) {
    const a = (k * Math.PI) / 4 + 0.2;
    const [dx, dy] = [Math.cos(a) * inner, Math.sin(a) * inner];
    p.ink(line([x - dx, y - dy], [x + dx, y + dy]), 1);
  }
  p.fill(circle(x, y, r * 0.2), p.cut);
}

export const crafts: readonly Drawing[] = [
  place('b-wainwright', 104, 90, 116, (p) => {
    house(p, { x: 12, y: 82, w: 44, h: 24, g: 26, d: 36, door: false, sideWindows: 2, windows: 1 });
    p.shape('M20 82V66C20 63 48 63 48 66V82Z', tone.window, 1.2);
    p.ink('M24 82V67M44 82V67', 1.4, { color: tone.timber });
    wheel(p, 10, 76, 9);
    wheel(p, 58, 78, 8);
    wheel(p, 34, 74, 7.5);
    // logs
    for (const [x, y] of [
      [76, 83],
      [83, 83],
      [90, 82],
      [79.5, 77],
      [86.5, 77],
    ]) {
      p.shape(circle(x, y, 3.7), tone.wood, 1.1);
      p.ink(circle(x, y, 1.5), 0.8);
    }
  }),
  place('b-stables', 112, 90, 117, (p) => {
    house(p, {
      x: 6,
      y: 82,
      w: 40,
      h: 21,
      g: 25,
      d: 54,
      roof: tone.straw,
      thatch: true,
      door: false,
      sideWindows: 0,
      timber: false,
      windows: 0,
    });
    p.shape('M12 82V66H40V82Z', tone.window, 1.2);
    p.ink('M26 82V66', 1.6, { color: tone.timber });
    p.ink('M12 74H40', 1.8, { color: tone.timber });
    p.shape('M19 52H33V60H19Z', tone.window, 1.1);
    p.ink('M26 52V60M19 56H33', 1, { color: tone.timber });
    // horse at the door
    p.shape(
      'M14 74C15 70 17 69 17 66C15.5 67 13.5 67.5 12 67C10.5 66 11 64.5 12 63.5C13.5 62 14 60 16 59L16 57L18 59C22 60 24 64 24 74Z',
      'var(--horse,#b98252)',
      1.1,
    );
    p.fill(circle(15.5, 62, 0.8), p.cut);
    p.ink('M18 59C22 61 23 66 23.5 73', 1.6, { color: '#4a2f1b' });
    // trough and rail
    p.ink('M50 84L104 67M50 79L104 62', 1.6, { color: tone.timber });
    for (const t of [0, 0.25, 0.5, 0.75, 1])
      p.ink(line([50 + 54 * t, 87 - 17 * t], [50 + 54 * t, 76 - 17 * t]), 1.5);
  }),
  place('b-office', 90, 96, 118, (p) => {
    house(p, {
      x: 8,
      y: 88,
      w: 40,
      h: 36,
      g: 1,
      d: 30,
      sideWindows: 2,
      windows: 0,
      timber: false,
      door: false,
    });
    // stepped gable
    const gable = 'M8 88V50H12V44H17V38H22V32H34V38H39V44H44V50H48V88Z';
    p.shape(gable, tone.wall, 1.5);
    p.shape('M48 52L50 46L80 36L80 42Z', tone.roof, 1.3);
    const roof = loop([34, 33], [64, 22.5], [81, 40], [49, 51]);
    p.shape(roof, tone.roof, 1.5);
    p.hatch(roof, { angle: 45, gap: 3.1, w: [1.3, 0.1], cover: [0.3, 0.8] });
    p.shape(gable, tone.wall, 1.5);
    p.hatch('M40 50H48V88H38Z', { angle: 0, gap: 2.9, w: [1, 0.1], cover: [0.3, 0.8] });
    p.shape(arch(22, 66, 12, 22), tone.door, 1.2);
    for (const x of [13, 37]) {
      p.shape(arch(x, 64, 6.5, 12), tone.window, 1.1);
    }
    for (const x of [18, 25, 32]) p.shape(arch(x, 46, 5, 10), tone.window, 1);
    p.ink('M9 61H47', 1.1);
  }),
  place('b-smithy', 104, 100, 119, (p) => {
    // chimney behind
    p.shape('M62 62V18H78V56Z', tone.stone, 1.5);
    p.hatch('M70 18H78V57H68Z', { angle: 0, gap: 2.6, w: [1.2, 0.1] });
    p.ink('M60 18H80', 2.2);
    smoke(p, 69, 15, 0.9);
    house(p, {
      x: 8,
      y: 92,
      w: 46,
      h: 25,
      g: 24,
      d: 36,
      wall: tone.stone,
      wallShade: tone.stoneShade,
      timber: false,
      door: false,
      sideWindows: 1,
      windows: 0,
    });
    p.shape('M15 92V76A16 15 0 0 1 47 76V92Z', tone.window, 1.4);
    p.fill('M23 92C21 84 27 84 27 77C32 81 31 85 34 83C38 87 38 90 37 92Z', 'var(--b-fire,#e08a2c)');
    p.fill('M27 92C27 88 30 87 31 84C34 87 34 90 33 92Z', 'var(--b-fire2,#f7d25c)');
    p.ink('M10 78H14M9 85H14M49 74H53M48 82H53M20 58H27M34 55H40M24 50H31', 1);
    // anvil
    p.shape('M56 84H74C74 87 70 88 68 89L69 95H59L60 90C57 89 55 87 56 84Z', tone.iron, 1.3);
    p.shape('M56 95H72V99H56Z', tone.wood, 1.1);
  }),
];
