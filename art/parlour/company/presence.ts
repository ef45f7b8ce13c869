// Who is here: a candle on the table of each seat. Lit: here. Out: away. The words beside it say the same.
import type { Drawing } from '../../ink/drawing.ts';
import { piece } from '../../ink/drawing.ts';
import { BONE, GOLD } from '../../ink/palette.ts';
import type { Plate } from '../../ink/plate.ts';

function candlestick(p: Plate, top: number): void {
  p.ink('M50 52C61 48 62 60 51 59', 2.6);
  p.shape('M9 50C20 46 44 46 55 50C53 58 45 62 32 62C19 62 11 58 9 50Z', GOLD, 2);
  p.shape(`M23 ${top}C27 ${top - 3} 37 ${top + 3} 41 ${top}V51C36 54 28 54 23 51Z`, BONE, 2);
  p.hatch(`M35 ${top + 2}H41V51C38 53 35 53 33 53C36 44 36 38 35 ${top + 2}Z`, {
    angle: 6,
    gap: 2.6,
    w: [1.3, 0.1],
  });
}

export const presence: readonly Drawing[] = [
  piece('lamp-here', 541, (p) => {
    candlestick(p, 32);
    p.ink('M32 32V27', 2.2);
    p.shape('M32 2C41 12 42 17 41 21C40 27 36 29 32 29C28 29 24 27 23 21C22 15 29 12 32 2Z', '#f2b705', 2);
    p.fill(
      'M32 14C36 19 36.5 21 36 23.5C35.4 26 34 27 32 27C30 27 28.6 26 28 23.5C27.4 20 30.5 18 32 14Z',
      '#fff6d0',
    );
  }),
  piece('lamp-away', 542, (p) => {
    candlestick(p, 32);
    p.ink('M32 32V27', 2.4);
    p.ink('M32 25C24 20 38 16 32 10C28 6 34 3 37 2', 2.2, {
      taper: [0.2, 0.8],
      color: 'var(--smoke,#6b5a48)',
    });
  }),
  piece('lamp-night', 543, (p) => {
    p.shape(
      'M38 4C22 6 11 18 12 34C13 50 26 61 42 59C50 58 56 54 60 48C46 52 34 44 32 30C31 18 34 9 38 4Z',
      '#e8d9a4',
      2.1,
    );
    p.hatch('M14 40C18 54 30 61 42 59C50 58 56 54 60 48C44 56 24 54 14 40Z', {
      angle: 30,
      gap: 3,
      w: [1.3, 0.1],
    });
    p.fill('M50 10L52 17L59 19L52 21L50 28L48 21L41 19L48 17Z', GOLD);
  }),
];
