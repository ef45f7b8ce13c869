import type { Page } from '@playwright/test';
import type { Game } from '@spielstube/engine';
import type { GameRecord } from '@spielstube/table';
import type { GameManifest } from '@spielstube/ui/manifest';
import { agreeOnAll } from '../agreements.ts';
import { finishedRecord, openRecord } from '../finished.ts';
import { waitForTurn } from '../turns.ts';
import { campaignScenes } from './campaign-scenes.ts';
import type { Scene } from './scene.ts';
import { stagesOf, variantsOf } from './stages.ts';

/**
 * Everything of a game: set-up, plain and with everything that can be agreed on, each kind of question, each chapter and
 * side of a board, advice, a dialog, a replay, two positions, the coach, the end with few and with many; its campaign, its
 * lesson, its rules and its box.
 */
export async function scenesOf(manifest: GameManifest): Promise<Scene[]> {
  const game = await manifest.rules();
  const stages = stagesOf(game);
  const scene = (name: string, show: Scene['show']): Scene => ({ name: `${manifest.id}-${name}`, show });
  const open = async (page: Page, record: GameRecord): Promise<void> => {
    await openRecord(page, record);
    await waitForTurn(page);
  };
  const [typical] = [...stages.values()].filter(({ moves }) => moves.length > 30);
  return [
    scene('setup', async (page) => {
      await page.goto(`/game/${manifest.id}`);
      await page.locator('form button.primary').waitFor();
      await page.locator(`symbol[id="${manifest.cover}"]`).waitFor({ state: 'attached' });
    }),
    scene('agreements', (page) => agreeOnAll(page, manifest.id)),
    ...[...stages, ...variantsOf(game)].map(([name, record]) => scene(name, (page) => open(page, record))),
    scene('advice', async (page) => {
      await open(page, typical);
      await page.keyboard.press('h');
      await page.locator('.target.advised').first().waitFor({ state: 'attached' });
    }),
    scene('dialog', async (page) => {
      await open(page, typical);
      await page.locator('main [aria-haspopup="dialog"]').first().click();
      await page.locator('dialog[open]').waitFor();
    }),
    scene('replay', async (page) => {
      await open(page, finishedRecord(game, 3, 'pictures'));
      await page.locator('main nav button').nth(1).click();
      await page.locator('main input[type=range]').press('End');
    }),
    scene('differences', async (page) => {
      const record = finishedRecord(game, 3, 'pictures');
      await open(page, record);
      await page.keyboard.press('v');
      // Its words come a moment after the replay.
      await page.locator('main [data-act="replay.mark"]').waitFor();
      for (const key of ['a', 'End']) await page.keyboard.press(key);
      await page.locator(`main[data-move="${record.moves.length}"]`).waitFor();
      await page.keyboard.press('b');
      await page.locator('dialog[open] table').first().waitFor();
    }),
    scene('coach', async (page) => {
      await open(page, finishedRecord(game, 2, 'pictures'));
      await page.locator('main nav button').last().click();
      await page.locator('aside [role=status] button').waitFor();
      await page.locator('aside [role=status] button').waitFor({ state: 'detached' });
    }),
    ...ends(game).map((seats) =>
      scene(`closing-${seats}`, (page) => open(page, finishedRecord(game, seats, 'pictures'))),
    ),
    ...(await campaignScenes(manifest, game)),
    scene('lessons', async (page) => {
      await page.goto(`/learn/${manifest.id}`);
      await page.locator('main .btn.primary').waitFor();
      await page.waitForLoadState('networkidle');
    }),
    scene('lesson', async (page) => {
      await page.goto(`/learn/${manifest.id}`);
      await page.locator('main .btn.primary').click();
      await page.locator('[data-step]').waitFor();
    }),
    scene('rules', async (page) => {
      await page.goto(`/rules/${manifest.id}`);
      await page.locator('main h2').first().waitFor();
    }),
    scene('box', (page) => openBox(page, manifest.id)),
    scene('corrections', async (page) => {
      await openBox(page, manifest.id);
      await page.locator('main .btn.primary').first().click();
      await page.locator('main section input').first().waitFor();
    }),
  ];
}

/** Two players, and as many as there can be. */
const ends = ({ seats }: Game): number[] => [
  ...new Set([Math.min(2, Math.max(...seats)), Math.max(...seats)]),
];

async function openBox(page: Page, game: string): Promise<void> {
  await page.goto(`/box/${game}`);
  await page.locator('main h2').nth(1).waitFor();
}
