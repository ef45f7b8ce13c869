// Every check of the project, for `npm test`. What does not need the other runs side by side; before the last line,
// which counts the checks, stands where the time went.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { budget, type Part } from './budget.ts';
import { say } from './install.mjs';
import { type Report, readBrowserReport, readUnitReport } from './reports.ts';
import { runAside, runHere } from './run.ts';

const reports = mkdtempSync(join(tmpdir(), 'spielstube-test-'));
// Many tests start programs of the project: only the first one compiles what they share.
process.env.NODE_COMPILE_CACHE ??= join(reports, 'compiled');
const parts: Part[] = [];
const total = { passed: 0, failed: 0 };

function count(passed: number, failed: number): void {
  total.passed += passed;
  total.failed += failed;
}

/** A check that simply holds or not. */
async function check(name: string, script: string, ...args: readonly string[]): Promise<boolean> {
  const { ok, seconds } = await runAside(name, script, args);
  parts.push({ name, seconds });
  count(Number(ok), Number(!ok));
  return ok;
}

/** A runner's report; one failure at least if it did not end well, or not at all. */
function countReport({ parts: own, passed, failed }: Report, ok: boolean): void {
  parts.push(...own);
  count(passed, ok ? failed : Math.max(1, failed));
}

async function unit(): Promise<void> {
  const file = join(reports, 'unit.json');
  const { ok } = await runAside('rules, bots, tables, command line', 'node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  countReport(readUnitReport(file), ok);
}

async function inBrowser(browser: string): Promise<void> {
  const file = join(reports, 'browser.json');
  const { ok } = await runHere(
    `browser tests with ${browser}`,
    'node_modules/@playwright/test/cli.js',
    ['test', '-c', 'web/playwright.config.ts', '--reporter=list,json'],
    { SPIELSTUBE_CHROMIUM: browser, SPIELSTUBE_CLIENT: 'built', PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  countReport(readBrowserReport(file), ok);
}

async function still(): Promise<boolean> {
  await check('types', 'node_modules/typescript/bin/tsc', '--noEmit');
  await check('lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.');
  return check('client', 'web/build.ts');
}

/** Types, lint and the client; then the browser tests, which wait for the page more than they compute. */
async function pages(): Promise<void> {
  const isBuilt = await still();
  const browser = await findBrowser();
  if (!isBuilt) {
    say('the browser tests could not run: there is no client.');
    count(0, 1);
  } else if (browser === undefined) {
    say('the browser tests could not run: install Chromium or Chrome, or name one in SPIELSTUBE_CHROMIUM.');
    count(0, 1);
  } else await inBrowser(browser);
}

await check('drawings', 'art/build.ts');
await Promise.all([unit(), pages()]);

rmSync(reports, { recursive: true, force: true });
console.log(`\n${budget(parts, performance.now() / 1000)}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
