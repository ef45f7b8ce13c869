import { hue } from '../ink/palette.ts';
import type { Plate } from '../ink/plate.ts';
import { circle } from '../ink/shapes.ts';

interface FigureOptions {
  readonly coat: string;
  readonly hat: 'straw' | 'hood' | 'scarf' | 'cap';
  readonly hatColor?: string;
  readonly skirt?: boolean;
  readonly staff?: boolean;
  /** Colour of a bundle carried over the shoulder. */
  readonly bundle?: string;
}

/** A walker who stands at x, y and looks to the right. */
export function figure(p: Plate, x: number, y: number, s: number, o: FigureOptions): void {
  const k = 1.1 * Math.max(0.75, s ** 0.5);
  const at = (u: number, v: number): string => `${X(u)} ${Y(v)}`;
  const X = (u: number): number => x + u * s;
  const Y = (v: number): number => y + v * s;

  p.ink(`M${at(-2, -7)}L${at(-3, 0)}H${X(-0.6)}M${at(2, -7)}L${at(3.4, 0)}H${X(5.6)}`, 2 * k);
  if (o.staff) p.ink(`M${at(8, 0)}L${at(6.6, -25)}`, 1.6 * k, { color: hue.wood2 });
  if (o.bundle) {
    p.ink(`M${at(-11, -26)}L${at(5, -15)}`, 1.5 * k, { color: hue.wood2 });
    p.shape(circle(X(-11), Y(-22), 4.8 * s), o.bundle, k);
  }
  const body = o.skirt
    ? `M${at(-2.6, -20)}C${at(-5, -13)} ${at(-6.5, -7)} ${at(-7, -3)}H${X(7)}C${at(6, -8)} ${at(4.5, -14)} ${at(2.6, -20)}Z`
    : `M${at(-3, -20)}C${at(-5.5, -14)} ${at(-5.5, -9)} ${at(-5, -6)}H${X(5.5)}C${at(5, -11)} ${at(4.5, -16)} ${at(3, -20)}Z`;
  p.fill(body, o.coat);
  p.hatch(body, { angle: 15, gap: 2.1 * s ** 0.5, w: [1 * k, 0.1], cover: [0.3, 0.6] });
  p.ink(body, k);
  const arm =
    `M${at(-1, -18)}C${at(3, -15)} ${at(6, -14)} ${at(7.2, -14.5)}` +
    `L${at(7, -11.5)}C${at(3, -11)} ${at(-1, -13)} ${at(-2.5, -16)}Z`;
  p.shape(arm, o.coat, 0.9 * k);
  p.shape(circle(X(0.6), Y(-23.5), 3.7 * s), '#f1cfa6', k);

  switch (o.hat) {
    case 'straw':
      p.shape(`M${at(-3, -25)}C${at(-2.5, -30)} ${at(3.5, -30)} ${at(4.2, -25)}Z`, hue.straw, k);
      p.shape(
        `M${at(-6.5, -25)}C${at(-3, -27)} ${at(4, -27)} ${at(7.5, -25)}C${at(4, -23.5)} ${at(-3, -23.5)} ${at(-6.5, -25)}Z`,
        hue.straw,
        k,
      );
      break;
    case 'hood':
      p.shape(
        `M${at(-3.6, -19)}C${at(-5, -27)} ${at(-1, -30)} ${at(3, -27.5)}C${at(0, -26)} ${at(-0.5, -22)} ${at(0.5, -19.5)}Z`,
        o.hatColor ?? o.coat,
        k,
      );
      break;
    case 'scarf':
      p.shape(
        `M${at(-3.4, -20)}C${at(-4.6, -28)} ${at(2, -30)} ${at(4.2, -25.5)}C${at(1, -26)} ${at(-1, -23)} ${at(-0.5, -20)}Z`,
        o.hatColor ?? hue.bone,
        k,
      );
      break;
    case 'cap':
      p.shape(`M${at(-3.5, -25)}C${at(-3, -29)} ${at(2, -30)} ${at(5, -25.5)}Z`, o.hatColor ?? '#7a1f3d', k);
  }
}
