import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npx pnpm@12.21.0 screenshots [-g <name>]`: pictures to be looked at, which prove nothing. */
export default defineConfig({
  ...config,
  testMatch: 'pictures/screenshots.ts',
  reporter: 'list',
  retries: 0,
  use: { ...config.use, actionTimeout: 15_000 },
});
