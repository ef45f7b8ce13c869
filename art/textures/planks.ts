import { type Random, randomFrom } from '../ink/noise.ts';
import { Plate } from '../ink/plate.ts';
import { circle } from '../ink/shapes.ts';

export interface WoodColors {
  readonly table: string;
  readonly dark: string;
  readonly grain: string;
}

interface Knot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const WIDTH = 1200;
const HEIGHT = 560;
/** Where each of the planks is joined. */
const JOINTS = [820, 260, 1040, 520];
const PLANK = HEIGHT / JOINTS.length;
/** Lines of grain in a plank, its edges counted as one. */
const GRAIN_LINES = 9;

/** Height of a line of grain at x: it flows in waves that repeat with the tile, and around knots. */
function grainAt(x: number, level: number, phase: number, knots: readonly Knot[]): number {
  const u = (x / WIDTH) * 2 * Math.PI;
  let y = level + 2.6 * Math.sin(u + phase) + 1.6 * Math.sin(3 * u + phase * 2);
  for (const knot of knots) {
    const dx = (x - knot.x) / (knot.r * 4);
    const dy = level - knot.y;
    const push = Math.exp(-dx * dx) * Math.exp(-(dy * dy) / 900);
    y += (dy >= 0 ? 1 : -1) * knot.r * 1.25 * push;
  }
  return y;
}

function cutPlank(p: Plate, index: number, { dark, grain: color }: WoodColors, random: Random): void {
  const top = index * PLANK;
  const knots: Knot[] = Array.from({ length: 1 + (index % 2) }, () => ({
    x: 180 + random() * (WIDTH - 360),
    y: top + 30 + random() * (PLANK - 60),
    r: 9 + random() * 9,
  }));
  for (let k = 1; k < GRAIN_LINES; k++) {
    const level = top + (PLANK * k) / GRAIN_LINES;
    const phase = random() * 7;
    const points: string[] = [];
    for (let x = -20; x <= WIDTH + 20; x += 20) {
      const y = Math.max(top + 4, Math.min(top + PLANK - 4, grainAt(x, level, phase, knots)));
      points.push(`${x} ${y.toFixed(1)}`);
    }
    p.ink(`M${points.join('L')}`, 1.2 + random() * 1.3, { color, light: false });
  }
  for (const { x, y, r } of knots) {
    for (const f of [1, 0.62, 0.28]) {
      p.ink(circle(x, y, r * f * 1.5, r * f * 0.8), 1.4, { color, light: false });
    }
  }
  // short cuts between the lines
  for (let k = 0; k < 16; k++) {
    const x = random() * (WIDTH - 120) + 10;
    const y = top + 8 + random() * (PLANK - 16);
    const length = 30 + random() * 80;
    const end = (y + random() * 2 - 1).toFixed(1);
    p.ink(`M${x.toFixed(0)} ${y.toFixed(0)}L${(x + length).toFixed(0)} ${end}`, 1.6, {
      color,
      taper: [1, 1],
    });
  }
  // the gap to the plank above, with light on its lower edge
  p.ink(`M-10 ${top + 0.5}H${WIDTH + 10}`, 2.2, { color: dark, light: false });
  p.ink(`M-10 ${top + 2.6}H${WIDTH + 10}`, 0.9, { color: '#fff', opacity: 0.07, light: false });
  // where two planks meet, four nails
  const joint = JOINTS[index];
  p.ink(`M${joint} ${top}V${top + PLANK}`, 2.2, { color: dark });
  for (const y of [top + 16, top + PLANK - 16]) {
    for (const x of [joint - 9, joint + 9]) p.fill(circle(x, y, 2.2), dark);
  }
}

/** The table: four planks, grain cut as long lines that flow around knots. One tile, to be repeated. */
export function planks(colors: WoodColors): string {
  const random = randomFrom(77);
  const p = new Plate(WIDTH, HEIGHT, { wobble: 0, step: 24, tolerance: 0.25, scale: 1, seed: 5 });
  let ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.table}"/>`;
  JOINTS.forEach((_, i) => {
    if (i % 2) {
      ground += `<rect y="${i * PLANK}" width="${WIDTH}" height="${PLANK}" fill="${colors.dark}" fill-opacity=".13"/>`;
    }
    cutPlank(p, i, colors, random);
  });
  const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${p.paths()}</svg>`.replaceAll('"', "'");
}
