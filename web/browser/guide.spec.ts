import { expect, settle, startGame, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

for (const game of ['burgundy', 'village']) {
  test(`the guide of ${game} says more than the hint, and the rules book opens where the decision is`, async ({
    parlour,
  }) => {
    await settle(parlour, { guide: true });
    await startGame(parlour, game, ['Ich', 'Automat'], 'guide');
    await waitForTurn(parlour);
    const words = parlour.getByRole('region', { name: 'Begleiter' }).locator('p').first();
    await expect(words).toHaveText(/\.$/);
    const said = (await words.textContent()) ?? '';
    await expect(parlour.getByText(said, { exact: true })).toHaveCount(1);

    await parlour.getByRole('button', { name: 'Regelbuch' }).click();
    const book = parlour.getByRole('dialog');
    const chapter = book.locator(game === 'village' ? '#turns' : '#rounds');
    await expect(chapter.getByRole('heading')).toBeInViewport();
    await expect(book.locator('#course').getByRole('heading')).not.toBeInViewport();
    await book.getByRole('button', { name: 'So läuft das Spiel' }).click();
    await expect(book.locator('#course').getByRole('heading')).toBeInViewport();
  });
}
