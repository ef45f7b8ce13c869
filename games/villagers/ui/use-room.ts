import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Room } from './groups.ts';

/** Before anything is measured: about what it is at 1440 × 900. */
const USUAL: Room = { width: 88, height: 29 };

/**
 * The room that an element has, in rem. Where its style says `--bounded: 1` its height comes from the table; elsewhere
 * it grows with what lies in it, and there is no end to it.
 */
export function useRoom(): [RefObject<HTMLDivElement | null>, Room] {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(USUAL);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0) return;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const isBounded = getComputedStyle(element).getPropertyValue('--bounded').trim() === '1';
      const width = clientWidth / rem;
      const height = isBounded ? clientHeight / rem : Number.POSITIVE_INFINITY;
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  return [place, room];
}
