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
