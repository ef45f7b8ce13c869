import type { Point } from './path.ts';

/** A smooth line through points (Catmull-Rom), `steps` points from one to the next. */
export function smooth(points: readonly Point[], steps = 10): Point[] {
  const last = points.length - 1;
  const curve: Point[] = [];
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(last, i + 2)],
    ];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const at = (k: 0 | 1): number =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t ** 2 +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
      curve.push([at(0), at(1)]);
    }
  }
  curve.push(points[last]);
  return curve;
}

/** The same line, moved aside: to the right of its direction if the distance is negative. */
export function beside(curve: readonly Point[], distance: number): Point[] {
  return curve.map(([x, y], i) => {
    const [ax, ay] = curve[Math.max(0, i - 1)];
    const [bx, by] = curve[Math.min(curve.length - 1, i + 1)];
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.hypot(dx, dy) || 1;
    return [x - (dy / length) * distance, y + (dx / length) * distance];
  });
}
