import type { Point } from '../ink/path.ts';
import { arch, rect } from '../ink/shapes.ts';
import { line, loop } from './lines.ts';
import { tone } from './palette.ts';
import type { Print } from './print.ts';

interface HouseOptions {
  /** Lower left corner of the gable. */
  readonly x: number;
  readonly y: number;
  /** Width of the gable, height of the wall, height of the gable above it, depth of the house. */
  readonly w: number;
  readonly h: number;
  readonly g: number;
  readonly d: number;
  readonly roof?: string;
  readonly wall?: string;
  readonly wallShade?: string;
  readonly timber?: boolean;
  readonly thatch?: boolean;
  readonly door?: boolean;
  readonly doorWidth?: number;
  /** Windows of the gable: none, under the ridge, or beside the door too. */
  readonly windows?: 0 | 1 | 2;
  readonly sideWindows?: number;
  /** Where on the ridge a chimney stands, 0 to 1. */
  readonly chimney?: number;
}

/** How steeply the long side recedes. */
const RECEDE = 0.34;
/** How far the roof stands out. */
const EAVES = 3;
const LINE = 1.5;

const add = (a: Point, b: Point, t = 1): Point => [a[0] + b[0] * t, a[1] + b[1] * t];
const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** A house seen from its gable, with the long side receding to the right. */
export function house(p: Print, o: HouseOptions): void {
  const { x, y, w, h, g, d } = o;
  const back: Point = [d, -d * RECEDE];
  const ridge: Point = [x + w / 2, y - h - g];
  const foot: Point = [x + w, y];
  const eaves: Point = [x + w, y - h];

  longSide(p, o, back, foot, eaves);
  if (o.chimney) chimney(p, add(ridge, back, o.chimney));
  p.shape(loop([x, y], foot, eaves, ridge, [x, y - h]), o.wall ?? tone.wall, LINE);
  if (o.timber ?? true) timber(p, o);
  if (o.door ?? true) {
    const width = o.doorWidth ?? Math.min(10, w * 0.3);
    p.shape(arch(x + w / 2 - width / 2, y - h * 0.78, width, h * 0.78), tone.door, 1.1);
  }
  const windows = o.windows ?? 1;
  if (windows > 1) for (const t of [0.15, 0.85]) p.window(x + w * t - 2, y - h * 0.7, 4, h * 0.36);
  if (windows) for (const dx of [-5, 1.6]) p.window(x + w / 2 + dx, y - h - g * 0.4, 3.4, g * 0.26);
  roof(p, o, back, ridge, eaves);
}

function longSide(p: Print, o: HouseOptions, back: Point, foot: Point, eaves: Point): void {
  const wall = loop(foot, add(foot, back), add(eaves, back), eaves);
  p.shape(wall, o.wallShade ?? tone.wallShade, LINE);
  p.hatch(wall, { angle: -19, gap: 2.7, w: [1.15, 0.2], cover: [0.55, 1] });
  const count = o.sideWindows ?? 1;
  for (let i = 0; i < count; i++) {
    const [x, y] = add(foot, back, (i + 0.5) / count - 0.09);
    const [low, high, rise] = [o.h * 0.32, o.h * 0.72, 4.4 * RECEDE];
    p.fill(
      loop([x, y - low], [x + 4.4, y - low - rise], [x + 4.4, y - high - rise], [x, y - high]),
      tone.window,
    );
  }
}

function chimney(p: Print, [x, y]: Point): void {
  p.shape(loop([x - 1, y + 8], [x - 1, y - 10], [x + 6, y - 10], [x + 6, y + 9]), tone.stone, 1.3);
  p.hatch(rect(x + 2, y - 9, 4, 17), { angle: 0, gap: 2.4, w: [1, 0.1] });
  p.ink(line([x - 2.2, y - 10], [x + 7.2, y - 10.4]), 1.8);
}

function timber(p: Print, { x, y, w, h, g }: HouseOptions): void {
  const beam = (a: Point, b: Point): Print => p.ink(line(a, b), 1.9, { color: tone.timber });
  const eaves = y - h;
  beam([x, eaves], [x + w, eaves]);
  beam([x + w * 0.26, eaves - g * 0.5], [x + w * 0.74, eaves - g * 0.5]);
  beam([x + w * 0.5, eaves], [x + w * 0.5, eaves - g + 3]);
  beam([x + w * 0.3, eaves], [x + w * 0.47, eaves - g * 0.48]);
  beam([x + w * 0.7, eaves], [x + w * 0.53, eaves - g * 0.48]);
  if (w > 22) for (const t of [0.3, 0.7]) beam([x + w * t, y], [x + w * t, eaves]);
}

function roof(p: Print, o: HouseOptions, back: Point, ridge: Point, eaves: Point): void {
  const { x, y, w, h, g, thatch = false } = o;
  const color = o.roof ?? tone.roof;
  const length = Math.hypot(...back);
  const along: Point = [back[0] / length, back[1] / length];
  const slope = Math.hypot(w / 2, g);
  const out: Point = [(w / 2 / slope) * EAVES, (g / slope) * EAVES];

  const front = { ridge: add(ridge, along, -EAVES), eaves: add(add(eaves, out), along, -EAVES) };
  const rear = {
    ridge: add(add(ridge, back), along, 2),
    eaves: add(add(add(eaves, out), back), along, 2),
  };
  const side = loop(front.ridge, rear.ridge, rear.eaves, front.eaves);
  p.shape(side, color, LINE + 0.1);
  p.hatch(side, {
    angle: (Math.atan2(g, w / 2) * 180) / Math.PI,
    gap: thatch ? 2.5 : 3.3,
    w: [1.35, 0.15],
    cover: thatch ? [0.45, 1] : [0.3, 0.8],
  });
  if (!thatch) {
    for (const t of [0.35, 0.68]) {
      const course = line(between(front.ridge, front.eaves, t), between(rear.ridge, rear.eaves, t));
      p.ink(course, 0.8, { taper: [0.2, 0.5] });
    }
  }
  const left = add(add([x, y - h], [-out[0], out[1]]), along, -EAVES);
  const [rx, ry] = front.ridge;
  p.shape(loop(front.ridge, [rx, ry + 4.4], add(left, [2.2, 1.4]), left), color, 1.3);
}

/** Two threads of smoke that rise from x, y. */
export function smoke(p: Print, x: number, y: number, s: number): void {
  const thread = (
    from: number,
    moves: readonly number[],
    width: number,
    taper: readonly [number, number],
  ) => {
    const steps = moves.map((v) => v * s);
    p.ink(`M${from} ${y}c${steps.slice(0, 6).join(' ')}c${steps.slice(6).join(' ')}`, width, { taper });
  };
  thread(x, [-3, -5, 5, -7, 1, -13, -3, -5, 5, -7, 4, -12], 1.3, [0.2, 0.7]);
  thread(x + 4 * s, [-2, -5, 5, -6, 2, -11, -1, -4, 4, -5, 5, -8], 1, [0.2, 0.8]);
}
