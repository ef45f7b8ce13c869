import type { Print } from '../print.ts';
import { sheet } from './sheet.ts';

const X = 782;
const Y = 407;
const W = 284;
const H = 156;
const SPINE = X + W / 2;
/** Lower edge of the cover. */
const END = Y + H;

/** A half of the book: -1 is the left one, 1 the right one. */
function half(p: Print, side: 1 | -1): void {
  const at = (x: number): number => SPINE + side * x;
  p.shape(
    `M${at(0)} ${Y + 12}L${at(W / 2 + 3)} ${Y + 7}L${at(W / 2 + 3)} ${END - 4}` +
      `C${at(90)} ${END - 8} ${at(30)} ${END - 6} ${at(0)} ${END + 2}Z`,
    'var(--b-page2)',
    1.1,
  );
  p.shape(
    `M${at(0)} ${Y + 10}C${at(30)} ${Y + 1} ${at(90)} ${Y} ${at(W / 2)} ${Y + 4}L${at(W / 2)} ${END - 8}` +
      `C${at(90)} ${END - 12} ${at(30)} ${END - 10} ${at(0)} ${END - 1}Z`,
    'var(--b-page)',
    1.5,
  );
}

/** The Village Chronicle lies open on the map. */
export const chronicle = (): string =>
  sheet({ seed: 71, wobble: 0.4 }, (p) => {
    p.shape(
      `M${X - 6} ${Y + 8}L${X - 6} ${END}C${X + 60} ${END + 4} ${SPINE - 30} ${END + 2} ${SPINE} ${END + 4}` +
        `C${SPINE + 30} ${END + 2} ${X + W - 60} ${END + 4} ${X + W + 6} ${END}L${X + W + 6} ${Y + 8}Z`,
      'var(--b-leather)',
      1.7,
    );
    half(p, -1);
    half(p, 1);
    // the pages sink towards the spine
    const shade = { gap: 3, w: [0.9, 0.05], cover: [0.5, 1] } as const;
    p.hatch(
      `M${SPINE} ${Y + 10}C${SPINE + 5} ${Y + 8} ${SPINE + 10} ${Y + 7} ${SPINE + 14} ${Y + 6}` +
        `L${SPINE + 14} ${END - 7}L${SPINE} ${END - 1}Z`,
      { angle: 180, ...shade },
    );
    p.hatch(
      `M${SPINE} ${Y + 10}C${SPINE - 4} ${Y + 8} ${SPINE - 7} ${Y + 7} ${SPINE - 9} ${Y + 6.5}` +
        `L${SPINE - 9} ${END - 6}L${SPINE} ${END - 1}Z`,
      { angle: 0, ...shade },
    );
    // bookmark
    const [left, right] = [SPINE + 96, SPINE + 106];
    p.shape(
      `M${left} ${END - 12}L${left} ${END + 8}L${left + 5} ${END + 3}L${right} ${END + 8}L${right} ${END - 12}Z`,
      'var(--seat-1)',
      1.1,
    );
  });
