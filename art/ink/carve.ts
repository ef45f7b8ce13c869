import { noise } from './noise.ts';
import type { Point, Polyline } from './path.ts';

/** How far a line has thinned at its two ends, 0 (blunt) to 1 (a point). */
export type Taper = readonly [start: number, end: number];

export interface Stroke {
  readonly width: number;
  readonly seed: number;
  /** Where on the noise this line begins, so that no two lines swell alike. */
  readonly phase: number;
  /** Closed lines are heavier on the side away from the light. */
  readonly lit: boolean;
  readonly taper: Taper | undefined;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Which way a closed line runs: 1 or -1, so that its outward side is known. */
function winding(points: readonly Point[]): number {
  let area = 0;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length];
    area += p[0] * q[1] - q[0] * p[1];
  });
  return area > 0 ? -1 : 1;
}

/** The normal at a point between its neighbours, and how sharp the corner is (1: straight on). */
function corner(before: Point, at: Point, after: Point): { nx: number; ny: number; cos: number } {
  let ux = at[0] - before[0];
  let uy = at[1] - before[1];
  let vx = after[0] - at[0];
  let vy = after[1] - at[1];
  let lu = Math.hypot(ux, uy);
  let lv = Math.hypot(vx, vy);
  if (lu < 1e-6) {
    ux = vx;
    uy = vy;
    lu = lv;
  }
  if (lv < 1e-6) {
    vx = ux;
    vy = uy;
    lv = lu;
  }
  ux /= lu || 1;
  uy /= lu || 1;
  vx /= lv || 1;
  vy /= lv || 1;
  let nx = -(uy + vy);
  let ny = ux + vx;
  const length = Math.hypot(nx, ny) || 1;
  nx /= length;
  ny /= length;
  return { nx, ny, cos: Math.max(0.5, nx * -uy + ny * ux) };
}

function tapered(t: number, [start, end]: Taper): number {
  if (start && t < 0.5) return 1 - start * (1 - Math.min(1, t / 0.35));
  if (end && t > 0.5) return 1 - end * (1 - Math.min(1, (1 - t) / 0.35));
  return 1;
}

/** The two edges of a line that swells and thins like a cut in wood. */
export function carve({ points, closed }: Polyline, stroke: Stroke): { left: Point[]; right: Point[] } {
  const n = points.length;
  const outward = closed ? winding(points) : 0;
  const total = points.reduce((sum, p, i) => sum + (i ? distance(p, points[i - 1]) : 0), 0);
  const left: Point[] = [];
  const right: Point[] = [];
  let run = 0;
  points.forEach((p, i) => {
    if (i) run += distance(p, points[i - 1]);
    const before = closed ? points[(i - 1 + n) % n] : points[Math.max(0, i - 1)];
    const after = closed ? points[(i + 1) % n] : points[Math.min(n - 1, i + 1)];
    const { nx, ny, cos } = corner(before, p, after);
    let k = 1 + 0.22 * noise(run / 6 + stroke.phase, stroke.phase, stroke.seed + 3);
    if (closed && stroke.lit) k *= 1 + 0.28 * (outward * nx * 0.6 + outward * ny * 0.8);
    if (stroke.taper && total) k *= tapered(run / total, stroke.taper);
    const half = (stroke.width * k) / 2 / cos;
    left.push([p[0] + nx * half, p[1] + ny * half]);
    right.push([p[0] - nx * half, p[1] - ny * half]);
  });
  right.reverse();
  return { left, right };
}
