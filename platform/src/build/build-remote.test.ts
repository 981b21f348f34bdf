import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { remoteDescriptionSchema } from '@fursa/shared/contract/registry';
import { beforeAll, expect, test } from 'vitest';
import { prerenderFile } from '../preset/prerender/prerender-contract.ts';
import { buildApp } from './build-app.ts';
import { isFresh } from './freshness.ts';
import { createFixtureRoot, type FixtureFiles } from './testing/fixture-app.ts';

/** Builds the example remote with other files, in a folder of its own. */
async function buildRemote(
  changes: FixtureFiles,
  build: (root: string) => Promise<unknown> = (root) => buildApp('mf-jobs', { root }),
) {
  const { root, writeRemote, remove } = await createFixtureRoot();
  try {
    await writeRemote(changes);
    await build(root);
    const dist = `${root}/mf-jobs/dist`;
    const files = new Map<string, Buffer>();
    for (const name of await readdir(dist)) files.set(name, await readFile(`${dist}/${name}`));
    return files;
  } finally {
    await remove();
  }
}

function readDescription(files: Map<string, Buffer>) {
  return remoteDescriptionSchema.parse(JSON.parse(String(files.get('remote.json'))));
}

let files: Map<string, Buffer>;
beforeAll(async () => {
  files = await buildRemote({});
});

test('A built remote says by which name, version, entry and global it is loaded', () => {
  const { name, version, entry, entryGlobal } = readDescription(files);
  expect({ name, entryGlobal }).toEqual({ name: 'mf-jobs', entryGlobal: 'mf_jobs' });
  expect(version).toMatch(/^0\.1\.0-h[0-9a-f]{10}$/);
  expect(entry).toMatch(/^remoteEntry\.[0-9a-f]{8}\.js$/);
  expect(files.has(entry)).toBe(true);
});

test('A built remote lists what the exposed module needs, and what each page needs beyond it', () => {
  const { preload, pages } = readDescription(files);
  expect(preload.map(withoutHash).sort()).toEqual(['remote.css', 'remote.js']);
  expect(pages[0]?.preload.map(withoutHash).sort()).toEqual(['page-job-list.css', 'page-job-list.js']);
});

test('A built remote says what it imports of the shell, and in which versions', () => {
  const { imports } = JSON.parse(String(files.get('remote.json')));
  expect(imports).toEqual({
    react: { range: '^19.0.0', names: ['useState'] },
    'react/jsx-runtime': { range: '^19.0.0', names: ['jsx'] },
  });
});

test('A built remote states the integrity of every script and style, true to its bytes', () => {
  const scriptsAndStyles = [...files].filter(([name]) => /\.(js|css)$/.test(name));
  expect(scriptsAndStyles).toHaveLength(5);
  expect(readDescription(files).integrity).toEqual(
    Object.fromEntries(scriptsAndStyles.map(([name, bytes]) => [name, integrityOf(bytes)])),
  );
});

test('A built remote has an entry that holds the integrity of every file it loads, and so refuses a tampered one', () => {
  const { entry, integrity } = readDescription(files);
  const entrySource = String(files.get(entry));
  const behindEntry = Object.entries(integrity).filter(([name]) => name !== entry);
  for (const [name, hash] of behindEntry) expect(entrySource, name).toContain(hash);
});

test('A built remote has an entry of at most 7.5 KB', () => {
  expect(files.get(`${readDescription(files).entry}.br`)?.length).toBeLessThan(7.5 * 1024);
});

test('A built remote brings neither React nor the core of the federation runtime', () => {
  const scripts = [...files].filter(([name]) => name.endsWith('.js')).map(([, bytes]) => String(bytes));
  expect(scripts.join('\n')).not.toMatch(
    /react\.transitional\.element|Minified React error|__GLOBAL_LOADING_REMOTE_ENTRY__ *[=,]/,
  );
  expect(scripts.join('\n')).toContain('_FEDERATION_RUNTIME_CORE');
});

test('A built remote styles nothing outside its own part of the page', () => {
  const styles = String(files.get(readDescription(files).preload.find((name) => name.endsWith('.css')) ?? ''));
  expect(styles).toContain('[data-mf=mf-jobs] :is(.p-2:not(.ui),.ui\\:p-2){');
  expect(styles).toMatch(/text-muted\)\{color:var\(--color-muted/);
  expect(styles).not.toContain(':root');
  const page = String(files.get(readDescription(files).pages[0]?.preload.find((name) => name.endsWith('.css')) ?? ''));
  expect(page).toBe('@layer remotes{[data-mf=mf-jobs] :is(.job-list-page:not(.ui),.ui\\:job-list-page){color:red}}');
  expect(Object.keys(readDescription(files).integrity).filter((name) => name.endsWith('.css'))).toHaveLength(2);
});

test('A built remote has a brotli and a gzip copy of each file of 1 KB and more that browsers get, and of no other', () => {
  const originals = [...files].filter(([name]) => !/\.(br|gz)$|^\.stamp$/.test(name) && name !== prerenderFile);
  for (const [name, bytes] of originals) {
    expect(files.has(`${name}.br`), name).toBe(bytes.length >= 1024);
    if (bytes.length < 1024) continue;
    expect(brotliDecompressSync(files.get(`${name}.br`) ?? '')).toEqual(bytes);
    expect(gunzipSync(files.get(`${name}.gz`) ?? '')).toEqual(bytes);
  }
});

test('A built remote leaves the utilities of the shared pieces to the shell, which brings the pieces', () => {
  const styles = String(files.get(readDescription(files).preload.find((name) => name.endsWith('.css')) ?? ''));
  expect(styles).not.toContain('px-6');
});

test('A built remote is another version when only its manifest says something else', async () => {
  const manifest = `export const manifest = { name: 'mf-jobs', displayName: { en: 'Jobs' }, owner: 'Another team',
    contract: '^1.0.0', slots: [], pages: [{ id: 'job-list', path: '/jobs', access: 'public', title: { en: 'Jobs' } }] };`;
  const changed = readDescription(await buildRemote({ 'src/manifest.ts': manifest }));
  expect(changed.owner).toBe('Another team');
  expect(changed.version).not.toBe(readDescription(files).version);
});

test('A built remote lists the integrity of its chunks in an order that no folder has a say in', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  const modules = names.map((name) => [`src/${name}.ts`, `export const ${name} = '${name}';`]);
  const imports = names.map((name) => `import('./${name}.ts')`).join(', ');
  const built = await buildRemote({
    ...Object.fromEntries(modules),
    'src/job-list-page.tsx': `export const JobListPage = () => [${imports}];`,
  });
  const table = /sriHashes=\{([^}]*)\}/.exec(String(built.get(readDescription(built).entry)))?.[1]?.split(',') ?? [];
  expect(table.length).toBeGreaterThan(names.length);
  expect(table).toEqual(table.toSorted());
});

test('A built remote is the same, byte for byte, built by `rspack build` in another folder, and counts as fresh', async () => {
  const rspack = fileURLToPath(new URL('../bin/rspack.js', import.meta.resolve('@rspack/cli')));
  const built = await buildRemote({}, async (root) => {
    await promisify(execFile)(process.execPath, [rspack, 'build'], { cwd: `${root}/mf-jobs` });
    expect(isFresh('mf-jobs', root)).toBe(true);
  });
  expect([...built.keys()].sort()).toEqual([...files.keys()].sort());
  for (const [name, bytes] of built) {
    // It is over the sources' paths, too.
    if (name !== '.stamp') expect(bytes.equals(files.get(name) ?? Buffer.of()), name).toBe(true);
  }
});

function withoutHash(file: string): string {
  return file.replace(/\.[0-9a-f]{8}\./, '.');
}

function integrityOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

test('A worker of a remote starts without the federation runtime, and fetches its chunks past a cache that has them wrong', async () => {
  const built = await buildRemote({
    'src/job-list-page.tsx':
      "export const JobListPage = () => new Worker(new URL('./count-worker.ts', import.meta.url), { name: 'count' });",
    'src/count-worker.ts': "import('./count.ts').then(({ count }) => postMessage(count));",
    'src/count.ts': 'export const count = 41 + 1;',
  });
  const worker = [...built].find(([name]) => /^count\.\w+\.js$/.test(name))?.[1];
  const caches: unknown[] = [];
  const answer = async (_: string, { cache }: RequestInit) => {
    caches.push(cache);
    return new Response('', { status: cache === 'reload' ? 200 : 404 });
  };
  expect(await runAsWorker(String(worker), built, answer)).toBe(42);
  expect(caches).toEqual(['default', 'reload']);
});

test('A worker of a remote that loads no further file is built, and runs', async () => {
  const built = await buildRemote({
    'src/job-list-page.tsx':
      "export const JobListPage = () => new Worker(new URL('./count-worker.ts', import.meta.url), { name: 'count' });",
    'src/count-worker.ts': 'postMessage(42);',
  });
  const worker = [...built].find(([name]) => /^count\.\w+\.js$/.test(name))?.[1];
  const noNetwork = () => Promise.reject(new Error('A worker that is one file fetches nothing'));
  expect(await runAsWorker(String(worker), built, noNetwork)).toBe(42);
});

/** What a classic worker posts first: its script, and those it imports, run with the few globals that every worker has. */
async function runAsWorker(
  script: string,
  built: ReadonlyMap<string, Buffer>,
  answer: (url: string, init: RequestInit) => Promise<Response>,
): Promise<unknown> {
  return await new Promise((resolve, reject) => {
    const scope: Record<string, unknown> = {
      location: 'https://example.com/remotes/mf-jobs/1/count.js',
      postMessage: resolve,
      fetch: answer,
      AbortController,
      setTimeout,
      clearTimeout,
      importScripts: (address: string) => {
        const file = built.get(address.slice(address.lastIndexOf('/') + 1));
        runInContext(String(file), scope);
      },
    };
    scope.self = createContext(scope);
    try {
      runInContext(script, scope);
    } catch (error) {
      reject(error);
    }
  });
}
