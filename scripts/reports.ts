import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import type { Part, TimedTest } from './budget.ts';
import { root } from './install.mjs';

/** What a runner of tests has reported. */
export interface Report {
  /** Its parts with the tests that took some time. */
  readonly parts: readonly Part[];
  readonly passed: number;
  readonly failed: number;
}

/** A report that is not there or not whole is a failure. */
const NO_REPORT: Report = { parts: [], passed: 0, failed: 1 };

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface BrowserReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
  readonly suites: readonly Suite[];
}

/** Vitest's report, by package. */
export function readUnitReport(file: string): Report {
  const report = read<UnitReport>(file);
  if (report === null) return NO_REPORT;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      part: packageOf(relative(root, name)),
      name: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return { parts: partsOf(tests), passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Playwright's report, by file. */
export function readBrowserReport(file: string): Report {
  const report = read<BrowserReport>(file);
  if (report === null) return NO_REPORT;
  const { expected, flaky, unexpected } = report.stats;
  return { parts: partsOf(report.suites.flatMap(testsIn)), passed: expected + flaky, failed: unexpected };
}

function testsIn({ file, suites = [], specs }: Suite): (TimedTest & { part: string })[] {
  const own = specs.map(({ title, tests }) => ({
    part: `browser ${basename(file, '.spec.ts')}`,
    name: title,
    seconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000))),
  }));
  return [...own, ...suites.flatMap(testsIn)];
}

const packageOf = (file: string): string => /^(games\/\w+|\w+)\//.exec(file)?.[1] ?? file;

function partsOf(tests: readonly (TimedTest & { readonly part: string })[]): Part[] {
  return [...Map.groupBy(tests, ({ part }) => part)].map(([name, own]) => ({
    name,
    seconds: sum(own.map(({ seconds }) => seconds)),
    tests: own,
  }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function read<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
