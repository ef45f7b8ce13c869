import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { budget } from '../budget.ts';
import { root } from '../install.mjs';
import { readBrowserReport, readUnitReport } from '../reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'spielstube-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('the budget names every part with its share, and the ten slowest tests, the slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, n) => ({ name: `test ${n}`, seconds: n }));
  const lines = budget(
    [
      { name: 'types', seconds: 22 },
      { name: 'bots', seconds: 66, tests },
    ],
    50,
  ).split('\n');
  expect(lines).toEqual([
    'The checks took 50 s; side by side 88 s of work:',
    '  types   22.0 s  25 %',
    '  bots    66.0 s  75 %',
    'The slowest tests:',
    ...Array.from({ length: 10 }, (_, n) => `${`${11 - n}.0`.padStart(6)} s  bots: test ${11 - n}`),
  ]);
});

test('unit tests are summed up by package', () => {
  const file = written({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        name: join(root, 'games/village/test/mass.test.ts'),
        assertionResults: [{ fullName: 'a', duration: 500 }],
      },
      {
        name: join(root, 'games/village/test/end.test.ts'),
        assertionResults: [{ fullName: 'b', duration: 250 }],
      },
      { name: join(root, 'cli/test/cli.test.ts'), assertionResults: [{ fullName: 'c' }] },
    ],
  });
  expect(readUnitReport(file)).toMatchObject({
    passed: 3,
    failed: 1,
    parts: [
      { name: 'games/village', seconds: 0.75 },
      { name: 'cli', seconds: 0 },
    ],
  });
});

test('browser tests are summed up by file, with all their runs', () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const file = 'words.spec.ts';
  const report = written({
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    suites: [{ file, specs: [spec('one', 1000)], suites: [{ file, specs: [spec('two', 2000, 500)] }] }],
  });
  expect(readBrowserReport(report)).toEqual({
    passed: 2,
    failed: 1,
    parts: [
      {
        name: 'browser words',
        seconds: 3.5,
        tests: [
          { part: 'browser words', name: 'one', seconds: 1 },
          { part: 'browser words', name: 'two', seconds: 2.5 },
        ],
      },
    ],
  });
});

test('without a report something has failed', () => {
  const nothing = { parts: [], passed: 0, failed: 1 };
  expect(readUnitReport(join(folder, 'none.json'))).toEqual(nothing);
  expect(readBrowserReport(join(folder, 'none.json'))).toEqual(nothing);
});
