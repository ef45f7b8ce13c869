import { hue } from '../ink/palette.ts';
import type { InkOptions, Plate } from '../ink/plate.ts';
import { rect } from '../ink/shapes.ts';

interface HillOptions {
  readonly hatch?: boolean;
  readonly angle?: number;
  readonly gap?: number;
  readonly cover?: readonly [min: number, max: number];
  /** Width of the outline. */
  readonly line?: number;
}

export function hill(p: Plate, d: string, fill: string, o: HillOptions = {}): void {
  p.fill(d, fill);
  if (o.hatch) {
    const { angle = 12, gap = 3.4, cover = [0.3, 0.8] } = o;
    p.hatch(d, { angle, gap, cover, w: [0.9, 0.05], opacity: 0.8 });
  }
  p.ink(d, o.line ?? 1.3, { light: false });
}

interface TreeOptions {
  readonly kind?: 'leaf' | 'fir' | 'cypress';
  readonly color?: string;
}

/** The whole outline of a crown, and its half away from the light. */
interface Crown {
  readonly whole: string;
  readonly shadow: string;
  readonly angle: number;
  readonly gap: number;
  readonly cut: number;
}

function fir(x: number, y: number, s: number): Crown {
  const right =
    `M${x} ${y - 19 * s}L${x + 4 * s} ${y - 12.5 * s}H${x + 2 * s}` +
    `L${x + 5.5 * s} ${y - 7.5 * s}H${x + 3 * s}L${x + 7 * s} ${y - 2 * s}`;
  const left =
    `H${x - 7 * s}L${x - 3 * s} ${y - 7.5 * s}H${x - 5.5 * s}` +
    `L${x - 2 * s} ${y - 12.5 * s}H${x - 4 * s}Z`;
  return { whole: right + left, shadow: `${right}H${x}Z`, angle: 35, gap: 1.9, cut: 1.1 };
}

function cypress(x: number, y: number, s: number): Crown {
  const right = `M${x} ${y - 18 * s}C${x + 5 * s} ${y - 10 * s} ${x + 4.5 * s} ${y - 2 * s} ${x} ${y}`;
  const left = `C${x - 4.5 * s} ${y - 2 * s} ${x - 5 * s} ${y - 10 * s} ${x} ${y - 18 * s}Z`;
  return { whole: right + left, shadow: `${right}Z`, angle: 60, gap: 1.8, cut: 1 };
}

function leafy(x: number, y: number, s: number): Crown {
  const left =
    `M${x - 5 * s} ${y - 6 * s}C${x - 9 * s} ${y - 8 * s} ${x - 8 * s} ${y - 13 * s} ${x - 5 * s} ${y - 13 * s}` +
    `C${x - 5 * s} ${y - 18 * s} ${x + 3 * s} ${y - 19 * s} ${x + 4 * s} ${y - 14.5 * s}`;
  const right =
    `C${x + 9 * s} ${y - 14 * s} ${x + 9 * s} ${y - 7 * s} ${x + 5 * s} ${y - 6 * s}` +
    `C${x + 3 * s} ${y - 4.5 * s} ${x - 3 * s} ${y - 4.5 * s} ${x - 5 * s} ${y - 6 * s}`;
  const inner = `C${x} ${y - 8 * s} ${x + 3 * s} ${y - 10 * s} ${x + 4 * s} ${y - 14.5 * s}Z`;
  return {
    whole: `${left}${right}Z`,
    shadow: `M${x + 4 * s} ${y - 14.5 * s}${right}${inner}`,
    angle: 35,
    gap: 1.9,
    cut: 1.1,
  };
}

/** A tree that stands at x, y. Lines grow slower than the tree, or large ones would look coarse. */
export function tree(p: Plate, x: number, y: number, s: number, { kind, color }: TreeOptions = {}): void {
  const line = s ** 0.5;
  if (kind === 'fir') {
    p.shape(rect(x - 0.9 * s, y - 3 * s, 1.8 * s, 3 * s), hue.wood2, 0.7 * line);
  } else if (kind !== 'cypress') {
    const trunk = `M${x - 1 * s} ${y}L${x - 0.8 * s} ${y - 7 * s}H${x + 0.8 * s}L${x + 1.2 * s} ${y}Z`;
    p.shape(trunk, hue.wood2, 0.8 * line);
  }
  const crown = kind === 'fir' ? fir(x, y, s) : kind === 'cypress' ? cypress(x, y, s) : leafy(x, y, s);
  p.fill(crown.whole, color ?? hue.leaf2);
  p.hatch(crown.shadow, { angle: crown.angle, gap: crown.gap * s ** 0.6, w: [crown.cut * line, 0.1] });
  p.ink(crown.whole, 1.1 * line, { light: false });
}

interface WaveOptions extends InkOptions {
  readonly w?: number;
}

/** A line of n waves from x0 to x1. */
export function waves(
  p: Plate,
  x0: number,
  x1: number,
  y: number,
  n: number,
  height: number,
  { w = 1.1, ...ink }: WaveOptions = {},
): void {
  const length = (x1 - x0) / n;
  let d = `M${x0} ${y}`;
  for (let i = 0; i < n; i++) d += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  p.ink(d, w, { taper: [0.6, 0.6], ...ink });
}
