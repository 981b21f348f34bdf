import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Inside this package, so that an app in it finds `@fursa/shared` where a real one does.
const cacheFolder = fileURLToPath(new URL('../../../.cache', import.meta.url));
const preset = new URL('../../preset/index.ts', import.meta.url).href;

/** Files by their path in the app; `undefined` leaves a file of the example out. */
export type FixtureFiles = Readonly<Record<string, string | undefined>>;

const exampleRemote: FixtureFiles = {
  'package.json': '{ "name": "@fursa/mf-jobs", "version": "0.1.0", "type": "module" }',
  'rspack.config.ts': `
    import { defineRemote } from '${preset}';
    import { manifest } from './src/manifest.ts';
    export default defineRemote(manifest, import.meta.url);`,
  'src/manifest.ts': `
    export const manifest = {
      name: 'mf-jobs', displayName: { en: 'Jobs' }, owner: 'Jobs team', contract: '^1.0.0', slots: [],
      pages: [{ id: 'job-list', path: '/jobs', access: 'public', title: { en: 'Jobs' } }],
    };`,
  'src/remote.tsx': `
    export const remote = {
      pages: { 'job-list': () => import(/* webpackChunkName: "page-job-list" */ './job-list-page.tsx').then((page) => page.JobListPage) },
      slots: {},
    };`,
  'src/job-list-page.tsx': `import { useState } from 'react';
import './job-list-page.css';
export function JobListPage() {
  const [count, setCount] = useState(0);
  return <button type="button" className="p-2 text-muted" title={import.meta.url} onClick={() => setCount(count + 1)}>{count}</button>;
}`,
  'src/job-list-page.css': '.job-list-page { color: red; }',
};

const exampleShell: FixtureFiles = {
  'package.json': '{ "name": "@fursa/shell", "version": "0.1.0", "type": "module" }',
  'rspack.config.ts': `
    import { defineShell } from '${preset}';
    export default defineShell(import.meta.url);`,
  'src/index.html': `<!doctype html>
    <html lang="en"><head><title>Shell</title>
    <!-- inline:theme-boot.js -->
    <script type="application/json" id="fursa-registry"></script>
    <script type="application/json" id="fursa-config"></script>
    </head><body></body></html>`,
  'src/theme-boot.js': "// Long before the first paint.\ndocument.documentElement.dataset.theme = 'dark';",
  'src/main.tsx': "import('./later.ts').then(({ say }) => { document.body.className = say('p-2'); });",
  'src/later.ts': `import { createBrowserRouter, RouterProvider } from '@fursa/shared/router';
    export const say = (word: string) => word.toUpperCase() + createBrowserRouter + RouterProvider;`,
  'public/robots.txt': 'User-agent: *',
};

/** Writes example apps into a folder of their own, to be built for a test. */
export async function createFixtureRoot() {
  await mkdir(cacheFolder, { recursive: true });
  const root = await mkdtemp(path.join(cacheFolder, 'fixture-'));
  return {
    root,
    writeRemote: (changes: FixtureFiles = {}) => writeFiles(`${root}/mf-jobs`, { ...exampleRemote, ...changes }),
    writeShell: (changes: FixtureFiles = {}) => writeFiles(`${root}/shell`, { ...exampleShell, ...changes }),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function writeFiles(folder: string, files: FixtureFiles): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue;
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
