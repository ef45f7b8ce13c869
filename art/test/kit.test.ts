import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { noise, randomFrom } from '../ink/noise.ts';
import { sample } from '../ink/path.ts';
import { Plate } from '../ink/plate.ts';
import { circle, rect, roundRect } from '../ink/shapes.ts';
import { transform } from '../ink/transform.ts';
import { pngOf } from '../png.ts';

describe('paths', () => {
  test('a line is followed in steps no longer than asked for', () => {
    const [line] = sample('M0 0L10 0', 2);
    expect(line.points.map(([x]) => x)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(line.closed).toBe(false);
  });

  test('relative and absolute commands lead to the same place', () => {
    const absolute = sample('M2 3L5 3V7H2C2 9 4 9 4 7S6 5 6 7Q7 9 8 7T10 7A2 2 0 0 1 12 9Z');
    const relative = sample('m2 3l3 0v4h-3c0 2 2 2 2 0s2 -2 2 0q1 2 2 0t2 0a2 2 0 0 1 2 2z');
    const rounded = (lines: typeof absolute) =>
      lines.map((line) => line.points.map((point) => point.map((v) => Math.round(v * 1e6) / 1e6)));
    expect(rounded(relative)).toEqual(rounded(absolute));
  });

  test('an arc keeps its distance from the middle', () => {
    const [ring] = sample(circle(5, 5, 4));
    expect(ring.closed).toBe(true);
    for (const [x, y] of ring.points) expect(Math.hypot(x - 5, y - 5)).toBeCloseTo(4, 6);
  });

  test('an unknown command is refused', () => {
    expect(() => sample('M0 0K1 1')).toThrow('Unknown path command "K"');
    expect(() => sample('M0 0L1 1Z5 5')).toThrow('Unknown path command');
  });

  test('scaling and moving leaves flags of arcs alone', () => {
    expect(transform('M1 2a4 4 0 0 1 2 2H8z', 0.5, 10, 20)).toBe('M10.5 21a2 2 0 0 1 1 1H14z');
  });
});

describe('chance', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const take = (seed: number) => Array.from({ length: 5 }, randomFrom(seed));
    expect(take(4)).toEqual(take(4));
    expect(take(4)).not.toEqual(take(5));
  });

  test('noise is smooth and stays between -1 and 1', () => {
    for (let x = 0; x < 20; x += 0.05) {
      const here = noise(x, 1.5, 3);
      expect(Math.abs(here)).toBeLessThanOrEqual(1);
      expect(Math.abs(noise(x + 0.001, 1.5, 3) - here)).toBeLessThan(0.01);
    }
  });
});

describe('a plate', () => {
  test('prints filled paths in the order in which they were cut', () => {
    const p = new Plate(20, 20);
    p.fill(rect(0, 0, 10, 10), 'red')
      .ink('M0 0L9 9', 2)
      .fill(circle(5, 5, 2), 'blue', 0.5);
    const fills = [...p.paths().matchAll(/fill="([^"]+)"/g)].map((match) => match[1]);
    expect(fills).toEqual(['red', 'var(--cut,#2a2018)', 'blue']);
    expect(p.paths()).toContain('fill-opacity="0.5"');
  });

  test('without wobble a line stays where it was drawn', () => {
    const p = new Plate(20, 20, { wobble: 0 });
    expect(p.fill(rect(2, 2, 10, 8), 'red').paths()).toContain('d="M2 2l10 0 0 8-10 0');
  });

  test('hatching and dots keep inside their shape', () => {
    const p = new Plate(40, 40, { wobble: 0 });
    p.hatch(roundRect(10, 10, 20, 20, 4), { angle: 30, gap: 3 }).dots(circle(20, 20, 8), { gap: 4, r: 1 });
    for (const match of p.paths().matchAll(/ d="([^"]+)"/g)) {
      for (const [x, y] of sample(match[1]).flatMap((line) => line.points)) {
        expect(x).toBeGreaterThan(9);
        expect(x).toBeLessThan(31);
        expect(y).toBeGreaterThan(9);
        expect(y).toBeLessThan(31);
      }
    }
  });
});

describe('pixels', () => {
  /** The colour of a pixel: a line begins with how it is filtered, which is not at all. */
  function pixelOf(png: Buffer, size: number, x: number, y: number): number[] {
    const start = png.indexOf('IDAT') + 4;
    const lines = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
    const at = y * (size * 3 + 1) + 1 + x * 3;
    return [...lines.subarray(at, at + 3)];
  }

  test('what is filled has its colour, holes let the ground through, edges are mixed', () => {
    const plate = new Plate(8, 8, { wobble: 0 });
    plate.fill(rect(-1, -1, 10, 10), '#ff0000');
    plate.fill(`${rect(1, 1, 6, 6)}${rect(3, 3, 2, 2)}`, '#0000ff');
    const png = pngOf(plate.paths(), 8, 12);
    const pixel = (x: number, y: number): number[] => pixelOf(png, 12, x, y);
    expect(png.readUInt32BE(16)).toBe(12);
    expect(pixel(0, 0)).toEqual([255, 0, 0]);
    expect(pixel(3, 6)).toEqual([0, 0, 255]);
    expect(pixel(5, 5)).toEqual([255, 0, 0]);
    const [red, , blue] = pixel(1, 6);
    expect(red).toBeGreaterThan(100);
    expect(blue).toBeGreaterThan(100);
  });
});
