import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

const folder = import.meta.dirname;
/** Deno does not read package.json: a sub-path of the engine is named with its file. The engine itself imports no package. */
const engine = '@fursa/engine/';
const importMap = z.object({ imports: z.record(z.string(), z.string()) });
const enginePackage = z.object({ exports: z.record(z.string(), z.string()) });
const engineFiles = enginePackage.parse(
  JSON.parse(await readFile(join(folder, '../../engine/package.json'), 'utf8')),
).exports;

const entries = await readdir(folder, { withFileTypes: true });
const names = entries
  .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'index.ts')))
  .map(({ name }) => name);

/** The packages that a file and everything it imports need. */
async function packagesOf(file: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const source = await readFile(file, 'utf8');
  const specifiers = [...source.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)';/gms)].map(([, name = '']) => name);
  const packages = new Set(specifiers.filter((specifier) => !specifier.startsWith('.')));
  for (const specifier of specifiers.filter((name) => name.startsWith('.')))
    for (const name of await packagesOf(join(dirname(file), specifier), seen)) packages.add(name);
  return packages;
}

test.each(names)('The import map of %s names what it imports, in the versions of the workspace', async (name) => {
  const catalog = await readFile(join(folder, '../../pnpm-workspace.yaml'), 'utf8');
  const versionOf = (dependency: string) =>
    new RegExp(`^ {2}'?${dependency}'?: (\\S+)$`, 'm').exec(catalog)?.[1] ?? 'not in the catalog';
  const { imports } = importMap.parse(JSON.parse(await readFile(join(folder, name, 'deno.json'), 'utf8')));
  const needed = [...(await packagesOf(join(folder, name, 'index.ts')))].sort();
  const targetOf = (dependency: string) =>
    dependency.startsWith(engine)
      ? join('../../../engine', engineFiles[`./${dependency.slice(engine.length)}`] ?? 'no sub-path')
      : `npm:${dependency}@${versionOf(dependency)}`;
  expect(imports).toEqual(Object.fromEntries(needed.map((dependency) => [dependency, targetOf(dependency)])));
});

test.each(names)(
  'A hosted project leaves the sign-in check of %s to the function, which says why it refuses',
  async (name) => {
    const config = await readFile(join(folder, '../config.toml'), 'utf8');
    expect(config).toContain(`[functions.${name}]\nverify_jwt = false\n`);
  },
);
