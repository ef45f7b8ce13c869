import { type Page, test } from '@playwright/test';
import { type CutOffHouse, openHouse } from './cut-off.ts';
import { expect, settle, startGame } from './parlour.ts';
import { shownMove, waitForMove, waitForTurn } from './turns.ts';

test.use({ serviceWorkers: 'allow' });

let house: CutOffHouse;
test.beforeEach(async () => {
  house = await openHouse();
});
test.afterEach(() => house.close());

/** What the settings say about being offline. */
async function offlineWords(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  const words = page.getByRole('dialog').getByRole('status');
  await expect(words).toContainText('MB');
  const said = (await words.textContent()) ?? '';
  await page.keyboard.press('Escape');
  return said;
}

const caches = (page: Page): Promise<string[]> => page.evaluate(() => window.caches.keys());

/** A private window is never installed from; nothing else may be missing. */
async function expectInstallable(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const missing = async (): Promise<string[]> => {
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    return installabilityErrors.map(({ errorId }) => errorId).filter((one) => one !== 'in-incognito');
  };
  await expect.poll(missing).toEqual([]);
}

test('after a first visit an opened game is played on without the network; another one says that it is not here', async ({
  page,
}) => {
  await settle(page);
  await page.goto(house.address);
  await expectInstallable(page);
  await startGame(page, 'village', ['Ich', 'Automat'], 'offline', [], house.address);
  await waitForTurn(page);
  await expect.poll(() => offlineWords(page)).toContain('Ohne Netz spielbar: Village.');

  await house.cut();
  await page.reload();
  await waitForTurn(page);
  // The drawings come from the worker that draws, the answers of the other seat from the worker of the bots.
  await expect(page.locator('main .village-board')).toBeVisible();
  for (let n = 0; n < 6; n++) {
    const before = await shownMove(page);
    await page.keyboard.press('1');
    await waitForMove(page, before);
    await waitForTurn(page);
  }
  await expect(
    page.getByRole('complementary', { name: 'Verlauf' }).getByText('Sophie').first(),
  ).toBeVisible();
  // The other language and the rules book are here, too.
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await page.getByRole('button', { name: 'Rules book' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'DE', exact: true }).click();

  await page.goto(`${house.address}/game/burgundy`);
  await expect(page.getByRole('heading', { name: 'Die Burgen von Burgund: noch nicht hier' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Stube' }).click();
  await page.getByLabel('Welches Spiel').selectOption('burgundy');
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await expect(page.getByRole('alert')).toContainText('noch nicht hier');
});

test('all games by a switch; a new version waits for the front door and clears the old one away', async ({
  page,
}) => {
  await settle(page);
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  const all = page.getByRole('checkbox', { name: 'Alle Spiele auf diesem Gerät behalten' });
  await all.check();
  for (const game of ['Burgund', 'Village', 'Orléans', 'Villagers']) {
    await expect(page.getByRole('status')).toContainText(game);
  }
  await page.keyboard.press('Escape');
  const before = await caches(page);

  await startGame(page, 'burgundy', ['Ich', 'Automat'], 'update', [], house.address);
  await waitForTurn(page);
  house.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => caches(page)).toContain('spielstube newer');

  const other = await page.context().newPage();
  await other.goto(house.address);
  await other.getByRole('button', { name: 'Einrichten' }).click();
  await expect(other.getByText('In einem anderen Fenster wird noch gespielt.')).toBeVisible();
  // Nobody is disturbed at a table.
  await expect(page.getByText('Eine neue Fassung')).toHaveCount(0);
  expect(await caches(page)).toEqual(expect.arrayContaining(before));
  await page.close();
  // The browser gives the table free some time after its window is gone.
  await expect
    .poll(async () => {
      const renew = other.getByRole('button', { name: 'Einrichten' });
      // The page may go away under the click, and while it is asked.
      if (await renew.isVisible()) await renew.click({ timeout: 2000 }).catch(() => {});
      return caches(other).catch(() => []);
    })
    .toEqual(['spielstube wishes', 'spielstube newer']);
  await expect(other.getByText('Eine neue Fassung')).toHaveCount(0);
  await house.cut();
  await other.goto(`${house.address}/game/village`);
  await expect(other.getByRole('button', { name: 'Partie beginnen' })).toBeVisible();
});
