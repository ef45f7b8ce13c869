import { describe, expect, test } from 'vitest';
import { isBefore, isBeyond, stretchOf, toBeShown, WHOLE, zoomAround } from '../sight.ts';

const room = { width: 400, height: 300 };

describe('zooming', () => {
  test('keeps the point under the pointer', () => {
    const sight = zoomAround(WHOLE, 2, { x: 100, y: 50 }, room, room);
    expect(sight).toEqual({ scale: 2, left: 100, top: 50 });
    expect(zoomAround(sight, 1.5, { x: 100, y: 50 }, room, room)).toEqual({ scale: 3, left: 200, top: 100 });
  });

  test('never takes the board out of its room, and never makes it smaller than that', () => {
    const far = { scale: 2, left: -90, top: 900 };
    expect(zoomAround(far, 1, { x: 0, y: 0 }, room, room)).toEqual({ scale: 2, left: 0, top: 300 });
    const near = { scale: 2, left: 50, top: 50 };
    expect(zoomAround(near, 0.1, { x: 10, y: 10 }, room, room)).toEqual(WHOLE);
  });

  test('leaves a board that is wider than its room where it was moved to', () => {
    const wide = { width: 1000, height: 300 };
    const there = { scale: 2, left: 1400, top: 0 };
    expect(zoomAround(there, 0.5, { x: 0, y: 0 }, room, wide)).toEqual({ scale: 1, left: 600, top: 0 });
  });
});

describe('the part in sight', () => {
  test('is all of the board where a fraction of a pixel is missing', () => {
    expect(stretchOf(0.4, 399.4, 400)).toEqual({ from: 0, to: 1 });
    expect(stretchOf(100, 200, 400)).toEqual({ from: 0.25, to: 0.75 });
  });

  test('does not count what the edge of the room cuts off, unless it is the edge of the board', () => {
    const middle = { from: 0.25, to: 0.75 };
    expect([0.24, 0.26, 0.3].map((at) => isBefore(at, middle))).toEqual([true, true, false]);
    expect([0.76, 0.74, 0.7].map((at) => isBeyond(at, middle))).toEqual([true, true, false]);
    expect(isBefore(0.01, { from: 0, to: 0.5 })).toBe(false);
    expect(isBeyond(0.99, { from: 0.5, to: 1 })).toBe(false);
  });
});

describe('what is lit', () => {
  const across = { from: 0.25, to: 0.5 };
  const down = { from: 0, to: 1 };
  const reach = { x: 0.02, y: 0.02 };

  test('is left alone where some of it is in sight and the rest too far away, or nothing is lit', () => {
    expect(toBeShown({ across, down, lit: [] })).toBeUndefined();
    const lit = [
      { x: 0.1, y: 0.5, reach },
      { x: 0.4, y: 0.5, reach },
    ];
    expect(toBeShown({ across, down, lit })).toBeUndefined();
  });

  test('is shown where it is nearest', () => {
    const lit = [
      { x: 0.05, y: 0.5, reach },
      { x: 0.6, y: 0.5, reach },
      { x: 0.9, y: 0.5, reach },
    ];
    expect(toBeShown({ across, down, lit })).toMatchObject({ x: 0.6, y: 0.5 });
  });

  test('is in sight as a whole where there is room: the board moves no further than it must', () => {
    const seen = { x: 0.4, y: 0.5, reach };
    expect(toBeShown({ across, down, lit: [seen] })).toBeUndefined();
    const shown = toBeShown({ across, down, lit: [seen, { x: 0.5, y: 0.2, reach }] });
    expect(shown?.x).toBeCloseTo(0.52 - 0.125);
    expect(shown?.y).toBe(0.5);
    const back = toBeShown({ across, down, lit: [{ x: 0.26, y: 0.5, reach }, seen] });
    expect(back?.x).toBeCloseTo(0.24 + 0.125);
  });

  test('is shown in the middle where none of it was in sight', () => {
    const lit = [
      { x: 0.7, y: 0.5, reach },
      { x: 0.8, y: 0.5, reach },
    ];
    expect(toBeShown({ across, down, lit })?.x).toBeCloseTo(0.75);
  });

  test('may reach beyond the edge of the board', () => {
    const atEdge = { x: 0.01, y: 0.99, reach };
    expect(toBeShown({ across: { from: 0, to: 0.25 }, down, lit: [atEdge] })).toBeUndefined();
    expect(toBeShown({ across, down, lit: [atEdge] })).toEqual({ x: 0.125, y: 0.5 });
  });

  test('may be out of sight above or below as well', () => {
    const lit = [{ x: 0.4, y: 0.8, reach }];
    const shown = toBeShown({ across, down: { from: 0, to: 0.5 }, lit });
    expect(shown?.x).toBeCloseTo(0.4);
    expect(shown?.y).toBeCloseTo(0.75);
  });
});
