import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifests } from '@spielstube/games';
import { checkInBothLights, checkZoomed } from './access.ts';
import { openRecord } from './finished.ts';
import { begin, layTable, test as online, sitDown } from './online.ts';
import { expect, ownBox, settle, startGame, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

const SEAL = 'Mit berichtigten Werten: Marthes Schachtel';

test('values are corrected, checked at once, saved as a file and opened again', async ({
  parlour,
}, testInfo) => {
  await settle(parlour);
  await parlour.goto('/box/burgundy');
  await expect(parlour.getByRole('heading', { name: 'Punkte der Drillinge' })).toBeVisible();
  await checkInBothLights(parlour, 'box');
  await checkZoomed(parlour, 'box');
  await parlour.getByRole('button', { name: 'Werte berichtigen' }).click();
  await expect(parlour.getByLabel('Name der Schachtel')).toHaveValue('Marthes Schachtel');
  const status = parlour.getByRole('status');
  const done = parlour.getByRole('button', { name: 'Fertig' });
  await expect(done).toBeDisabled();
  // Eleven mines or thirteen: the table says that there are twelve.
  const ones = parlour.getByRole('textbox', { name: 'Karten je Würfelzahl, Mine, 1' });
  await parlour.getByRole('button', { name: 'Karten je Würfelzahl, Mine, 1: mehr' }).click();
  await expect(ones).toHaveValue('3');
  await expect(status).toContainText('Karten je Würfelzahl: Es gibt 12 Karten „Mine“');
  await expect(done).toBeDisabled();
  await parlour.getByRole('button', { name: 'Karten je Würfelzahl, Mine, 6: weniger' }).click();
  await expect(status).toContainText('Die Zahlen gehen auf');
  await parlour.getByRole('button', { name: 'Karten je Würfelzahl, Mine, 1 zurücknehmen' }).click();
  await parlour.getByRole('button', { name: 'Karten je Würfelzahl, Mine, 6 zurücknehmen' }).click();
  await parlour.getByRole('textbox', { name: 'Punkte der Drillinge, Mine' }).fill('2');
  await expect(status).toContainText('Die Zahlen gehen auf');
  await checkInBothLights(parlour, 'box while it is corrected');

  const download = parlour.waitForEvent('download');
  await parlour.getByRole('button', { name: 'Als Datei sichern' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('burgund.schachtel');
  const path = testInfo.outputPath('burgund.schachtel');
  await saved.saveAs(path);
  await done.click();
  await expect(parlour.getByRole('button', { name: /^Marthes Schachtel/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // Files that do not fit are named, and nothing is kept.
  const refusals: readonly [object | string, RegExp][] = [
    ['nonsense', /keine Schachtel, die die Spielstube gesichert hat/],
    [{ game: 'village' }, /Das ist eine Schachtel für Village/],
    [{ values: { 'triplePoints.tower': 2 } }, /gibt es in der Schachtel nicht: triplePoints\.tower/],
    [{ values: { 'triplePoints.mine': 'viele' } }, /Mine: Hier steht eine Zahl, nicht "viele"/],
    [{ values: { 'triplePoints.mine': -1 } }, /eine ganze Zahl ab 0, nicht -1/],
    [{ values: { 'purchase.cards': 0 } }, /Der Kauf bringt mindestens eine Karte/],
  ];
  const box = JSON.parse(await readFile(path, 'utf8'));
  const bad = testInfo.outputPath('bad.schachtel');
  for (const [change, sentence] of refusals) {
    await writeFile(
      bad,
      typeof change === 'string' ? change : JSON.stringify({ ...box, name: 'Fremde', ...change }),
    );
    await parlour.locator('input[type=file]').setInputFiles(bad);
    await expect(parlour.getByRole('dialog').getByText(sentence)).toBeVisible();
    await parlour.getByRole('dialog').getByRole('button', { name: 'Verstanden' }).last().click();
  }
  await expect(parlour.getByRole('button', { name: /^Fremde/ })).toHaveCount(0);

  // On another device the file is opened at the front door.
  await parlour.evaluate(() => localStorage.removeItem('spielstube.boxes'));
  await parlour.goto('/');
  await parlour.locator('input[type=file]').setInputFiles(path);
  await parlour.waitForURL('**/box/burgundy**');
  await expect(parlour.getByRole('button', { name: /^Marthes Schachtel ein Wert berichtigt/ })).toBeVisible();
});

test('words of a box are corrected in the reader’s language', async ({ parlour }) => {
  await settle(parlour);
  await parlour.goto('/box/orleans');
  await parlour.getByRole('button', { name: 'Werte berichtigen' }).click();
  const space = parlour.locator('input[aria-label*=Badehaus]');
  const status = parlour.getByRole('status');
  await expect(space).toHaveValue('Schiffer');
  await space.fill('ritter');
  await expect(status).toContainText('Die Zahlen gehen auf');
  await space.fill('Unfug');
  await expect(status).toContainText('Felder schreibt man wie „Bauer + Händler“ mit Bauer, Schiffer,');
  await parlour.getByRole('button', { name: /Badehaus.*zurücknehmen/ }).click();
  await expect(space).toHaveValue('Schiffer');
});

test('a game with corrected values bears the seal, keeps them after a reload, and others are not touched', async ({
  parlour,
}) => {
  await settle(parlour);
  await ownBox(parlour, { 'triplePoints.mine': 2, 'allSeven.2.0': 9 });
  await startGame(parlour, 'burgundy', ['Ich', 'Automat'], 'sealed', [], '', 'Marthes Schachtel');
  await waitForTurn(parlour);
  const seal = parlour.getByRole('button', { name: SEAL });
  await seal.click();
  const dialog = parlour.getByRole('dialog');
  await expect(dialog.getByText('Punkte der Drillinge, Mine')).toBeVisible();
  await checkInBothLights(parlour, 'seal');
  await parlour.keyboard.press('Escape');
  // The board shows the corrected points, too.
  await expect(parlour.locator('main').getByText('9', { exact: true }).first()).toBeVisible();
  await parlour.reload();
  await waitForTurn(parlour);
  await expect(seal).toBeVisible();
  // The same page goes on to a game without corrections.
  await parlour.locator('header a[href="/"]').click();
  await expect(parlour.getByRole('link', { name: /Marthes Schachtel/ })).toBeVisible();
  await startGame(parlour, 'burgundy', ['Ich', 'Automat'], 'plain');
  await waitForTurn(parlour);
  await expect(seal).toHaveCount(0);
  await parlour.goto('/games');
  await expect(
    parlour.getByRole('listitem').filter({ hasText: 'Mit berichtigten Werten: Marthes Schachtel' }),
  ).toHaveCount(1);
});

test('the coach goes through a game with the corrected values it was played with, under its seal', async ({
  parlour,
}, testInfo) => {
  await settle(parlour);
  // A process has one box of each game: the record comes from another one.
  const [values, record] = [testInfo.outputPath('values.json'), testInfo.outputPath('game.txt')];
  await writeFile(values, JSON.stringify({ burgundy: { 'purchase.price': 2 } }));
  const args = `record --seats 2 --bots random --seed coach --out ${record} --corrections ${values}`;
  execFileSync(process.execPath, [join(import.meta.dirname, '../../cli/spielstube.ts'), ...args.split(' ')]);
  const text = (await readFile(record, 'utf8')).replace(/^box$/m, 'box Marthes Schachtel');
  await openRecord(parlour, text);
  await parlour.getByRole('button', { name: /Mit Murr ansehen/ }).click();
  await expect(parlour.getByRole('button', { name: SEAL })).toBeVisible();
  await expect(parlour.getByText(/^Für 2 Silber drei Karten ziehen/).first()).toBeVisible();
});

test('what a correction does is tried out, grows, and can be stopped', async ({ parlour }) => {
  await settle(parlour);
  await ownBox(parlour, { 'triplePoints.castle': 9 });
  await parlour.goto('/box/burgundy?name=Marthes%20Schachtel');
  await parlour.getByRole('button', { name: 'Ausprobieren' }).click();
  const points = parlour.getByRole('table').last();
  await expect(points.getByRole('rowheader', { name: 'zusammen' })).toBeVisible({ timeout: 400_000 });
  await checkInBothLights(parlour, 'balance');
  await parlour.getByRole('button', { name: 'Anhalten' }).click();
  await expect(parlour.getByRole('button', { name: 'Ausprobieren' })).toBeVisible();
});

online(
  'at a table of the house all play with the same corrected values, and know it before',
  async ({ person }) => {
    const [anna, ben] = [await person('Marthe'), await person('Ben')];
    await ownBox(anna, { 'triplePoints.mine': 2 });
    const address = await layTable(anna, { game: 'burgundy', guests: ['open'], box: 'Marthes Schachtel' });
    await ben.goto(address);
    await expect(ben.getByText('An diesem Tisch gilt „Marthes Schachtel“ für alle.')).toBeVisible();
    await ben.getByRole('button', { name: SEAL }).click();
    await expect(ben.getByRole('dialog').getByText('Punkte der Drillinge, Mine')).toBeVisible();
    await ben.keyboard.press('Escape');
    await sitDown(ben, address);
    await begin(anna);
    for (const page of [anna, ben])
      await expect(page.locator('header').getByRole('button', { name: SEAL })).toBeVisible();
    await ben.goto('/');
    await expect(ben.locator(`a[href="${new URL(address).pathname}"]`)).toContainText(SEAL);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const { id } of manifests) {
    test(`the box of ${id} is open, section by section, and nothing scrolls sideways`, async ({
      parlour,
    }) => {
      await settle(parlour);
      await parlour.goto(`/box/${id}`);
      const sections = parlour.getByRole('navigation').getByRole('button');
      await expect(sections.first()).toBeVisible();
      for (let n = 0; n < (await sections.count()); n++) {
        await sections.nth(n).click();
        await expect(sections.nth(n)).toHaveAttribute('aria-current', 'true');
        expect(await parlour.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${n}`).toBe(
          true,
        );
      }
      // The frame of a sheet would be drawn around the whole window.
      const unframed = (sheets: Element[]) =>
        sheets.filter((sheet) => getComputedStyle(sheet).position === 'static').length;
      expect(await parlour.locator('.sheet').evaluateAll(unframed)).toBe(0);
      await checkInBothLights(parlour, id);
    });
  }
});
