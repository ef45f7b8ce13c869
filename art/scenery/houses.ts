import { hue } from '../ink/palette.ts';
import type { Plate } from '../ink/plate.ts';
import { arch, polygon, rect } from '../ink/shapes.ts';

/** Outlines of buildings grow with their scale. */
const line = (k: number): number => 1.2 * k;

interface TowerOptions {
  /** Scale of lines and shading. */
  readonly k?: number;
  readonly wall?: string;
  readonly top?: 'crenel' | 'cone' | 'flat';
  readonly roof?: string;
  readonly roofH?: number;
  /** Number of merlons. */
  readonly teeth?: number;
  /** Colour of a flag on top. */
  readonly flag?: string;
  /** Height of an arrow slit, as a part of the tower's height. */
  readonly slit?: number;
}

/** A tower; x, y is the upper left corner of its wall. */
export function tower(p: Plate, x: number, y: number, w: number, h: number, o: TowerOptions = {}): void {
  const { k = 1, wall = hue.stone } = o;
  p.fill(rect(x, y, w, h), wall);
  p.hatch(rect(x + w * 0.42, y, w * 0.58, h), { gap: 2.3 * k, w: [1.05 * k, 0.05], cover: [0.45, 1] });
  p.ink(rect(x, y, w, h), line(k));
  if (o.top === 'cone') cone(p, x, y, w, o);
  else battlement(p, x, y, w, o);
  if (o.slit) {
    p.fill(rect(x + w * 0.42, y + h * o.slit, w * 0.16, Math.min(h * 0.2, w * 0.42)), p.cut);
  }
}

function cone(p: Plate, x: number, y: number, w: number, o: TowerOptions): void {
  const { k = 1, roofH = w * 1.1 } = o;
  const eave = w * 0.16;
  const roof = polygon([x - eave, y], [x + w / 2, y - roofH], [x + w + eave, y]);
  p.fill(roof, o.roof ?? hue.roof);
  p.hatch(polygon([x + w / 2, y], [x + w / 2, y - roofH], [x + w + eave, y]), {
    angle: 75,
    gap: 1.9 * k,
    w: [1 * k, 0.3 * k],
  });
  p.ink(roof, line(k));
  if (o.flag) flag(p, x + w / 2, y - roofH, k, o.flag);
}

function battlement(p: Plate, x: number, y: number, w: number, o: TowerOptions): void {
  const { k = 1, wall = hue.stone, teeth = 3 } = o;
  const eave = w * 0.13;
  const b = w * 0.26;
  const tooth = (w + 2 * eave) / (2 * teeth - 1);
  let d = `M${x - eave} ${y + b}V${y - b}`;
  for (let i = 0; i < teeth; i++) d += `h${tooth}${i < teeth - 1 ? `v${b}h${tooth}v${-b}` : ''}`;
  d += `V${y + b}Z`;
  p.fill(d, wall);
  p.hatch(rect(x + w * 0.6, y, w * 0.4 + eave, b), { gap: 1.9 * k, w: [1 * k, 0.1] });
  p.ink(d, line(k));
  if (o.flag) flag(p, x + w / 2, y - b, k, o.flag);
}

export function flag(p: Plate, x: number, y: number, k: number, color: string): void {
  p.ink(`M${x} ${y}V${y - 9 * k}`, 1 * k);
  p.shape(
    `M${x} ${y - 9 * k}C${x + 3 * k} ${y - 11 * k} ${x + 5 * k} ${y - 7 * k} ${x + 9 * k} ${y - 9 * k}` +
      `V${y - 4.5 * k}C${x + 5 * k} ${y - 3 * k} ${x + 3 * k} ${y - 6.5 * k} ${x} ${y - 4.8 * k}Z`,
    color,
    0.8 * k,
  );
}

interface GableOptions {
  readonly k?: number;
  readonly wall?: string;
  readonly roof?: string;
  readonly timber?: boolean;
  /** Where the door is, as a part of the width. */
  readonly door?: number;
  /** Windows, as parts of width and height. */
  readonly win?: readonly (readonly [x: number, y: number])[];
}

/** A gabled house seen from the front; x, y is the lower left corner, rh the height of the gable. */
export function gable(
  p: Plate,
  x: number,
  y: number,
  w: number,
  h: number,
  rh: number,
  o: GableOptions = {},
): void {
  const { k = 1, wall = hue.bone, roof = hue.roof } = o;
  const eave = w * 0.1;
  const front = `M${x} ${y}V${y - h}L${x + w / 2} ${y - h - rh}L${x + w} ${y - h}V${y}Z`;
  p.fill(front, wall);
  p.hatch(`M${x + w * 0.6} ${y}V${y - h - rh * 0.7}L${x + w} ${y - h}V${y}Z`, {
    gap: 2.4 * k,
    w: [0.9 * k, 0.05],
    cover: [0.4, 0.9],
  });
  if (o.timber) timbers(p, x, y, w, h, rh, k);
  p.ink(front, line(k));
  const t = w * 0.11;
  const foot = y - h + rh * 0.14;
  const bargeboards =
    `M${x - eave} ${foot}L${x + w / 2} ${y - h - rh - t * 0.6}L${x + w + eave} ${foot}` +
    `L${x + w + eave * 0.2} ${foot + t * 0.35}L${x + w / 2} ${y - h - rh + t * 0.9}` +
    `L${x - eave * 0.2} ${foot + t * 0.35}Z`;
  p.shape(bargeboards, roof, line(k) * 0.95);
  if (o.door) {
    p.shape(arch(x + w * o.door - w * 0.1, y - h * 0.42, w * 0.2, h * 0.42), hue.wood2, 0.9 * k);
  }
  for (const [fx, fy] of o.win ?? []) window(p, x + w * fx, y - h * fy, 3.2 * k, 4 * k);
}

function timbers(p: Plate, x: number, y: number, w: number, h: number, rh: number, k: number): void {
  const width = Math.max(0.9, 1.3 * k);
  const color = hue.wood2;
  p.ink(
    `M${x} ${y - h}H${x + w}M${x} ${y - h * 0.5}H${x + w}M${x + w * 0.33} ${y}V${y - h}` +
      `M${x + w * 0.67} ${y}V${y - h}M${x + w / 2} ${y - h}V${y - h - rh}`,
    width,
    { color },
  );
  p.ink(
    `M${x} ${y - h * 0.5}L${x + w * 0.33} ${y - h}M${x + w} ${y - h * 0.5}L${x + w * 0.67} ${y - h}`,
    width * 0.85,
    { color },
  );
}

/** A dark window around its middle. */
export function window(p: Plate, cx: number, cy: number, w: number, h: number): void {
  p.fill(rect(cx - w / 2, cy - h / 2, w, h), p.cut);
}

interface LonghouseOptions {
  readonly k?: number;
  readonly wall?: string;
  readonly roof?: string;
  /** How far the roof slopes in at its ends. */
  readonly cut?: number;
}

/** A long house seen from the side with a tiled roof; x, y is the lower left corner. */
export function longhouse(
  p: Plate,
  x: number,
  y: number,
  w: number,
  h: number,
  rh: number,
  o: LonghouseOptions = {},
): void {
  const { k = 1, wall = hue.bone, roof = hue.roof, cut = w * 0.1 } = o;
  const eave = 2 * k;
  p.fill(rect(x, y - h, w, h), wall);
  p.hatch(rect(x, y - h, w, h * 0.45), {
    angle: 90,
    gap: 2.6 * k,
    w: [0.9 * k, 0.05],
    from: 'start',
    cover: [0.3, 0.8],
    opacity: 0.8,
  });
  p.ink(rect(x, y - h, w, h), line(k));
  const tiles = `M${x - eave} ${y - h}L${x + cut} ${y - h - rh}H${x + w - cut}L${x + w + eave} ${y - h}Z`;
  p.fill(tiles, roof);
  p.hatch(tiles, { gap: 2.4 * k, w: [0.75 * k, 0.15], from: 'both', cover: [0.7, 1], opacity: 0.85 });
  p.hatch(`M${x + w * 0.7} ${y - h}L${x + w * 0.7} ${y - h - rh}H${x + w - cut}L${x + w + eave} ${y - h}Z`, {
    angle: 70,
    gap: 2.2 * k,
    w: [0.9 * k, 0.1],
  });
  p.ink(tiles, line(k));
}
