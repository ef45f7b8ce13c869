import { memo, useEffect, useRef } from 'react';
import type { SpriteId } from './glyph.tsx';
import { drawingOf, hang } from './hung-picture.ts';

interface HungSignProps {
  readonly id: SpriteId;
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
}

/**
 * A sign of many strokes as an image of its own, which can be shown and hidden at once. It has the colours that its place
 * has when it is hung there.
 */
export const HungSign = memo(function HungSign({ id, width, height, className }: HungSignProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const taken = new AbortController();
    if (place.current !== null) hang(drawingOf(id, { width, height }), place.current, taken.signal);
    return () => taken.abort();
  }, [id, width, height]);
  return <span ref={place} className={className} aria-hidden="true" data-hung="" />;
});
