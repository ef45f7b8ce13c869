import { type Draw, type Drawing, piece } from '../ink/drawing.ts';

export const SHIELD = 'M7 5C16 8 24 8 32 4C40 8 48 8 57 5V30C57 46 46 56 32 62C18 56 7 46 7 30Z';

interface Crest {
  readonly id: string;
  readonly seed: number;
  readonly color: string;
  readonly pattern: Draw;
  readonly charge: Draw;
}

/** A shield: colour, heraldic hatching, and a charge on top. */
export const crest = ({ id, seed, color, pattern, charge }: Crest): Drawing =>
  piece(
    id,
    seed,
    (p) => {
      p.fill(SHIELD, color);
      pattern(p);
      charge(p);
      p.ink(SHIELD, 2.6);
    },
    { wobble: 0.35 },
  );

/** Parallel cuts all over the shield: pales at 90°, bars at 0°, bends at -45°. */
export const lines =
  (angle: number, color: string): Draw =>
  (p) =>
    p.hatch(SHIELD, { angle, gap: 5, w: [1.5, 1.3], color, jitter: 0.1 });
