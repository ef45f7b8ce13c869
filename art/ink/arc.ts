import type { Point } from './path.ts';

export interface Bend {
  readonly rx: number;
  readonly ry: number;
  /** Degrees. */
  readonly rotation: number;
  readonly large: boolean;
  readonly sweep: boolean;
}

/** Points along an elliptical arc, from the end-point form of SVG (its implementation notes, F.6.5). */
export function arcPoints(from: Point, to: Point, bend: Bend, step: number): Point[] {
  const [x, y] = from;
  const [px, py] = to;
  let { rx, ry } = bend;
  const phi = (bend.rotation * Math.PI) / 180;
  const c = Math.cos(phi);
  const s = Math.sin(phi);
  const dx = (x - px) / 2;
  const dy = (y - py) / 2;
  const x1 = c * dx + s * dy;
  const y1 = -s * dx + c * dy;

  // Radii too small to reach are scaled up until they do.
  const reach = (x1 * x1) / (rx * rx) + (y1 * y1) / (ry * ry);
  if (reach > 1) {
    rx *= Math.sqrt(reach);
    ry *= Math.sqrt(reach);
  }
  const q = Math.max(
    0,
    (rx * rx * ry * ry - rx * rx * y1 * y1 - ry * ry * x1 * x1) / (rx * rx * y1 * y1 + ry * ry * x1 * x1),
  );
  const f = (bend.large === bend.sweep ? -1 : 1) * Math.sqrt(q);
  const u = (f * rx * y1) / ry;
  const v = (-f * ry * x1) / rx;
  const centerX = c * u - s * v + (x + px) / 2;
  const centerY = s * u + c * v + (y + py) / 2;
  const a0 = Math.atan2((y1 - v) / ry, (x1 - u) / rx);
  let turn = Math.atan2((-y1 - v) / ry, (-x1 - u) / rx) - a0;
  if (bend.sweep && turn < 0) turn += 2 * Math.PI;
  if (!bend.sweep && turn > 0) turn -= 2 * Math.PI;

  const n = Math.max(4, Math.ceil((Math.abs(turn) * Math.max(rx, ry)) / step));
  const points: Point[] = [];
  for (let k = 1; k <= n; k++) {
    const a = a0 + (turn * k) / n;
    points.push([
      centerX + rx * Math.cos(a) * c - ry * Math.sin(a) * s,
      centerY + rx * Math.cos(a) * s + ry * Math.sin(a) * c,
    ]);
  }
  return points;
}
