import type { Point } from './path.ts';

/** Leaves out the points that lie within `tolerance` of the line without them (Ramer, Douglas, Peucker). */
function thin(points: readonly Point[], tolerance: number): readonly Point[] {
  if (points.length < 3) return points;
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const [ax, ay] = points[from];
    const [bx, by] = points[to];
    const length = Math.hypot(bx - ax, by - ay);
    let furthest = 0;
    let at = -1;
    for (let k = from + 1; k < to; k++) {
      const [x, y] = points[k];
      const distance =
        length < 1e-6
          ? Math.hypot(x - ax, y - ay)
          : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
      if (distance > furthest) {
        furthest = distance;
        at = k;
      }
    }
    if (furthest > tolerance) {
      keep[at] = 1;
      open.push([from, at], [at, to]);
    }
  }
  return points.filter((_, k) => keep[k]);
}

/**
 * A closed outline as path data, as short as it can be written: points thinned out, relative
 * coordinates rounded to 1/scale, no space where a sign or a point already separates.
 */
export function outline(points: readonly Point[], tolerance: number, scale: number): string {
  const thinned = thin(points, tolerance);
  if (thinned.length < 3) return '';
  const round = (v: number): number => Math.round(v * scale) / scale;
  const short = (v: number): string => String(round(v)).replace(/^(-?)0\./, '$1.');
  let x = round(thinned[0][0]);
  let y = round(thinned[0][1]);
  let d = `M${short(x)} ${short(y)}l`;
  let first = true;
  for (const point of thinned.slice(1)) {
    const nextX = round(point[0]);
    const nextY = round(point[1]);
    const dx = short(nextX - x);
    const dy = short(nextY - y);
    if (dx === '0' && dy === '0') continue;
    d += (first || dx.startsWith('-') ? '' : ' ') + dx + (dy.startsWith('-') ? '' : ' ') + dy;
    first = false;
    x = nextX;
    y = nextY;
  }
  return first ? '' : `${d}z`;
}
