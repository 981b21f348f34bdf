import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { suites } from './platform/src/test-run/suites.ts';

/** Notes in each test that passed only at its second try that it did: Vitest's JSON report does not say so by itself. */
const unsteadyReporter: Reporter = {
  onTestRunEnd(files) {
    for (const file of files) {
      for (const test of file.children.allTests()) {
        if (test.diagnostic()?.flaky === true) Object.assign(test.meta(), { isUnsteady: true });
      }
    }
  },
};

const root = import.meta.dirname;

/** For what hangs. A slow or busy machine is no failure, and what passes waits for none of these. */
const limits = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Two projects for all packages: each further one would start processes and transform shared modules of its own. */
const projects: TestProjectInlineConfiguration[] = [
  {
    test: {
      ...limits,
      name: 'pages',
      environment: 'jsdom',
      // A context of its own for each file, and jsdom loaded once: half the processor time of a process for each.
      pool: 'vmForks',
      include: ['{shared,shell,mf-*}/src/**/*.test.{ts,tsx}'],
      setupFiles: ['platform/src/test-run/complete-jsdom.ts', 'shared/src/testing/setup.ts'].map((file) =>
        join(root, file),
      ),
      // Style sheets are empty in tests, except where a test reads one as text.
      css: { include: [/\.css\?raw$/] },
    },
  },
  {
    test: {
      ...limits,
      name: 'node',
      environment: 'node',
      include: ['{engine,backend,platform,supabase,bench}/**/*.test.ts'],
      // These files change nothing that others of their process see; a process for each would take an eighth of the time.
      isolate: false,
    },
  },
];

export default defineConfig({
  test: {
    projects,
    // Runs once for all projects, however many of them are selected: one database for all tests of the browser packages.
    globalSetup: [join(root, 'platform/src/checks/embedded-backend.ts')],
    passWithNoTests: false,
    // Files of the packages for Node share processes.
    restoreMocks: true,
    tags: Object.entries(suites).map(([name, description]) => ({ name, description })),
    // One failure by chance in ten thousand tests would refuse half of all runs. A test that needs its second try is told.
    retry: 1,
    // The JSON report writes what the reporter before it has noted.
    reporters: ['default', unsteadyReporter, ['json', { outputFile: join(root, 'test-results/unit.json') }]],
    // Some tests wait for programs they have started, or for a limit; two more than there are processors fill that time. As
    // a number: of a percentage Vitest takes no more than there are processors.
    maxWorkers: availableParallelism() + 2,
  },
});
