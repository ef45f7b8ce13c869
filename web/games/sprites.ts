import { loadSprite } from '@spielstube/art';
import coversUrl from '@spielstube/art/covers.svg?url';
import type { GameUi } from '@spielstube/ui';
import { useEffect } from 'react';

/** Puts a game's signs into the page before its board is drawn. */
export const showSprite = ({ name, url }: GameUi['sprite']): Promise<void> => loadSprite(name, url);

/** The box fronts: loaded beside the page, which does not wait for them. */
export function useCovers(): void {
  useEffect(() => {
    loadSprite('covers', coversUrl).catch(() => {
      // A shelf without pictures still works.
    });
  }, []);
}
