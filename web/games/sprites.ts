import { type CoversGlyph, loadCover } from '@spielstube/art';
import { useEffect } from 'react';

/** Box fronts: they are drawn beside the page, which does not wait for them. Hand in a list that stays the same. */
export function useCovers(covers: readonly CoversGlyph[]): void {
  useEffect(() => {
    for (const cover of covers) {
      loadCover(cover).catch(() => {
        // A shelf without pictures still works.
      });
    }
  }, [covers]);
}
