import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Ends a test run with 1 as soon as a test fails or cannot be loaded; `--bail` ends it, too, but with 0. */
export default class FirstFailure implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed') process.exit(1);
  }

  onTestModuleEnd(module: TestModule): void {
    if (module.state() === 'failed') process.exit(1);
  }
}
