// The life-time dial in layers: the disc, the spaces in colours by the page, hatching on what is past, the lines.
import { type Drawing, drawing } from '../ink/drawing.ts';
import { circle } from '../ink/shapes.ts';
import { DIAL_SPACES, dialWedge, FARM_DIAL } from './dial.ts';

const { centre, inner, outer } = FARM_DIAL;
const SIDE = 2 * centre;
const HAND = { seed: 401, wobble: 0.35, grain: 9, step: 2, tolerance: 0.1 };

export const dialFace: readonly Drawing[] = [
  drawing('v-dial', SIDE, SIDE, HAND, (p) => {
    p.shape(circle(centre, centre, outer + 5), 'var(--d-rim,#a8743f)', 1.8);
    p.fill(circle(centre, centre, outer), 'var(--d-left,#fbf3dc)');
    p.fill(circle(centre, centre, inner), 'var(--d-rim,#a8743f)');
    p.shape(circle(centre, centre, inner - 3), 'var(--d-face,#fbf3dc)', 1.4);
  }),
  // the first space; the page turns it to the others
  drawing('v-dial-past', SIDE, SIDE, HAND, (p) => {
    p.hatch(dialWedge(FARM_DIAL, 0), { angle: 18, gap: 4.2, w: [0.9, 0.2], from: 'both', opacity: 0.5 });
  }),
  drawing('v-dial-lines', SIDE, SIDE, HAND, (p) => {
    for (let space = 0; space < DIAL_SPACES; space++)
      p.ink(dialWedge(FARM_DIAL, space), 1.4, { light: false });
  }),
];
