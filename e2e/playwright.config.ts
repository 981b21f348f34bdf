import { findChromium, launchOptions } from '@fursa/platform/browser';
import { defineConfig } from '@playwright/test';
import { testVariables } from './testing/test-variables.ts';

// Undefined before there is one: `globalSetup` sees to it, and the workers read this file again.
const executablePath = await findChromium();

export default defineConfig({
  globalSetup: './testing/ensure-browser.ts',
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results/browser',
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  // One more than the processors of a small machine: each waits for the product a fifth of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A test that needs its second try is told as unsteady, and fails nothing.
  retries: 1,
  // For what hangs. A slow or busy machine is no failure, and what passes waits for none of these.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    // The port that the product below took, in the workers; nothing asks for it before.
    baseURL: `http://localhost:${process.env.FURSA_E2E_PORT}`,
    // Recording takes a tenth of the processor time, for tests that pass. Whoever looks into a failure adds `--trace on`.
    trace: 'off',
    launchOptions: { ...launchOptions, ...(executablePath !== undefined && { executablePath }) },
  },
  webServer: {
    command: 'node e2e/testing/prepare-product.ts && exec node platform/src/cli.ts start',
    cwd: '..',
    wait: { stdout: /ready at http:\/\/localhost:(?<fursa_e2e_port>\d+)/ },
    env: {
      PORT: '0',
      FURSA_DATA_DIR: '.cache/e2e/data',
      FURSA_RELEASE_DIR: '.cache/e2e/data-releases',
      ...testVariables,
    },
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
