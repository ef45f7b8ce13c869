import { nextTables } from '@spielstube/games/newdale/campaign.ts';
import { type Newdale, newdale } from '@spielstube/games/newdale/index.ts';
import { resultsOf, type Stage, type Table, writeCampaign } from '@spielstube/table';
import { checkInBothLights } from './access.ts';
import { playOnBoard } from './board.ts';
import { handIn, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, startGame, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

const seats = seatPlans(2);

/** Chapter I is over, and of chapter II the last round is being played. */
function campaignBeforeTheBranch(): string {
  const stages: Stage[] = [];
  const play = (seed: string, isFar?: (view: Newdale) => boolean): void => {
    const [options] = nextTables(resultsOf({ game: newdale.id, seats, stages }), seats.length);
    const until = (table: Table): boolean =>
      isFar !== undefined && table.deciding().includes(0) && isFar(table.look(0).view as Newdale);
    const record = playedRecord({
      game: newdale,
      seats,
      seed,
      options,
      ...(isFar === undefined ? {} : { until }),
    });
    stages.push({ record, given: record.result === null ? null : { place: 'A8', name: 'Anna am Bach' } });
  };
  play('campaign-1');
  play('campaign-2', ({ round, phase }) => round === 7 && phase > 4);
  return writeCampaign({ game: newdale.id, seats, stages });
}

test('a campaign is begun with its story, waits at the front door, and can be thrown away with its games', async ({
  parlour,
}) => {
  await settle(parlour);
  await parlour.goto('/game/newdale');
  await parlour.getByRole('button', { name: 'Kampagne beginnen' }).click();
  await expect(parlour.getByRole('heading', { name: 'Die Chronik der Reise' })).toBeVisible();
  await expect(parlour.getByText('Vor den Toren von Longsdale')).toBeVisible();
  await checkInBothLights(parlour, 'chronicle');
  await parlour.getByRole('button', { name: 'Kapitel beginnen' }).click();
  await waitForTurn(parlour);
  const table = parlour.url();
  await parlour.goto('/');
  const goOn = parlour.getByRole('region', { name: 'Weiterspielen' }).locator('a[href^="/campaign/"]');
  await expect(goOn).toHaveCount(1);
  await goOn.click();
  await expect(parlour.getByRole('button', { name: 'Weiter' })).toBeVisible();
  await parlour.goto('/game/newdale');
  const begun = parlour.getByRole('region', { name: 'Begonnene Kampagnen' });
  await begun.getByRole('button', { name: 'Kampagne wegwerfen' }).click();
  await begun.getByRole('button', { name: 'Wirklich wegwerfen, mit 1 Partie?' }).click();
  await expect(begun).toHaveCount(0);
  await parlour.goto(table);
  await expect(parlour.getByText('Diese Partie liegt nicht (mehr) in der Truhe.')).toBeVisible();
});

test('a campaign from a file goes on to the branch of chapter III, with reloads in between', async ({
  parlour,
}) => {
  await settle(parlour);
  await parlour.goto('/');
  await handIn(parlour, campaignBeforeTheBranch());
  await expect(parlour).toHaveURL(/\/campaign\//);
  await parlour.reload();
  await parlour.getByRole('button', { name: 'Weiter' }).click();
  await expect(parlour.locator('main text', { hasText: 'Anna am Bach (A8)' })).toBeVisible();
  await playOnBoard(parlour);
  await parlour.getByRole('button', { name: 'Die Reise geht weiter' }).click();
  await expect(parlour.getByRole('heading', { name: 'Wohin geht die Reise?' })).toBeVisible();
  await parlour.reload();
  await expect(parlour.getByRole('row', { name: /^II Rüstzeug/ })).toBeVisible();
  const second = parlour.getByRole('group').filter({ hasText: 'Rüstzeug' });
  await second.locator('summary').click();
  await expect(second.getByRole('paragraph').first()).toBeVisible();
  await checkInBothLights(parlour, 'pages');
  const first = parlour.getByRole('group').filter({ hasText: 'Vor den Toren von Longsdale' });
  await first.locator('summary').click();
  await first.getByRole('button', { name: 'Zur Wertung' }).click();
  await expect(parlour.getByRole('region', { name: 'Wertungsblock' })).toBeVisible();
  await parlour.getByRole('button', { name: 'Die Reise geht weiter' }).click();
  await parlour.getByRole('textbox', { name: 'Gib einem Ort einen Namen' }).fill('Neue Furt');
  await parlour.getByRole('button', { name: 'Gib einem Ort einen Namen' }).click();
  await expect(parlour.getByRole('textbox')).toHaveCount(0);
  const wood = parlour.getByRole('article', { name: /Ins Dickicht/ });
  await expect(wood.getByRole('button')).toBeVisible();
  await wood.getByRole('button').click();
  await waitForTurn(parlour);
  await expect(parlour.locator('header').first()).toContainText('IIIb');
});

test('alone an attempt that failed stands in the chronicle, and the chapter can be tried again', async ({
  parlour,
}) => {
  const alone = seatPlans(1);
  const record = playedRecord({ game: newdale, seats: alone, seed: 'in-vain', options: { chapter: 'I' } });
  expect(record.result?.winners).toEqual([]);
  const campaign = writeCampaign({ game: newdale.id, seats: alone, stages: [{ record, given: null }] });
  await settle(parlour);
  await parlour.goto('/');
  await handIn(parlour, campaign);
  const attempt = parlour.getByRole('group').filter({ hasText: 'Kapitel nicht bestanden' });
  await attempt.locator('summary').click();
  await expect(attempt.getByRole('paragraph').first()).toHaveText(`${record.result?.scores[0]} Siegpunkte`);
  await checkInBothLights(parlour, 'attempt');
  await expect(parlour.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  await attempt.getByRole('button', { name: 'Zur Wertung' }).click();
  await expect(parlour.getByRole('region', { name: 'Wertungsblock' })).toBeVisible();
});

test('a file that is no campaign changes nothing and says why', async ({ parlour }) => {
  const [first, second, ...rest] = campaignBeforeTheBranch().split('\n');
  const broken = [first, second, ...rest.slice(0, 5)].join('\n');
  await settle(parlour);
  await parlour.goto('/');
  await handIn(parlour, broken);
  await expect(parlour.getByRole('dialog')).toContainText(/Zeile \d/);
  await parlour.goto('/game/newdale');
  await expect(parlour.getByRole('button', { name: 'Partie beginnen' })).toBeVisible();
  await expect(parlour.getByRole('region', { name: 'Begonnene Kampagnen' })).toHaveCount(0);
});

test('alone the targets of the chapter stand where others have their rivals', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'newdale', ['Ich', 'frei', 'frei', 'frei'], 'alone');
  await waitForTurn(parlour);
  await expect(parlour.getByRole('region', { name: 'Ziele des Kapitels' }).getByRole('listitem')).toHaveCount(
    3,
  );
  await playOnBoard(parlour);
  await expect(parlour.getByRole('heading', { level: 2, name: /gewinnst|geschafft/ })).toBeVisible();
  const targets = parlour.getByRole('list', { name: 'Ziele' }).getByRole('listitem');
  await expect(targets).toHaveText([/^Lieferung .*: \d+, /, /: \d+, /, /: \d+, /]);
  await checkInBothLights(parlour, 'targets');
});

test('what is agreed on for a campaign alone holds in its games', async ({ parlour }) => {
  await settle(parlour);
  await parlour.goto('/game/newdale');
  for (const n of [2, 3, 4]) {
    const place = parlour.getByRole('group', { name: `Wer hier sitzt, Platz ${n}` });
    await place.getByRole('radio', { name: 'frei' }).check();
  }
  await parlour.getByLabel('Ziele').selectOption('für Gesellen');
  await parlour.getByRole('button', { name: 'Kampagne beginnen' }).click();
  await parlour.getByRole('button', { name: 'Kapitel beginnen' }).click();
  await waitForTurn(parlour);
  const targets = parlour.getByRole('region', { name: 'Ziele des Kapitels' });
  await expect(targets).toContainText('68');
});
