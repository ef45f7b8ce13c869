import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { storedCampaigns } from '../cellar/cellar.ts';
import type { StoredCampaign } from '../cellar/stored-campaign.ts';
import { useWords } from '../settings/settings.store.ts';
import styles from './setup.module.css';

/** The campaigns of a game that were begun in this browser. */
export default function Campaigns({ game }: { game: string }) {
  const words = useWords();
  const [campaigns, setCampaigns] = useState<readonly StoredCampaign[]>([]);
  useEffect(() => {
    storedCampaigns().then(setCampaigns, () => {
      // Without the cellar there are none.
    });
  }, []);
  const own = campaigns.filter((campaign) => campaign.game === game);
  if (own.length === 0) return null;
  return (
    <section className={styles.campaigns} aria-labelledby="campaigns">
      <h2 id="campaigns">{words.campaign.begun}</h2>
      <ul>
        {own.map(({ id, seats, stages, updated }) => (
          <li key={id}>
            <Link href={`/campaign/${id}`}>{seats.map(({ name }) => name).join(', ')}</Link>{' '}
            {words.campaign.games(stages.length)}, {words.home.ago(Date.now() - updated)}
          </li>
        ))}
      </ul>
    </section>
  );
}
