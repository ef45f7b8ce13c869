// Finds a Chromium for the browser tests, or gets one: an installed browser, else Playwright's own download, else
// Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './install.mjs';

// The shell without windows comes first: it opens and paints pages in about two thirds of the time.
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES];
  return candidates.find((path) => existsSync(path));
}

async function playwrightsBrowser(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function run(command: string, args: readonly string[]): boolean {
  return (
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], shell: process.platform === 'win32' })
      .status === 0
  );
}

/** The path of a browser, or undefined if there is no way to get one here. */
export async function findBrowser(): Promise<string | undefined> {
  const given = process.env.SPIELSTUBE_CHROMIUM;
  if (given !== undefined && existsSync(given)) return given;
  const known = installedBrowser() ?? (await playwrightsBrowser());
  if (known !== undefined) return known;
  say('no Chromium found, trying to download one …');
  if (run('npx', ['playwright', 'install', 'chromium'])) return playwrightsBrowser();
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  say('installing Debian’s package …');
  run('apt-get', ['update', '-qq']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (run('apt-get', ['install', '-y', '-qq', name])) return installedBrowser();
  }
  return undefined;
}
