import { checkInBothLights, checkZoomed } from './access.ts';
import { begin, expect, layTable, sitDown, test } from './online.ts';

test('a guest sits down with one click and is ready with the second', async ({ person }) => {
  const [marthe, jakob] = [await person('Marthe'), await person('Jakob')];
  const address = await layTable(marthe, { game: 'burgundy', guests: ['open'], pace: 'Heute Abend' });
  await jakob.goto(address);
  await expect(jakob.getByRole('heading', { name: 'Marthe lädt dich an den Tisch' })).toBeVisible();
  await expect(jakob.getByLabel('Wie sollen wir dich nennen?')).toHaveValue('Jakob');
  await jakob.getByRole('button', { name: 'Platz nehmen' }).click();
  await jakob.getByRole('button', { name: 'Ich bin bereit' }).click();
  await expect(marthe.getByText('Alle sind bereit.')).toBeVisible();
});

test('every page of the house is accessible', async ({ person }) => {
  test.setTimeout(0);
  const [marthe, sophie] = [await person('Marthe'), await person('Sophie')];
  await marthe.goto('/');
  // A first visit brings the shelf alone.
  await expect(marthe.getByRole('heading', { name: 'Schnelles Spiel' })).toBeVisible();
  const tables = marthe.getByRole('heading', { name: 'Offene Tische' });
  // The page may be seen a moment before it feels the mouse.
  let stirs = 0;
  await expect
    .poll(async () => {
      await marthe.mouse.move(100 + (stirs++ % 9), 100);
      return tables.isVisible();
    })
    .toBe(true);
  await checkInBothLights(marthe, 'front door');
  await marthe.goto('/open?game=burgundy');
  await expect(marthe.getByRole('button', { name: 'Tisch decken' })).toBeVisible();
  await checkInBothLights(marthe, 'opening');
  await checkZoomed(marthe, 'opening');

  const address = await layTable(marthe, { game: 'burgundy', guests: ['open'], pace: 'Heute Abend' });
  await checkInBothLights(marthe, 'waiting room');
  await checkZoomed(marthe, 'waiting room');
  await sophie.goto(address);
  await expect(sophie.getByRole('button', { name: 'Platz nehmen' })).toBeVisible();
  await checkInBothLights(sophie, 'letter');
  await checkZoomed(sophie, 'letter');

  await sitDown(sophie, address);
  await begin(marthe);
  await marthe.getByRole('tab', { name: 'Gespräch' }).click();
  await marthe.getByLabel('Nachricht').fill('Auf ein gutes Spiel!');
  await marthe.keyboard.press('Enter');
  await expect(marthe.getByText('Auf ein gutes Spiel!')).toBeVisible();
  await sophie.getByRole('button', { name: 'Mehr', exact: true }).click();
  await sophie.getByRole('button', { name: 'Um eine Pause bitten' }).click();
  await expect(marthe.getByRole('button', { name: 'Einverstanden' })).toBeVisible();
  await checkInBothLights(marthe, 'table');

  for (const page of ['account', 'profile', 'notices']) {
    await sophie.goto(`/${page}`);
    await expect(sophie.locator('main h2').first()).toBeVisible();
    await checkInBothLights(sophie, page);
    await checkZoomed(sophie, page);
  }
});

test('what is said is read by all at the table; an emote is shown on the panel of who showed it', async ({
  person,
}) => {
  const [marthe, sophie] = [await person('Marthe'), await person('Sophie')];
  const address = await layTable(marthe, { game: 'burgundy', guests: ['open'] });
  await sitDown(sophie, address);
  await begin(marthe);
  await sophie.getByRole('tab', { name: 'Gespräch' }).click();
  // It leaves again by itself, so it is waited for before it comes.
  const shown = marthe.getByRole('status').filter({ hasText: 'Schlau!' }).waitFor();
  await sophie.getByRole('button', { name: 'Schlau!' }).click();
  await shown;
  await expect(marthe.getByRole('tab', { name: /Gespräch/ })).toContainText('1');
  await marthe.getByRole('tab', { name: /Gespräch/ }).click();
  await expect(marthe.getByRole('list', { name: 'Gespräch' })).toContainText('Sophie');
});

test('a seat is handed to a bot and taken back', async ({ person }) => {
  const [marthe, sophie] = [await person('Marthe'), await person('Sophie')];
  const address = await layTable(marthe, { game: 'burgundy', guests: ['open'] });
  await sitDown(sophie, address);
  await begin(marthe);
  await sophie.getByRole('button', { name: 'Mehr', exact: true }).click();
  await sophie.getByRole('button', { name: /Platz abgeben/ }).click();
  await expect(sophie.getByText('Ein Automat hält deinen Platz warm.')).toBeVisible();
  await sophie.getByRole('button', { name: 'Platz übernehmen' }).click();
  await expect(sophie.getByText('Willkommen zurück')).toHaveCount(0);
});
