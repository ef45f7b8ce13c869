// `npm test`: installs what is missing and runs every check, one after the other. The last line counts them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { install, nodeToUse, root, say } from './install.mjs';

install();
const node = nodeToUse();
const reports = mkdtempSync(join(tmpdir(), 'spielstube-test-'));
const total = { passed: 0, failed: 0 };

/** Runs a program of the project on the pinned Node. */
function run(script, args, env = {}) {
  // Tools that start Node themselves shall find the pinned one, too.
  const path = `${dirname(node)}:${process.env.PATH ?? ''}`;
  const child = spawnSync(node, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path, ...env },
  });
  return child.status === 0;
}

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

/** A check that simply holds or not. */
function check(name, script, args) {
  say(`${name} …`);
  const ok = run(script, args);
  count(ok ? 1 : 0, ok ? 0 : 1);
}

/** What a runner's report says, or one failure if it did not get that far. */
function countReport(file, ok, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    count(passed, ok ? failed : Math.max(1, failed));
  } catch {
    count(0, 1);
  }
}

check('drawings', 'art/build.ts', []);
check('types', 'node_modules/typescript/bin/tsc', ['--noEmit']);
check('lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);

say('rules, bots, tables, command line …');
const unitReport = join(reports, 'unit.json');
const unitOk = run('node_modules/vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
countReport(unitReport, unitOk, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
}));

const browser = await findBrowser();
if (browser === undefined) {
  say('the browser tests could not run: install Chromium or Chrome, or name one in SPIELSTUBE_CHROMIUM.');
  count(0, 1);
} else {
  say('building the client …');
  const built = run('web/build.ts', []);
  count(built ? 1 : 0, built ? 0 : 1);
  say(`browser tests with ${browser} …`);
  const browserReport = join(reports, 'browser.json');
  const browserOk = run(
    'node_modules/@playwright/test/cli.js',
    ['test', '-c', 'web/playwright.config.ts', '--reporter=list,json'],
    {
      SPIELSTUBE_CHROMIUM: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
    },
  );
  countReport(browserReport, browserOk, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
