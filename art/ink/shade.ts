import { noise, type Random } from './noise.ts';
import type { Point } from './path.ts';

/** The wood that shading is cut into: its own chance, its own unevenness. */
export interface Ground {
  readonly seed: number;
  readonly random: Random;
  warp(point: Point): Point;
}

export interface Hatching {
  /** Direction of the cuts in degrees; 0 runs from left to right. */
  readonly angle: number;
  /** Distance from cut to cut. */
  readonly gap: number;
  /** Width of a cut: where it is thick, where it is thin. */
  readonly w: readonly [thick: number, thin: number];
  /** Where the shadow sits: at the end of each cut, at its start, or in the middle with both ends thin. */
  readonly from: 'end' | 'start' | 'both';
  /** How much of the way each cut covers, at least and at most. */
  readonly cover: readonly [min: number, max: number];
  /** How far the cuts bow sideways. */
  readonly bow: number;
  /** Unevenness of the gaps, 0 to 1. */
  readonly jitter: number;
  /** Chance that a cut is left out. */
  readonly skip: number;
}

export interface Stipple {
  readonly gap: number;
  readonly r: number;
  readonly jitter: number;
}

type Loops = readonly (readonly Point[])[];

/** Where a level line crosses the loops, from left to right. */
function crossings(loops: Loops, y: number): number[] {
  const xs: number[] = [];
  for (const loop of loops) {
    loop.forEach((a, i) => {
      const b = loop[(i + 1) % loop.length];
      if (a[1] <= y !== b[1] <= y) xs.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    });
  }
  return xs.sort((a, b) => a - b);
}

/** Tapered cuts across a shape. The loops are turned level first, cut, and each cut turned back. */
export function hatchCuts(shape: Loops, o: Hatching, ground: Ground): Point[][] {
  const { angle, gap, w, from, cover, bow, jitter, skip } = o;
  const t = (angle * Math.PI) / 180;
  const c = Math.cos(t);
  const s = Math.sin(t);
  const level = shape.map((loop) => loop.map(([x, y]): Point => [x * c + y * s, -x * s + y * c]));
  const ys = level.flatMap((loop) => loop.map((p) => p[1]));
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);

  const cut = (start: number, end: number, widthStart: number, widthEnd: number, y: number): Point[] => {
    const n = Math.max(2, Math.ceil((end - start) / 4));
    const left: Point[] = [];
    const right: Point[] = [];
    for (let k = 0; k <= n; k++) {
      const u = k / n;
      const x = start + (end - start) * u;
      const width =
        from === 'both'
          ? w[1] + (w[0] - w[1]) * Math.sin(Math.PI * u)
          : widthStart + (widthEnd - widthStart) * u;
      const half = (width * (1 + 0.15 * noise(x / 5, y, ground.seed + 5))) / 2;
      const middle = y + bow * Math.sin(Math.PI * u);
      const [px, py] = ground.warp([x * c - middle * s, x * s + middle * c]);
      left.push([px - s * half, py + c * half]);
      right.push([px + s * half, py - c * half]);
    }
    return [...left, ...right.reverse()];
  };

  const cuts: Point[][] = [];
  for (let row = top + gap * 0.6; row < bottom; row += gap) {
    const y = row + (ground.random() - 0.5) * gap * jitter;
    const xs = crossings(level, y);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const [start, end] = [xs[i], xs[i + 1]];
      const full = end - start;
      if (full < 0.8) continue;
      if (skip && ground.random() < skip) continue;
      const part = cover[0] + (cover[1] - cover[0]) * ground.random();
      if (from === 'end') cuts.push(cut(end - full * part, end, w[1], w[0], y));
      else if (from === 'start') cuts.push(cut(start, start + full * part, w[0], w[1], y));
      else {
        const margin = ((full * (1 - part)) / 2) * ground.random();
        cuts.push(cut(start + margin, end - margin, w[1], w[1], y));
      }
    }
  }
  return cuts;
}

function inside(loops: Loops, x: number, y: number): boolean {
  let odd = false;
  for (const loop of loops) {
    loop.forEach((p, i) => {
      const q = loop[(i + loop.length - 1) % loop.length];
      if (p[1] > y !== q[1] > y && x < ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0]) odd = !odd;
    });
  }
  return odd;
}

/** Seven corners are round enough for a dot of a point or two. */
const DOT_CORNERS = 7;

/** Dots in staggered rows, only where a whole dot fits into the shape. */
export function stippleDots(shape: Loops, { gap, r, jitter }: Stipple, ground: Ground): Point[][] {
  const xs = shape.flatMap((loop) => loop.map((p) => p[0]));
  const ys = shape.flatMap((loop) => loop.map((p) => p[1]));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = (x: number, y: number): boolean =>
    [
      [x, y],
      [x + r, y],
      [x - r, y],
      [x, y + r],
      [x, y - r],
    ].every(([px, py]) => inside(shape, px, py));

  const dots: Point[][] = [];
  let row = 0;
  for (let y = top + gap / 2; y < bottom; y += gap * 0.86) {
    for (let x = left + (row % 2 ? gap : gap / 2); x < right; x += gap) {
      const px = x + (ground.random() - 0.5) * gap * jitter;
      const py = y + (ground.random() - 0.5) * gap * jitter;
      if (!fits(px, py)) continue;
      const [cx, cy] = ground.warp([px, py]);
      dots.push(
        Array.from({ length: DOT_CORNERS }, (_, k): Point => {
          const a = (-k * 2 * Math.PI) / DOT_CORNERS;
          return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
        }),
      );
    }
    row++;
  }
  return dots;
}
