// What carries a number or another sign: a small card, a shield, a seal of wax.
import { type Drawing, drawing } from '../ink/drawing.ts';
import { CARD } from '../ink/palette.ts';
import { circle, roundRect } from '../ink/shapes.ts';

export const tokens: readonly Drawing[] = [
  drawing('card-small', 60, 60, { seed: 37, wobble: 0.4, grain: 10, tolerance: 0.07 }, (p) => {
    p.shape(roundRect(1.4, 1.4, 57.2, 57.2, 7), CARD, 1.8);
    p.ink(roundRect(5, 5, 50, 50, 4), 0.8);
  }),
  drawing('shield', 40, 44, { seed: 43, wobble: 0.35, tolerance: 0.06 }, (p) => {
    p.shape(
      'M4 4C12 6.5 15 6.5 20 4C25 6.5 28 6.5 36 4V22C36 32 29 37 20 41C11 37 4 32 4 22Z',
      'var(--type,#cda66a)',
      2,
    );
  }),
  drawing('seal', 60, 60, { seed: 45, wobble: 1.3, grain: 9, tolerance: 0.07 }, (p) => {
    p.shape(circle(30, 30, 26), 'var(--type,#a3341f)', 2.2);
    // Wax runs at its rim only; the stamp is steadier.
    p.wobble = 0.6;
    p.ink(circle(30, 30, 19.5), 1.1, { opacity: 0.7 });
    p.hatch('M44 9A26 26 0 0 1 36 55L33 49A19.5 19.5 0 0 0 40 14Z', {
      angle: 30,
      gap: 2.8,
      w: [1.1, 0.2],
      opacity: 0.7,
    });
  }),
];
