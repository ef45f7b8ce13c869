import { useEffect, useRef, useState } from 'react';

/** How many things from the first one on can be shown if `aPicture` of those that are not there yet are added. */
export function reach(things: readonly string[], there: ReadonlySet<string>, aPicture: number): number {
  let fresh = 0;
  const end = things.findIndex((thing) => !there.has(thing) && ++fresh > aPicture);
  return end < 0 ? things.length : end;
}

/**
 * How many of many things are shown by now: those that were there stay, and with every picture `aPicture` more are added, so
 * that things with many strokes do not keep a picture waiting. Where nothing moves, all of them: `moves` says so.
 */
export function useBitByBit(things: readonly string[], aPicture: number, moves: boolean): number {
  const there = useRef<ReadonlySet<string>>(new Set());
  const [, setPictures] = useState(0);
  const shown = moves ? reach(things, there.current, aPicture) : things.length;
  useEffect(() => {
    there.current = new Set(things.slice(0, shown));
    if (shown === things.length) return;
    // Called before the picture of these things is made; what is rendered then belongs to the next.
    const request = requestAnimationFrame(() => setPictures((count) => count + 1));
    return () => cancelAnimationFrame(request);
  });
  return shown;
}
