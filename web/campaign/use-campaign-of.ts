import { useEffect, useState } from 'react';

/** The campaign that a game belongs to; null while it is looked for, and if there is none. */
export function useCampaignOf(table: string): string | null {
  const [campaign, setCampaign] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    import('./campaigns.ts')
      .then(({ campaignOf }) => campaignOf(table))
      .then(
        (found) => {
          if (!gone) setCampaign(found);
        },
        () => {
          // Without the cellar the game ends like any other.
        },
      );
    return () => {
      gone = true;
    };
  }, [table]);
  return campaign;
}
