import { loadPicture, type PictureName } from '@spielstube/art';
import { memo, useEffect, useRef } from 'react';
import { hang } from './hung-picture.ts';

/** The drawing of a board without anything on it. It is hung into the page once and touched only when the light changes. */
export const BareBoard = memo(function BareBoard({ picture }: { picture: PictureName }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    const taken = new AbortController();
    loadPicture(picture).then(
      (drawn) => {
        if (element !== null && !taken.signal.aborted) hang(drawn, element, taken.signal);
      },
      () => {
        // Without the drawing the names and the pieces are still there.
      },
    );
    return () => taken.abort();
  }, [picture]);
  return <div ref={place} aria-hidden="true" data-bare-board="" />;
});
