/** A source of numbers from 0 up to 1. */
export type Random = () => number;

/** Random numbers from a seed, so that a drawing comes out the same on every build. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A fixed value from -1 to 1 for every corner of an endless grid. */
function corner(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise from -1 to 1: neighbouring places get neighbouring values, as a hand's tremor does. */
export function noise(x: number, y: number, seed: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const u = ease(x - xi);
  const v = ease(y - yi);
  const a = corner(xi, yi, seed);
  const b = corner(xi + 1, yi, seed);
  const c = corner(xi, yi + 1, seed);
  const d = corner(xi + 1, yi + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}
