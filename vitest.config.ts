import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const root = import.meta.dirname;
const remotes = globSync('mf-*/package.json', { cwd: root }).map(dirname).sort();
const browserPackages = ['shared', 'shell', ...remotes];
const nodePackages = ['engine', 'backend', 'platform', 'supabase', 'bench'];
/** The browser runs the others, see its playwright.config.ts. */
const pictures = 'e2e/pictures';

function browserProject(name: string): TestProjectInlineConfiguration {
  return {
    root: join(root, name),
    test: {
      name,
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: [join(root, 'shared/src/testing/setup.ts')],
      // Style sheets are empty in tests, except where a test reads one as text.
      css: { include: [/\.css\?raw$/] },
      testTimeout: 30_000,
      // They sign people up at a real backend, which on a busy machine takes its time.
      hookTimeout: 120_000,
    },
  };
}

function nodeProject(name: string): TestProjectInlineConfiguration {
  return {
    root: join(root, name),
    test: {
      name,
      environment: 'node',
      include: ['**/*.test.ts'],
      // The first start of an embedded database takes up to six seconds, and more on a busy machine.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // The engine keeps nothing and changes nothing outside itself, so its files need no process each, and its tables are made once.
      isolate: name !== 'engine',
    },
  };
}

export default defineConfig({
  test: {
    projects: [...browserPackages.map(browserProject), ...[...nodePackages, pictures].map(nodeProject)],
    // Runs once for all projects, however many of them are selected: one database for all tests of the browser packages.
    globalSetup: [join(root, 'platform/src/checks/embedded-backend.ts')],
    passWithNoTests: false,
    // Some tests wait for programs they have started; one more than there are processors fills that time. As a number: of a
    // percentage Vitest takes no more than there are processors.
    maxWorkers: availableParallelism() + 1,
  },
});
