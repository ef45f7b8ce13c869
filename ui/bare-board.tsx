import { loadPicture, type PictureName } from '@spielstube/art';
import { memo, useEffect, useRef } from 'react';

/** The drawing of a board without anything on it. It is put into the page once and never touched again. */
export const BareBoard = memo(function BareBoard({ picture }: { picture: PictureName }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    let gone = false;
    loadPicture(picture).then(
      (drawn) => {
        if (!gone) element?.replaceChildren(drawn);
      },
      () => {
        // Without the drawing the names and the pieces are still there.
      },
    );
    return () => {
      gone = true;
    };
  }, [picture]);
  return <div ref={place} aria-hidden="true" data-bare-board="" />;
});
