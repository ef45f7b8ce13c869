import { loadSprite } from '@spielstube/art';
import { useEffect } from 'react';

/** The box fronts: drawn beside the page, which does not wait for them. */
export function useCovers(): void {
  useEffect(() => {
    loadSprite('covers').catch(() => {
      // A shelf without pictures still works.
    });
  }, []);
}
