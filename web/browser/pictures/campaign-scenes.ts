import type { Page } from '@playwright/test';
import type { Game } from '@spielstube/engine';
import { type Campaign, type CampaignPlan, resultsOf, type Stage, writeCampaign } from '@spielstube/table';
import type { GameManifest } from '@spielstube/ui/manifest';
import { handIn, playedRecord, seatPlans } from '../finished.ts';
import type { Scene } from './scene.ts';

/** The book of a campaign: before its first game, wherever a way has to be chosen, in vain, and at its end. */
export async function campaignScenes(manifest: GameManifest, game: Game): Promise<Scene[]> {
  const plan = await manifest.campaign?.plan();
  if (plan === undefined) return [];
  const scene = (name: string, show: Scene['show']): Scene => ({
    name: `${manifest.id}-campaign-${name}`,
    show,
  });
  return [
    scene('begun', async (page) => {
      await page.goto(`/game/${manifest.id}`);
      await page.locator('form button.primary + button').click();
      await waitForBook(page);
    }),
    ...[...momentsOf(game, plan)].map(([name, campaign]) =>
      scene(name, (page) => openCampaign(page, writeCampaign(campaign))),
    ),
  ];
}

async function openCampaign(page: Page, file: string): Promise<void> {
  await page.goto('/');
  await handIn(page, file);
  await waitForBook(page);
}

async function waitForBook(page: Page): Promise<void> {
  await page.waitForURL('**/campaign/*');
  await page.locator('main h2').first().waitFor();
}

/** Played without thinking; where there are several ways, the last one is taken. */
function momentsOf(game: Game, plan: CampaignPlan): Map<string, Campaign> {
  const found = new Map<string, Campaign>();
  const seats = seatPlans(Math.min(3, Math.max(...game.seats)));
  const stages: Stage[] = [];
  const campaign = { game: game.id, seats, stages };
  for (;;) {
    const ways = plan.nextTables(resultsOf(campaign), seats.length);
    if (ways.length > 1) found.set('ways', { ...campaign, stages: [...stages] });
    const options = ways.at(-1);
    if (options === undefined) break;
    const record = playedRecord({ game, seats, seed: `campaign ${stages.length}`, options });
    stages.push({ record, given: null });
  }
  found.set('over', campaign);
  if (game.seats.includes(1)) found.set('vain', inVain(game, plan));
  return found;
}

/** Alone the first game is lost by whoever does not think. */
function inVain(game: Game, plan: CampaignPlan): Campaign {
  const seats = seatPlans(1);
  const [options] = plan.nextTables([], 1);
  const record = playedRecord({ game, seats, seed: 'in vain', options });
  return { game: game.id, seats, stages: [{ record, given: null }] };
}
