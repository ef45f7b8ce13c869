import type { Drawing } from '../ink/drawing.ts';
import { BONE } from '../ink/palette.ts';
import type { Plate } from '../ink/plate.ts';
import { circle } from '../ink/shapes.ts';
import { crest, SHIELD } from '../pieces/crest.ts';

/** A closed helm: nobody knows what Egon thinks. */
function helm(p: Plate): void {
  p.shape('M31 15C28 6 38 2 46 8C52 13 52 22 48 28C47 20 41 16 31 17Z', '#b3392b', 1.7);
  p.ink('M34 12C40 9 46 13 48 21', 1.2, { taper: [0.2, 0.7] });
  p.shape('M18 23C20 15 26 13 32 13C38 13 44 15 46 23L45 42C43 49 38 53 32 56C26 53 21 49 19 42Z', BONE, 2);
  p.hatch('M36 14C42 15 45 18 46 23L45 42C43 49 38 53 33 55C40 44 41 28 36 14Z', { gap: 2.7, w: [1.3, 0.1] });
  p.ink('M32 13V55', 2.2);
  p.ink('M18.5 22.5C26 25.5 38 25.5 45.5 22.5', 1.4);
  p.fill('M20.5 26.5L30 28V32H21Z', p.cut);
  p.fill('M43.5 26.5L34 28V32H43Z', p.cut);
  for (const y of [38, 43]) {
    for (const dx of [4.2, 8.2]) {
      p.fill(circle(32 - dx, y, 1.2), p.cut);
      p.fill(circle(32 + dx, y, 1.2), p.cut);
    }
  }
}

export const rival: readonly Drawing[] = [
  crest({
    id: 'rival-egon',
    seed: 131,
    color: '#66727b',
    pattern: (p) => {
      for (const angle of [57, -57]) {
        p.hatch(SHIELD, { angle, gap: 7.5, w: [1.3, 1.1], color: '#39434b', jitter: 0.1 });
      }
    },
    charge: helm,
  }),
];
