import { useCallback, useEffect, useState } from 'react';
import { storedCampaigns, storedGames, throwAway } from '../cellar/cellar.ts';
import type { StoredCampaign } from '../cellar/stored-campaign.ts';
import type { StoredGame } from '../cellar/stored-game.ts';

export interface CellarList {
  /** Null until the cellar has been looked into; empty if there is none. */
  readonly games: readonly StoredGame[] | null;
  readonly campaigns: readonly StoredCampaign[];
  remove(id: string): void;
  /** Looks into the cellar again. */
  read(): void;
}

/** The stored games and campaigns, looked up again whenever the person comes back to the page. */
export function useCellar(): CellarList {
  const [games, setGames] = useState<readonly StoredGame[] | null>(null);
  const [campaigns, setCampaigns] = useState<readonly StoredCampaign[]>([]);
  const read = useCallback(() => {
    Promise.all([storedGames(), storedCampaigns()]).then(
      ([storedHere, begunHere]) => {
        setGames(storedHere);
        setCampaigns(begunHere);
      },
      () => setGames([]),
    );
  }, []);
  useEffect(() => {
    read();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [read]);
  const remove = useCallback(
    (id: string) => {
      throwAway(id).then(read, read);
    },
    [read],
  );
  return { games, campaigns, remove, read };
}
