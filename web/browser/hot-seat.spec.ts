import { clickOnBoard } from './board.ts';
import { expect, settle, startBurgundy, test, waitForTurn } from './parlour.ts';

/** Records whose view the table's worker sends, and when somebody sits down. */
function watchWorkers(): void {
  const seen: string[] = [];
  Object.assign(window, { seenViews: seen });
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent) => {
        if (data.tell === 'look') seen.push(`view ${data.look.viewer}`);
        else if (data.tell === 'curtain') seen.push(`curtain ${data.seat}`);
      });
    }
  };
}

test('two people at one screen: a hand is hidden until its owner says "it is me"', async ({ parlour }) => {
  await parlour.addInitScript(watchWorkers);
  await settle(parlour);
  await startBurgundy(parlour, ['Ich', 'Freund', 'frei', 'frei'], 'curtain');
  const seen = (): Promise<string[]> =>
    parlour.evaluate(() =>
      'seenViews' in window && Array.isArray(window.seenViews) ? window.seenViews : [],
    );
  const itIsMe = parlour.getByRole('button', { name: /^Ich bin / });

  let curtains = 0;
  for (let n = 0; curtains < 4; n++) {
    expect(n).toBeLessThan(200);
    await waitForTurn(parlour);
    if (await itIsMe.isVisible()) {
      curtains++;
      const name = ((await itIsMe.textContent()) ?? '').replace('Ich bin ', '').trim();
      const seat = name === 'Marthe' ? 0 : 1;
      // Nothing of the table is in the page, and nothing of this seat has been sent since the curtain fell.
      await expect(parlour.locator('.target')).toHaveCount(0);
      const told = await seen();
      expect(told.at(-1)).toBe(`curtain ${seat}`);
      await itIsMe.click();
      await expect(parlour.locator('main button.lit').first()).toBeVisible();
      expect((await seen()).at(-1)).toBe(`view ${seat}`);
    } else await clickOnBoard(parlour, n * 5);
  }
  // Every view of a seat comes after that seat's curtain, and never under another one.
  let seat = '';
  for (const line of await seen()) {
    const [what, who] = line.split(' ');
    if (what === 'curtain') seat = who;
    else expect(who).toBe(seat);
  }
});
