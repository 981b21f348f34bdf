import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type Check, reportViolations } from './check.ts';
import { listRepositoryFiles } from './repository-files.ts';

const singleNames = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'zustand',
  'zod',
  '@tanstack/react-query',
  '@supabase/supabase-js',
  'typescript',
  'vitest',
];
const singleScopes = ['@module-federation/'];

/** Versions that may exist beside the product's own, each with the reason why it does no harm. */
const exceptions: Readonly<Record<string, string>> = {};

const dependencies = z.record(z.string(), z.string()).default({});
const packageSchema = z.object({
  dependencies,
  devDependencies: dependencies,
  optionalDependencies: dependencies,
  peerDependencies: dependencies,
});

/** Each dependency has its version in one place, the catalog, and what must exist once is installed once. */
export const oneVersion: Check = {
  name: 'one version',
  async run(root) {
    const packages = (await listRepositoryFiles(root)).filter((path) => /^([^/]+\/)?package[.]json$/.test(path));
    const outsideCatalog = await Promise.all(packages.map((path) => findOutsideCatalog(root, path)));
    const lockfile = await readFile(join(root, 'pnpm-lock.yaml'), 'utf8');
    return reportViolations([...outsideCatalog.flat(), ...findSeveralVersions(lockfile)]);
  },
};

async function findOutsideCatalog(root: string, path: string): Promise<string[]> {
  const manifest = packageSchema.parse(JSON.parse(await readFile(join(root, path), 'utf8')));
  return Object.values(manifest)
    .flatMap((group) => Object.entries(group))
    .filter(([, range]) => range !== 'catalog:' && range !== 'workspace:*')
    .map(([name, range]) => `${path}: outside-catalog: ${name} says "${range}"; write "catalog:" or "workspace:*"`);
}

/** Reads the keys of the lockfile's `packages` section, which look like `react@19.3.1:`. */
function findSeveralVersions(lockfile: string): string[] {
  const section = /^packages:\n([\s\S]*?)^\S/m.exec(`${lockfile}\nend`)?.[1] ?? '';
  const versions = new Map<string, string[]>();
  for (const [, name = '', version = ''] of section.matchAll(/^ {2}'?(@?[^@'\s]+)@([^:'(\s]+)'?:$/gm)) {
    if (!singleNames.includes(name) && !singleScopes.some((scope) => name.startsWith(scope))) continue;
    if (exceptions[`${name}@${version}`] === undefined) versions.set(name, [...(versions.get(name) ?? []), version]);
  }
  const missing = singleNames.filter((name) => !versions.has(name));
  return [
    ...missing.map((name) => `pnpm-lock.yaml: not-installed: ${name} is in the list of this check but nowhere else`),
    ...[...versions]
      .filter(([, found]) => found.length > 1)
      .map(([name, found]) => `pnpm-lock.yaml: several-versions: ${name} is installed as ${found.join(' and ')}`),
  ];
}
