import { loadSprite } from '@spielstube/art';
import type { Options } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import { type CampaignPlan, resultsOf, runningStage } from '@spielstube/table';
import { type CampaignUi, IconBtn } from '@spielstube/ui';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fetchPart } from '../games/away.ts';
import { useGameText } from '../games/texts.ts';
import { Laying } from '../parts/laying.tsx';
import { Mishap } from '../parts/mishap.tsx';
import { saveFile } from '../parts/save-file.ts';
import { TopBar } from '../parts/top-bar.tsx';
import { useWords } from '../settings/settings.store.ts';
import {
  beginStage,
  campaignFile,
  closeCampaign,
  giveName,
  type OpenCampaign,
  openCampaign,
} from './campaigns.ts';

interface Loaded {
  readonly open: OpenCampaign;
  readonly plan: CampaignPlan;
  readonly book: CampaignUi;
}

/** A campaign with everything that its page needs; null if there is none of this name. */
async function load(id: string): Promise<Loaded | null> {
  const open = await openCampaign(id);
  if (open === null) return null;
  const manifest = manifestOf(open.stored.game);
  if (manifest?.campaign === undefined) return null;
  const plan = await fetchPart(manifest.id, manifest.campaign.plan);
  const book = await fetchPart(manifest.id, manifest.campaign.book);
  await fetchPart(manifest.id, () => loadSprite(book.sprite));
  if (comesNext(open, plan).length === 0 && runningStage(open.campaign) === null) await closeCampaign(open);
  return { open, plan, book };
}

/** The tables that may come after those that are over. */
const comesNext = ({ campaign }: OpenCampaign, plan: CampaignPlan): readonly Options[] =>
  plan.nextTables(resultsOf(campaign), campaign.seats.length);

/** The page of a campaign: what has been played, and what comes next. */
export default function CampaignPage({ id }: { id: string }) {
  const words = useWords();
  const [loaded, setLoaded] = useState<Loaded | null | undefined>(undefined);
  const [failure, setFailure] = useState<unknown>(null);
  const reload = useCallback(() => {
    load(id).then(setLoaded, setFailure);
  }, [id]);
  useEffect(reload, [reload]);
  if (failure !== null) throw failure;
  if (loaded === undefined) return <Laying />;
  if (loaded === null) return <Mishap title={words.error.notFound} text={words.campaign.noSuch} />;
  return <OpenBook {...loaded} reload={reload} />;
}

function OpenBook({ open, plan, book, reload }: Loaded & { reload(): void }) {
  const words = useWords();
  const [, go] = useLocation();
  const text = useGameText(open.stored.game, {});
  const [failure, setFailure] = useState('');
  if (text === null) return <Laying />;
  const { stored, campaign } = open;
  const results = resultsOf(campaign);
  const running = runningStage(campaign);
  const last = campaign.stages.at(-1);
  const openTable = (stage: number): void => go(`/table/${stored.stages[stage].table}`);
  const failed = (error: unknown): void => setFailure(error instanceof Error ? error.message : `${error}`);
  return (
    <div data-game={stored.game}>
      <TopBar title={text.title}>
        {campaign.stages.length > 0 && (
          <IconBtn
            glyph="ui-export"
            label={words.campaign.save}
            onClick={() => saveFile(`${stored.game}.campaign.txt`, campaignFile(open))}
          />
        )}
      </TopBar>
      <main>
        <book.Chronicle
          text={text}
          names={campaign.seats.map(({ name }) => name)}
          results={results}
          given={campaign.stages.flatMap(({ given }) => (given === null ? [] : [given]))}
          running={running?.record.options ?? null}
          next={running === null ? comesNext(open, plan) : []}
          mayName={
            running === null &&
            last !== undefined &&
            last.given === null &&
            last.record.result?.winners.length !== 0
          }
          begin={(options) => {
            beginStage(open, options).then((table) => go(`/table/${table}`), failed);
          }}
          goOn={() => openTable(campaign.stages.length - 1)}
          lookAt={openTable}
          give={(name) => {
            giveName(open, name).then(reload, failed);
          }}
        />
        {failure !== '' && <p role="alert">{failure}</p>}
      </main>
    </div>
  );
}
