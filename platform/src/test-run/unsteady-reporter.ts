import type { Reporter } from 'vitest/node';

/** Notes in each test that passed only at its second try that it did: Vitest's JSON report does not say so by itself. */
export const unsteadyReporter: Reporter = {
  onTestRunEnd(files) {
    for (const file of files) {
      for (const test of file.children.allTests()) {
        if (test.diagnostic()?.flaky === true) Object.assign(test.meta(), { isUnsteady: true });
      }
    }
  },
};
