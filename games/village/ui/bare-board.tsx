import { loadPicture } from '@spielstube/art';
import { memo, useEffect, useRef } from 'react';

/** The drawing of the village without anything on it. It is put into the page once and never touched again. */
export const BareBoard = memo(function BareBoard() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    let gone = false;
    loadPicture('village/board').then(
      (picture) => {
        if (!gone) element?.replaceChildren(picture);
      },
      () => {
        // Without the drawing the names and the pieces are still there.
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return <div ref={place} aria-hidden="true" />;
});
