import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of an element in pixels of the design, ten of which are a rem, as it changes. */
export function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize({ width: Math.round((width * 10) / rem), height: Math.round((height * 10) / rem) });
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
