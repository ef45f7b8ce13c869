import { createServer } from 'node:net';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { painted } from './browser/unpainted.ts';

const ROOT = join(import.meta.dirname, '..');

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 4200));
    });
  });
}

// Workers read this file, too: they inherit the port and the browser that were found first.
process.env.SPIELSTUBE_TEST_PORT ??= `${await freePort()}`;
process.env.SPIELSTUBE_CHROMIUM ??= (await findBrowser()) ?? 'chromium';
const { SPIELSTUBE_TEST_PORT: port, SPIELSTUBE_CHROMIUM: browser } = process.env;
const address = `http://127.0.0.1:${port}`;
const serve = `"${process.execPath}" server/start.ts --port ${port}`;

export default defineConfig({
  testDir: 'browser',
  outputDir: join(ROOT, 'test-results'),
  // Limits are for what hangs, not for machines that are busy.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: address,
    locale: 'de-DE',
    // What a page asks for is what tests watch and change; only the tests of being offline want somebody in between.
    serviceWorkers: 'block',
    // What glows is painted over and over, and without a graphics card that is most of the work.
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    // No traces: a snapshot of all drawings at every step makes a game take minutes.
    screenshot: { mode: 'only-on-failure', ...painted },
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: {
      executablePath: browser,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command:
      process.env.SPIELSTUBE_CLIENT === 'built' ? serve : `"${process.execPath}" web/build.ts && ${serve}`,
    cwd: ROOT,
    env: { SPIELSTUBE_DATA: ':memory:' },
    url: `${address}/healthz`,
    timeout: 600_000,
  },
});
