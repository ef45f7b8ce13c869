// What stands in the sky. Light comes from the upper left; shadow is always cut, never blurred.
import { hue } from '../ink/palette.ts';
import type { Plate } from '../ink/plate.ts';
import { circle } from '../ink/shapes.ts';

interface SkyOptions {
  readonly gap?: number;
  readonly len?: readonly [min: number, max: number];
  readonly opacity?: number;
}

/** Sky cut in long broken strokes, thinner and fewer towards the horizon. */
export function strokes(p: Plate, x: number, y: number, w: number, h: number, o: SkyOptions = {}): void {
  const { gap = 5, len = [14, 40], opacity = 0.55 } = o;
  for (let row = y + gap * 0.5; row < y + h; row += gap) {
    const strength = 1 - (row - y) / h;
    let at = x - p.random() * len[1];
    while (at < x + w) {
      const length = len[0] + p.random() * (len[1] - len[0]);
      const from = Math.max(x, at);
      const to = Math.min(x + w, at + length);
      if (to - from > 3 && p.random() < 0.25 + 0.75 * strength) {
        const end = (row + p.random() - 0.5).toFixed(1);
        p.ink(`M${from.toFixed(1)} ${row.toFixed(1)}L${to.toFixed(1)} ${end}`, 0.5 + 0.6 * strength, {
          opacity,
          taper: [1, 1],
        });
      }
      at += length + 4 + p.random() * 12;
    }
  }
}

interface SunOptions {
  readonly rays?: number;
  readonly reach?: number;
  readonly opacity?: number;
}

export function sun(p: Plate, x: number, y: number, r: number, o: SunOptions = {}): void {
  const n = o.rays ?? 20;
  const reach = o.reach ?? r * 2.2;
  for (let k = 0; k < n; k++) {
    const a = ((k + 0.5) / n) * 2 * Math.PI;
    const l = k % 2 ? reach : reach * 0.78;
    const w = r * 0.16;
    const c = Math.cos(a);
    const s = Math.sin(a);
    p.fill(
      `M${x + r * 1.25 * c - w * s} ${y + r * 1.25 * s + w * c}L${x + l * c} ${y + l * s}` +
        `L${x + r * 1.25 * c + w * s} ${y + r * 1.25 * s - w * c}Z`,
      p.cut,
      o.opacity,
    );
  }
  p.shape(circle(x, y, r), '#f3d675', 1.3);
}

/** Broad rays of a rising sun, from r0 to r1, the first one at angle a0. */
export function rays(
  p: Plate,
  [x, y]: readonly [number, number],
  n: number,
  [r0, r1]: readonly [number, number],
  color: string,
  a0: number,
): void {
  for (let k = 0; k < n; k++) {
    const a = a0 + (k / n) * 2 * Math.PI;
    const da = (Math.PI / n) * 0.42;
    p.fill(
      `M${x + r0 * Math.cos(a)} ${y + r0 * Math.sin(a)}` +
        `L${x + r1 * Math.cos(a - da)} ${y + r1 * Math.sin(a - da)}` +
        `L${x + r1 * Math.cos(a + da)} ${y + r1 * Math.sin(a + da)}Z`,
      color,
      1,
    );
  }
}

export function cloud(p: Plate, x: number, y: number, s: number): void {
  p.shape(
    `M${x} ${y}C${x - 4 * s} ${y} ${x - 4 * s} ${y - 5 * s} ${x} ${y - 5 * s}` +
      `C${x} ${y - 10 * s} ${x + 8 * s} ${y - 11 * s} ${x + 10 * s} ${y - 6.5 * s}` +
      `C${x + 14 * s} ${y - 10 * s} ${x + 20 * s} ${y - 7 * s} ${x + 19 * s} ${y - 4 * s}` +
      `C${x + 24 * s} ${y - 4 * s} ${x + 23 * s} ${y} ${x + 20 * s} ${y}Z`,
    hue.bone,
    1.1,
  );
}

export function birds(p: Plate, flock: readonly (readonly [x: number, y: number, size: number])[]): void {
  for (const [x, y, s] of flock) {
    p.ink(
      `M${x - 5 * s} ${y - 2 * s}Q${x - 2 * s} ${y - 4 * s} ${x} ${y}Q${x + 2 * s} ${y - 4 * s} ${x + 5 * s} ${y - 2 * s}`,
      1.4,
      { taper: [0.7, 0.7] },
    );
  }
}
