import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { villagers } from '@spielstube/games/villagers/index.ts';
import { createApp, listen } from '@spielstube/server';
import { isAsked, openRecord, playedRecord, seatPlans } from '../finished.ts';
import { settle } from '../parlour.ts';
import { waitForTurn } from '../turns.ts';

const app = await createApp(join(import.meta.dirname, '..', '..', 'dist'));
const address = await listen(app, 0, '127.0.0.1');
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await (
  await b.newContext({ baseURL: address, reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
).newPage();
await settle(page);
let k = 0;
await openRecord(
  page,
  join(mkdtempSync('/tmp/vrs/r'), 'a.txt'),
  playedRecord({
    game: villagers,
    seats: seatPlans(3),
    seed: 'x',
    until: (t) => isAsked(0, 'build')(t) && ++k > 3,
  }),
);
await waitForTurn(page);
console.log(await page.evaluate(process.argv[2]));
await b.close();
await app.close();
