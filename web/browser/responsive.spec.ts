import { pressForMove } from './keyboard.ts';
import { busiestTask } from './main-thread.ts';
import { expect, fixSeeds, settle, test } from './parlour.ts';
import { shownMove, waitForTurn } from './turns.ts';

/** Longest a task of the page may keep its processor busy while bots think, in milliseconds. */
const LONG_TASK = 50;

test.describe('with all that moves', () => {
  test.use({ reducedMotion: 'no-preference', isPainted: true });

  test('the page does not stutter while the strongest bots think', async ({ parlour }) => {
    await fixSeeds(parlour);
    await settle(parlour);
    await parlour.goto('/');
    await parlour.getByLabel('Wie gut sie spielen').selectOption('grandmaster');
    await parlour.getByRole('button', { name: 'Los geht’s' }).click();
    await parlour.waitForURL('**/table/*');
    await waitForTurn(parlour);

    /** Plays until the bots have moved a few times. */
    const stretch = async (): Promise<void> => {
      const first = Number(await shownMove(parlour));
      let own = 0;
      let moves = 0;
      while (moves - own < 4) {
        expect(own, 'the bots never get a turn').toBeLessThan(20);
        await pressForMove(parlour, '1');
        own++;
        await waitForTurn(parlour);
        moves = Number(await shownMove(parlour)) - first;
      }
    };
    // Whatever else the machine does makes a task longer, never shorter: so the best stretch tells what the page does.
    let longest = Number.POSITIVE_INFINITY;
    for (let played = 0; played < 3 && longest >= LONG_TASK; played++) {
      longest = Math.min(longest, await busiestTask(parlour, stretch));
      expect(longest).toBeGreaterThan(1);
    }
    expect(longest).toBeLessThan(LONG_TASK);
  });
});

test.describe('somebody new', () => {
  test.use({ isFirstVisit: true });

  test('the first load brings at most 100 kB of compressed script', async ({ parlour }) => {
    let bytes = 0;
    const client = await parlour.context().newCDPSession(parlour);
    await client.send('Network.enable');
    const scripts = new Set<string>();
    client.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await parlour.goto('/', { waitUntil: 'networkidle' });
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(100_000);
  });
});
