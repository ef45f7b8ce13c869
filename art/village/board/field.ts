import type { Point } from '../../ink/path.ts';
import { line, loop, tenths } from '../lines.ts';
import type { Print } from '../print.ts';
import { sheet } from './sheet.ts';

const BOTTOM = 574;

interface Strip {
  readonly top: readonly [Point, Point];
  readonly bottom: readonly [left: number, right: number];
  readonly color: string;
  /** Corn stands on it. */
  readonly sown: boolean;
}

const STRIPS: readonly Strip[] = [
  {
    top: [
      [30, 456],
      [96, 446],
    ],
    bottom: [24, 104],
    color: 'var(--b-field)',
    sown: true,
  },
  {
    top: [
      [96, 446],
      [160, 440],
    ],
    bottom: [104, 186],
    color: 'var(--b-field2)',
    sown: true,
  },
  {
    top: [
      [160, 440],
      [222, 440],
    ],
    bottom: [186, 262],
    color: 'var(--b-field)',
    sown: true,
  },
  {
    top: [
      [222, 440],
      [276, 446],
    ],
    bottom: [262, 290],
    color: 'var(--b-soil)',
    sown: false,
  },
];

const FURROWS = 7;
const EARS = 30;

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Both ends of the furrow at t, from the left edge (0) of a strip to its right edge (1). */
function furrow({ top: [a, b], bottom: [left, right] }: Strip, t: number): readonly [Point, Point] {
  return [
    [mix(a[0], b[0], t), mix(a[1], b[1], t)],
    [mix(left, right, t), BOTTOM],
  ];
}

function plough(p: Print, strip: Strip): void {
  const { top, bottom, color } = strip;
  p.fill(loop(...top, [bottom[1], BOTTOM], [bottom[0], BOTTOM]), color);
  for (let k = 0; k <= FURROWS; k++) {
    const edge = k % FURROWS === 0;
    p.ink(
      line(...furrow(strip, k / FURROWS)),
      edge ? 1.5 : 0.9,
      edge ? { taper: [0, 0], opacity: 1 } : { taper: [0.7, 0.1], opacity: 0.8 },
    );
  }
}

function sow(p: Print, strip: Strip): void {
  for (let k = 0; k < EARS; k++) {
    const [a, b] = furrow(strip, p.random());
    const t = p.random() * 0.8 + 0.1;
    const ear = `M${tenths(mix(a[0], b[0], t))} ${tenths(mix(a[1], b[1], t))}`;
    p.ink(`${ear}l.6 -7m-2.2 1.6l2 1.5m.2 -.4l2.2 -1.8`, 0.9);
  }
}

export const field = (): string =>
  sheet({ seed: 21, wobble: 0.5, grain: 12, step: 3, tolerance: 0.15 }, (p) => {
    for (const strip of STRIPS) {
      plough(p, strip);
      if (strip.sown) sow(p, strip);
    }
    p.ink(loop([30, 456], [96, 446], [160, 440], [222, 440], [276, 446], [290, BOTTOM], [24, BOTTOM]), 1.5);
  });
