import { useEffect, useRef, useState } from 'react';

/** So many new lines are written a picture: each has signs with strokes of their own. */
const A_PICTURE = 2;

/** How many lines from the first one on can be shown if a few of those that are not there yet are added. */
export function reach(lines: readonly string[], there: ReadonlySet<string>): number {
  let fresh = 0;
  const end = lines.findIndex((line) => !there.has(line) && ++fresh > A_PICTURE);
  return end < 0 ? lines.length : end;
}

/**
 * How many lines of a list are written by now: those that were there stay, and with every picture a few more are added, so
 * that a long list does not keep a picture waiting. Where nothing moves, all of them: `moves` says so.
 */
export function useLineByLine(lines: readonly string[], moves: boolean): number {
  const there = useRef<ReadonlySet<string>>(new Set());
  const [, setPictures] = useState(0);
  const written = moves ? reach(lines, there.current) : lines.length;
  useEffect(() => {
    there.current = new Set(lines.slice(0, written));
    if (written === lines.length) return;
    // Called before the picture of these lines is made; what is rendered then belongs to the next.
    const request = requestAnimationFrame(() => setPictures((count) => count + 1));
    return () => cancelAnimationFrame(request);
  });
  return written;
}
