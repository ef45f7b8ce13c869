import { tenths } from '../lines.ts';
import { places } from '../places.ts';

/** A glyph in the landscape. */
export interface Thing {
  /** Things are drawn from far to near: in the order of their base lines. */
  readonly base: number;
  readonly svg: string;
}

/** Custom properties that colour the roofs of a thing. */
export const roof = {
  red: '--roof:var(--b-red)',
  slate: '--roof:var(--b-slate)',
  ochre: '--roof:var(--b-ochre)',
  brick: '--roof:var(--b-brick)',
} as const;

const SHADOWS = {
  s: { id: 'b-sh-s', w: 16 },
  m: { id: 'b-sh-m', w: 40 },
  l: { id: 'b-sh-l', w: 80 },
} as const;

interface Look {
  readonly class?: string;
  readonly style?: string;
}

const sizes = new Map(places.map(({ id, width, height }) => [id, { width, height }]));

function size(id: string): { readonly width: number; readonly height: number } {
  const found = sizes.get(id);
  if (!found) throw new Error(`No such place: ${id}`);
  return found;
}

/** A place with its upper left corner at x, y, drawn w wide. */
export function use(id: string, x: number, y: number, w: number, look: Look = {}): string {
  const { width, height } = size(id);
  const attributes = Object.entries(look).map(([name, value]) => ` ${name}="${value}"`);
  return (
    `<use href="#${id}" x="${tenths(x)}" y="${tenths(y)}" ` +
    `width="${tenths(w)}" height="${tenths((w * height) / width)}"${attributes.join('')}/>`
  );
}

interface StandOptions {
  readonly scale?: number;
  readonly style?: string;
  /** False for things that cast none, or whose neighbours do. */
  readonly shadow?: 's' | 'm' | false;
}

/** A place that stands with the middle of its foot at x, y. */
export function stand(id: string, x: number, y: number, o: StandOptions = {}): Thing {
  const { scale = 1, style, shadow = 's' } = o;
  const { width, height } = size(id);
  const w = width * scale;
  const cast = shadow
    ? use(SHADOWS[shadow].id, x + (shadow === 's' ? 1 : w * 0.12), y - 3, SHADOWS[shadow].w * scale, {
        class: 'shadow',
      })
    : '';
  const look = style === undefined ? {} : { style };
  return { base: y, svg: cast + use(id, x - w / 2, y - height * scale + 2, w, look) };
}
