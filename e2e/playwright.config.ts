import { findChromium, launchOptions } from '@fursa/platform/browser';
import { defineConfig } from '@playwright/test';

const port = process.env.FURSA_E2E_PORT ?? '3200';
// Undefined before there is one: `globalSetup` sees to it, and the workers read this file again.
const executablePath = await findChromium();
const address = `http://localhost:${port}`;

export default defineConfig({
  globalSetup: './testing/ensure-browser.ts',
  testDir: '.',
  testMatch: '**/*.test.ts',
  // Vitest runs these: they need no product.
  testIgnore: 'pictures/**',
  outputDir: '../test-results/browser',
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  // One more than the processors of a small machine: each waits for the product a fifth of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A test that needs a second try hides a fault of the product or of the test.
  retries: 0,
  // For what hangs: a slow machine is no failure.
  timeout: 180_000,
  // A busy machine is no failure either; what passes waits for nothing.
  expect: { timeout: 30_000 },
  use: {
    baseURL: address,
    // Recording takes a tenth of the processor time, for tests that pass. Whoever looks into a failure adds `--trace on`.
    trace: 'off',
    launchOptions: { ...launchOptions, ...(executablePath !== undefined && { executablePath }) },
  },
  webServer: {
    command: 'node platform/src/cli.ts start --fresh',
    cwd: '..',
    url: `${address}/healthz`,
    env: {
      PORT: port,
      FURSA_DATA_DIR: '.cache/e2e/data',
      FURSA_RELEASE_DIR: '.cache/e2e/releases',
      // One visit in ten would fetch a file that others do not.
      FURSA_TELEMETRY_SHARE: '0',
      // The tests say for whom they call: `createAccount`.
      FURSA_TRUSTED_PROXIES: 'loopback',
    },
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
