import { loadSprite } from '@spielstube/art';
import { useEffect } from 'react';

/** Table, letter and chest: they are drawn beside the page, which does not wait for them. */
export function useFurniture(): void {
  useEffect(() => {
    loadSprite('parlour/furniture').catch(() => {
      // A page without furniture still works.
    });
  }, []);
}
