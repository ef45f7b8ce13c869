import { useEffect, useState } from 'react';

/**
 * A value as it was, until the page has made a picture of everything else that changed with it. A question lights things
 * on the board and fills a list with words; both at once take longer than a picture may take. Where nothing moves, nothing
 * need be spread over pictures: `moves` says so.
 */
export function useNextPicture<T>(value: T, moves: boolean): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (!moves) return;
    // A callback runs before its picture is made: the one after it belongs to the next.
    let request = requestAnimationFrame(() => {
      request = requestAnimationFrame(() => setShown(value));
    });
    return () => cancelAnimationFrame(request);
  }, [value, moves]);
  return moves ? shown : value;
}
