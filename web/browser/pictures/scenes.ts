import type { Page } from '@playwright/test';
import type { Game } from '@spielstube/engine';
import type { GameRecord } from '@spielstube/table';
import type { GameManifest } from '@spielstube/ui/manifest';
import { finishedRecord, openRecord } from '../finished.ts';
import { waitForTurn } from '../turns.ts';
import { stagesOf } from './stages.ts';

/** Something to take pictures of. It is shown once, and then seen at every size. */
export interface Scene {
  /** "village-market" */
  readonly name: string;
  /** Leaves the page as it is to be seen. Finds things in any language: by what they are, not by their names. */
  show(page: Page): Promise<void>;
}

export const HOME: Scene = {
  name: 'home',
  show: async (page) => {
    await page.goto('/');
    await page.locator('symbol[id^="cover-"]').nth(4).waitFor({ state: 'attached' });
  },
};

/** Everything of a game: set-up, each kind of question, advice, a dialog, a replay, the end with few and with many. */
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
    ...[...stages].map(([kind, record]) => scene(kind, (page) => open(page, record))),
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
    scene('coach', async (page) => {
      await open(page, finishedRecord(game, 2, 'pictures'));
      await page.locator('main nav button').last().click();
      await page.locator('aside [role=status] button').waitFor({ timeout: 300_000, state: 'visible' });
      await page.locator('aside [role=status] button').waitFor({ timeout: 300_000, state: 'detached' });
    }),
    ...ends(game).map((seats) =>
      scene(`closing-${seats}`, (page) => open(page, finishedRecord(game, seats, 'pictures'))),
    ),
  ];
}

/** Two players, and as many as there can be. */
const ends = ({ seats }: Game): number[] => [
  ...new Set([Math.min(2, Math.max(...seats)), Math.max(...seats)]),
];
