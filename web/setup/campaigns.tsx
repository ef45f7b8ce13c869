import { Btn, IconBtn } from '@spielstube/ui';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { storedCampaigns, throwCampaignAway } from '../cellar/cellar.ts';
import type { StoredCampaign } from '../cellar/stored-campaign.ts';
import { useWords } from '../settings/settings.store.ts';
import styles from './setup.module.css';

/** The campaigns of a game that were begun in this browser: open, throw away. */
export default function Campaigns({ game }: { game: string }) {
  const words = useWords().campaign;
  const [campaigns, setCampaigns] = useState<readonly StoredCampaign[]>([]);
  const read = useCallback(() => {
    // Without the cellar there are none.
    storedCampaigns().then(setCampaigns, () => setCampaigns([]));
  }, []);
  useEffect(read, [read]);
  const own = campaigns.filter((campaign) => campaign.game === game);
  if (own.length === 0) return null;
  return (
    <section className={styles.campaigns} aria-labelledby="campaigns">
      <h2 id="campaigns">{words.begun}</h2>
      <ul>
        {own.map((campaign) => (
          <Begun
            key={campaign.id}
            campaign={campaign}
            remove={() => {
              throwCampaignAway(campaign).then(read, read);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function Begun({ campaign, remove }: { campaign: StoredCampaign; remove(): void }) {
  const { id, seats, stages, updated } = campaign;
  const words = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <li>
      <span>
        <Link href={`/campaign/${id}`}>{seats.map(({ name }) => name).join(', ')}</Link>{' '}
        {words.campaign.games(stages.length)}, {words.home.ago(Date.now() - updated)}
      </span>
      {asking ? (
        <Btn kind="primary" glyph="ui-trash" onClick={remove}>
          {words.campaign.reallyRemove(stages.length)}
        </Btn>
      ) : (
        <IconBtn glyph="ui-trash" label={words.campaign.remove} onClick={() => setAsking(true)} />
      )}
    </li>
  );
}
