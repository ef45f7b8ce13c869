// Banderoles that carry the names of the places; the page writes the names.
import { type Drawing, drawing } from '../ink/drawing.ts';
import { RIBBON_MARGIN, RIBBONS } from './anchors/spaces.ts';

const COLORS: Readonly<Record<keyof typeof RIBBONS, { readonly seed: number; readonly color: string }>> = {
  church: { seed: 300, color: 'var(--a-church,#6e4526)' },
  council: { seed: 301, color: 'var(--a-council,#a3341f)' },
  market: { seed: 302, color: 'var(--a-market,#6a4384)' },
  family: { seed: 303, color: 'var(--a-family,#e6bd4e)' },
  grain: { seed: 304, color: 'var(--a-grain,#e6bd4e)' },
  crafts: { seed: 305, color: 'var(--a-crafts,#33598c)' },
  travel: { seed: 306, color: 'var(--a-travel,#3f6b3a)' },
  well: { seed: 307, color: 'var(--a-well,#6b655c)' },
};

/** A tail behind an end of the ribbon: -1 to the left, 1 to the right. */
const tail = (side: 1 | -1, x: number, y: number, h: number): string =>
  `M${x} ${y + 5}L${x + side * 13} ${y + 5.5}L${x + side * 8.5} ${y + 14}` +
  `L${x + side * 13} ${y + h + 2.5}L${x} ${y + h + 2}Z`;

function ribbon(name: keyof typeof RIBBONS): Drawing {
  const { seed, color } = COLORS[name];
  const { box, face } = RIBBONS[name];
  const { w, h } = face;
  const options = { seed, wobble: 0.35, grain: 9, step: 2, tolerance: 0.12 };
  return drawing(`b-ribbon-${name}`, box.w, box.h, options, (p) => {
    const { left: x, top: y } = RIBBON_MARGIN;
    const left = tail(-1, x + 5, y, h);
    const right = tail(1, x + w - 5, y, h);
    p.shape(left, color, 1.2);
    p.shape(right, color, 1.2);
    p.hatch(left, { angle: 0, gap: 2.4, w: [1.2, 0.3] });
    p.hatch(right, { angle: 180, gap: 2.4, w: [1.2, 0.3] });
    const bottom = y + h - 1;
    p.shape(
      `M${x} ${y}C${x + w * 0.3} ${y - 2.5} ${x + w * 0.7} ${y - 2.5} ${x + w} ${y}L${x + w} ${bottom}` +
        `C${x + w * 0.7} ${bottom - 2.5} ${x + w * 0.3} ${bottom - 2.5} ${x} ${bottom}Z`,
      color,
      1.5,
    );
  });
}

export const ribbons: readonly Drawing[] = [
  ribbon('grain'),
  ribbon('family'),
  ribbon('crafts'),
  ribbon('market'),
  ribbon('council'),
  ribbon('travel'),
  ribbon('church'),
  ribbon('well'),
];
