// Parts of castles and town walls.
import type { Point } from '../ink/path.ts';
import { rect } from '../ink/shapes.ts';
import { loop } from './lines.ts';
import { tone } from './palette.ts';
import type { Print } from './print.ts';

/** Merlons and gaps from left to right, n of them. */
function merlons(x0: number, x1: number, y: number, n: number, h: number): Point[] {
  const step = (x1 - x0) / (2 * n - 1);
  return Array.from({ length: 2 * n - 1 }, (_, i): Point[] => {
    const top = i % 2 ? y : y - h;
    return [
      [x0 + i * step, top],
      [x0 + (i + 1) * step, top],
    ];
  }).flat();
}

interface TowerOptions {
  /** Colour of a pointed roof; without one the tower is crenellated. */
  readonly roof?: string;
  readonly roofHeight?: number;
  readonly flag?: string;
}

/** A tower that stands with the middle of its foot at x, y. */
export function tower(p: Print, x: number, y: number, w: number, h: number, o: TowerOptions = {}): void {
  const { roof, roofHeight = 15, flag } = o;
  const top = y - h;
  const [left, right] = [x - w / 2, x + w / 2];
  if (flag) {
    const f = top - (roof ? roofHeight : 3);
    p.ink(`M${x} ${f + 2}V${f - 11}`, 1.3);
    p.shape(
      `M${x} ${f - 11}C${x + 4} ${f - 13} ${x + 7} ${f - 9} ${x + 12} ${f - 11}L${x + 10} ${f - 8}` +
        `L${x + 12} ${f - 5}C${x + 7} ${f - 3} ${x + 4} ${f - 7} ${x} ${f - 5}Z`,
      flag,
      1.1,
    );
  }
  p.shape(rect(left, top, w, h), tone.stone, 1.4);
  p.hatch(rect(x, top, w / 2, h), { angle: 0, gap: 2.6, w: [1.25, 0.1], cover: [0.5, 1] });
  if (roof) {
    p.shape(loop([left - 2.5, top + 0.5], [x, top - roofHeight], [right + 2.5, top + 0.5]), roof, 1.4);
    p.hatch(loop([x, top - roofHeight], [right + 2.5, top], [x, top]), {
      angle: 20,
      gap: 2.4,
      w: [1.3, 0.1],
    });
  } else {
    const crown = merlons(left - 2, right + 2, top - 2, w > 14 ? 4 : 3, 3.2);
    p.shape(loop([left - 2, top + 3], ...crown, [right + 2, top + 3]), tone.stone, 1.3);
  }
  p.archWindow(x - 1.6, top + h * 0.28, 3.2, 6);
}

/** A wall from tower to tower, its foot at y. */
export function curtain(p: Print, x0: number, x1: number, y: number, h: number): void {
  const half = (x1 - x0) * 0.5;
  const crown = merlons(x0, x1, y - h, Math.round((x1 - x0) / 9), 3);
  p.shape(loop([x0, y], ...crown, [x1, y]), tone.stone, 1.4);
  p.hatch(rect(x0 + half, y - h + 2, half, h - 2), { angle: 0, gap: 3, w: [1, 0.1], cover: [0.2, 0.6] });
}

/** The hill under a castle: w wide, its top at y. */
export function mound(p: Print, w: number, y: number): void {
  const c = 50;
  const base = 78;
  p.shape(
    `M${c - w / 2} ${base}C${c - w * 0.42} ${y + 10} ${c - w * 0.3} ${y - 1} ${c - w * 0.2} ${y - 2}` +
      `H${c + w * 0.2}C${c + w * 0.3} ${y - 1} ${c + w * 0.42} ${y + 10} ${c + w / 2} ${base}Z`,
    tone.hill,
    1.4,
  );
  p.hatch(
    `M${c + w * 0.1} ${y - 2}H${c + w * 0.2}C${c + w * 0.3} ${y - 1} ${c + w * 0.42} ${y + 10} ` +
      `${c + w / 2} ${base}H${c + w * 0.2}Z`,
    { angle: 62, gap: 3.2, w: [1.4, 0.1], cover: [0.5, 1], from: 'start' },
  );
  p.hatch(`M${c - w * 0.2} ${y}L${c - w * 0.34} ${y + 6}L${c - w / 2} ${base}H${c - w * 0.36}Z`, {
    angle: 116,
    gap: 4.4,
    w: [1.1, 0.1],
    cover: [0.4, 0.8],
    from: 'start',
  });
}
