// @module-tag tooling
import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { repositoryFolder } from '../build/index.ts';
import { listRepositoryFiles } from '../checks/repository-files.ts';
import { runTool } from '../checks/run-tool.ts';
import { publishRemote, readRegistry } from '../release/index.ts';
import { listImports } from './imports.ts';

const execute = promisify(execFile);
const versions = z._default(z.record(z.string(), z.string()), {});
const packageSchema = z.object({
  scripts: versions,
  dependencies: versions,
  devDependencies: versions,
  peerDependencies: versions,
});
const stepSchema = z.object({ run: z.string().optional() });
const workflowSchema = z.object({ jobs: z.object({ build: z.object({ steps: z.array(stepSchema) }) }) });

describe('a remote in a repository of its own', () => {
  let folder = '';
  let remote = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(await realpath(tmpdir()), 'fursa-own-'));
    remote = path.join(folder, 'events');
    const { output } = await runTool(repositoryFolder, 'node', [
      ...['platform/src/cli.ts', 'new', 'mf-events', '--title', 'Events', '--output', remote],
    ]);
    expect(output).toBe(`mf-events is written. What to do next is in ${path.join(remote, 'README.md')}`);
    await installPacked(remote, ['shared', 'platform']);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('It does not mention a workspace', async () => {
    const text = await readFile(path.join(remote, 'package.json'), 'utf8');
    expect(text).not.toMatch(/workspace:|catalog:/);
    expect(packageSchema.parse(JSON.parse(text)).dependencies).toMatchObject({
      '@fursa/shared': 'file:packages/fursa-shared.tgz',
    });
    expect(await readFile(path.join(remote, 'tsconfig.json'), 'utf8')).not.toContain('extends');
    expect(globSync('src/**/*.test.*', { cwd: remote })).toEqual([]);
  });

  test('Its pipeline runs scripts that it has', async () => {
    const { jobs } = workflowSchema.parse(
      parse(await readFile(path.join(remote, '.github/workflows/build.yml'), 'utf8')),
    );
    const { scripts } = packageSchema.parse(JSON.parse(await readFile(path.join(remote, 'package.json'), 'utf8')));
    const named = jobs.build.steps.flatMap(({ run = '' }) => /pnpm@[\d.]+ ([\w-]+)/.exec(run)?.slice(1) ?? []);
    expect(named).toEqual(['install', ...Object.keys(scripts).reverse()]);
  });

  test('The archives hold every source that is not for tests, and everything that these import', async () => {
    const shared = (await listRepositoryFiles(repositoryFolder))
      .filter((file) => file.startsWith('shared/src/'))
      // The last two are for tests and for the build of the shell.
      .filter((file) => !/[.]test[.]|[/]testing[/]|[/](?:css-text[.]d|no-realtime)[.]ts$/.test(file))
      .map((file) => file.replace('shared/', ''));
    const packed = await listSources(path.join(remote, 'node_modules/@fursa/shared'));
    expect(packed.filter((file) => !file.endsWith('.js')).sort()).toEqual(shared.sort());
    for (const name of ['shared', 'platform']) {
      const root = path.join(remote, 'node_modules/@fursa', name);
      for (const file of (await listSources(root)).filter((source) => /[.](js|tsx?)$/.test(source))) {
        for (const specifier of await listImports(await readFile(path.join(root, file), 'utf8'))) {
          if (file.endsWith('.js')) expect(specifier, file).not.toMatch(/[.]ts$/);
          if (specifier.startsWith('.')) {
            expect(existsSync(path.join(root, path.dirname(file), specifier)), `${file}: ${specifier}`).toBe(true);
          }
        }
      }
    }
  });

  test('Its types are right', async () => {
    expect(await runTool(repositoryFolder, 'tsc', ['-p', remote])).toEqual({ exitCode: 0, output: '' });
  });

  test('It is built and published', async () => {
    const rspack = path.join(remote, 'node_modules/@rspack/cli/bin/rspack.js');
    await execute(process.execPath, [rspack, 'build'], { cwd: remote });
    const release = path.join(folder, 'release');
    const { outcome } = await publishRemote(path.join(remote, 'dist'), release);
    expect(outcome).toBe('published');
    const { remotes } = await readRegistry(release);
    expect(remotes.map(({ name }) => name)).toEqual(['mf-events']);
    // Ours are no work of others, wherever they are installed.
    expect(await readFile(path.join(remote, 'dist/third-party-notices.txt'), 'utf8')).not.toContain('@fursa/');
  });
});

test('An import is found in whatever form it is written, and a text that looks like one is none', async () => {
  const source = `import { a } from './a.ts';
    import type { B } from '@x/b/c';
    export { d } from './d.ts';
    const e = await import(/* webpackChunkName: "e" */ './e.ts');
    const f = import.meta.resolve(\`f/\${e}\`);
    const text = "import('./g.ts')";`;
  expect((await listImports(source)).sort()).toEqual(['./a.ts', './d.ts', './e.ts', '@x/b/c', 'f/']);
});

/** What an installation does: the archives unpacked, and beside them what they name and nothing else. */
async function installPacked(remote: string, names: readonly string[]): Promise<void> {
  const modules = path.join(remote, 'node_modules');
  const needed = new Set<string>();
  const note = async (file: string) => {
    const found = packageSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    for (const name of Object.keys({ ...found.dependencies, ...found.devDependencies, ...found.peerDependencies })) {
      if (!name.startsWith('@fursa/')) needed.add(name);
    }
  };
  await note(path.join(remote, 'package.json'));
  for (const name of names) {
    const target = path.join(modules, '@fursa', name);
    await mkdir(target, { recursive: true });
    await execute('tar', [
      '-xzf',
      path.join(remote, `packages/fursa-${name}.tgz`),
      '--strip-components=1',
      '-C',
      target,
    ]);
    await note(path.join(target, 'package.json'));
  }
  for (const name of needed) {
    const [installed] = globSync(`{.,*}/node_modules/${name}`, { cwd: repositoryFolder });
    if (installed === undefined) throw new Error(`${name} is nowhere in this repository`);
    await mkdir(path.dirname(path.join(modules, name)), { recursive: true });
    await symlink(await realpath(path.join(repositoryFolder, installed)), path.join(modules, name));
  }
}

async function listSources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.parentPath !== folder)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
