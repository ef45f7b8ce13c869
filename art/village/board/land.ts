import { loop, tenths } from '../lines.ts';
import { RIVER } from './river.ts';
import { sheet } from './sheet.ts';

/** The village green left of the river, open land right of it. */
export const land = (): string =>
  sheet({ seed: 9, wobble: 0.8, grain: 16, step: 4, tolerance: 0.22 }, (p) => {
    const bank = RIVER.filter((_, i) => i % 3 === 0);
    p.fill(loop([16, 16], ...bank, [16, 582]), 'var(--b-village)');
    p.fill(loop(...bank, [1084, 582], [1084, 16]), 'var(--b-land)');
  });

/** Short cuts all over the land, and tufts; none where the chronicle lies. */
export const grass = (): string =>
  sheet({ seed: 63, wobble: 0.3, step: 4, tolerance: 0.2 }, (p) => {
    for (let i = 0; i < 230; i++) {
      const x = 30 + p.random() * 1040;
      const y = 34 + p.random() * 530;
      if (x > 770 && y > 400) continue;
      if (i % 3 === 0) {
        const tuft =
          `M${tenths(x - 3)} ${tenths(y)}l-1 -3.4M${tenths(x)} ${tenths(y)}l.3 -4.6` +
          `M${tenths(x + 2.5)} ${tenths(y)}l1.6 -3.4`;
        p.ink(tuft, 0.9, { taper: [0, 0.6] });
      } else {
        p.ink(`M${tenths(x)} ${tenths(y)}h${tenths(5 + p.random() * 9)}`, 0.8, { taper: [0.3, 0.8] });
      }
    }
  });

/** The market square, paved. */
export const marketSquare = (): string =>
  sheet({ seed: 44, wobble: 0.7, grain: 13, step: 4, tolerance: 0.2 }, (p) => {
    p.shape(
      'M300 242C380 234 490 236 560 244C570 290 568 350 560 394C500 402 400 402 306 396C294 350 294 290 300 242Z',
      'var(--b-road)',
      1.4,
    );
    for (let i = 0; i < 70; i++) {
      const x = 306 + p.random() * 246;
      const y = 248 + p.random() * 142;
      p.ink(`M${tenths(x)} ${tenths(y)}q2.5 -2.4 5 0`, 0.8, { opacity: 0.45, taper: [0.4, 0.4] });
    }
  });

/** The ground of the graveyard. */
export const graveyard = (): string =>
  sheet({ seed: 51 }, (p) => {
    p.shape('M36 246C90 242 160 242 216 246L218 294C160 298 90 298 36 294Z', 'var(--b-yard)', 1.5);
  });
