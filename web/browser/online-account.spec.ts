import { checkInBothLights } from './access.ts';
import { expect, layTable, test } from './online.ts';

const PASSWORD = 'drei Burgen am Fluss';

test('a guest becomes an account, keeps the tables, and finds them again on another device', async ({
  person,
}) => {
  const [here, there] = [await person('Marthe'), await person('Marthe')];
  const email = `marthe-${Date.now()}@stube.example`;
  await layTable(here, { game: 'burgundy', guests: ['open'] });
  await here.goto('/account');
  await expect(here.getByText('laufender Tisch')).toBeVisible();
  await here.getByLabel('E-Mail').first().fill(email);
  await here
    .getByLabel(/^Passwort/)
    .first()
    .fill(PASSWORD);
  await here.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(here.getByText(`Du bist angemeldet als ${email}.`)).toBeVisible();
  await expect(here.getByText('laufender Tisch')).toBeVisible();

  await there.goto('/account');
  await there.getByText('Ich habe schon einen Schlüssel').click();
  await there.getByLabel('E-Mail').last().fill(email);
  await there
    .getByLabel(/^Passwort/)
    .last()
    .fill(PASSWORD);
  await there.getByRole('button', { name: 'Anmelden' }).click();
  await expect(there.getByText('laufender Tisch')).toBeVisible();
  await there.goto('/');
  await expect(there.getByRole('link', { name: /Der Tisch füllt sich/ })).toBeVisible();

  await there.goto('/account');
  await there.getByRole('button', { name: 'Abmelden' }).click();
  await expect(there.getByRole('heading', { name: 'Du bist zu Gast' })).toBeVisible();
});

test('a guest is given a passkey by the device, and opens the door with it', async ({ person, baseURL }) => {
  const page = await person('Marthe');
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  // Passkeys are made for names of hosts.
  await page.goto(`${baseURL?.replace('127.0.0.1', 'localhost')}/account`);
  await page.getByRole('button', { name: 'Mit Passkey sichern' }).click();
  await expect(page.getByText('Dein Gerät verwahrt deinen Schlüssel.')).toBeVisible();
  await expect(page.getByText(/^Passkey vom/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^wegwerfen/ })).toHaveCount(0);
  await checkInBothLights(page, 'a passkey');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Du bist zu Gast' })).toBeVisible();

  await page.getByText('Ich habe schon einen Schlüssel').click();
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Marthe' })).toBeVisible();
  await page.getByRole('button', { name: 'Passkey auf diesem Gerät' }).click();
  await expect(page.getByRole('alert')).toContainText('keinen Schlüssel hergegeben');
});
