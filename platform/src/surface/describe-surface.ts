import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import * as z from 'zod';
import { runTool } from '../checks/run-tool.ts';
import { createSurfaceReader, describeEntry, isOurs, keyOf } from './describe-entry.ts';

const packageSchema = z.object({ exports: z.record(z.string(), z.string()) });

/** The types of the database, by the path below `shared/src`: migrations change them, and there the database is what others rely on. */
const databaseTypes = 'backend/database-types.ts';

/** What `@fursa/shared` offers at one moment. */
export interface Surface {
  readonly contractVersion: string;
  /** A text for each sub-path (`ui`, `bundled/filters`). */
  readonly entries: ReadonlyMap<string, string>;
  /** Of everything that the contract version stands for. */
  readonly hash: string;
}

/** The surface cannot be described; `message` says what to mend. */
export class SurfaceError extends Error {
  override readonly name = 'SurfaceError';
}

/**
 * Describes the public surface of `@fursa/shared` in the repository at `root`. Comments, bodies of functions and values of
 * design tokens are no part of it.
 *
 * @throws SurfaceError when it does not compile.
 */
export async function describeSurface(root: string): Promise<Surface> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fursa-surface-'));
  try {
    await writeDeclarations(root, folder);
    const entries = await describeEntries(root, folder);
    return { contractVersion: readContractVersion(folder), entries, hash: hashOf(entries) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeDeclarations(root: string, folder: string): Promise<void> {
  const output = [
    '--noEmit',
    'false',
    '--declaration',
    '--emitDeclarationOnly',
    '--removeComments',
    '--outDir',
    folder,
  ];
  const result = await runTool(root, 'tsc', [
    '-p',
    'shared',
    ...output,
    '--rootDir',
    'shared/src',
    '--pretty',
    'false',
  ]);
  if (result.exitCode !== 0) throw new SurfaceError(`@fursa/shared does not compile:\n${result.output}`);
}

async function describeEntries(root: string, folder: string): Promise<Map<string, string>> {
  const { exports } = packageSchema.parse(JSON.parse(await readFile(path.join(root, 'shared/package.json'), 'utf8')));
  const entries = Object.entries(exports).map(([subPath, file]) => ({
    subPath: subPath.replace('./', ''),
    source: file.replace('./src/', ''),
  }));
  const reader = createSurfaceReader((source) => readDeclarationFile(folder, source));
  const isStylesheet = ({ source }: { source: string }) => source.endsWith('.css');
  const exported = entries
    .filter((entry) => !isStylesheet(entry))
    .flatMap(({ source }) => reader.listExports(source).map(({ found }) => found))
    .filter(isOurs)
    .map(keyOf);
  const everywhere = new Set(exported);
  const described = entries.filter(({ source }) => source !== databaseTypes);
  const texts = described.map(async ({ subPath, source }) => {
    const text = isStylesheet({ source })
      ? describeStylesheet(await readFile(path.join(root, 'shared/src', source), 'utf8'))
      : describeEntry(reader, source, (found) => everywhere.has(keyOf(found)));
    return [subPath, text] as const;
  });
  return new Map((await Promise.all(texts)).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function readDeclarationFile(folder: string, source: string): string {
  return readFileSync(path.join(folder, source.replace(/\.tsx?$/, '.d.ts')), 'utf8');
}

/** The names of its custom properties; how they look may change at any time. */
function describeStylesheet(css: string): string {
  const names = new Set<string>();
  postcss.parse(css).walkDecls(/^--/, ({ prop }) => {
    names.add(prop);
  });
  return [...names]
    .sort()
    .map((name) => `${name}\n`)
    .join('');
}

function readContractVersion(folder: string): string {
  const version = /contractVersion = ['"](\d+\.\d+\.\d+)['"]/.exec(
    readDeclarationFile(folder, 'contract/version.ts'),
  )?.[1];
  if (version === undefined)
    throw new Error('shared/src/contract/version.ts does not say `contractVersion` in a way that is understood');
  return version;
}

/** Tools for tests are described, but promised to nobody: they come to no browser. */
export function isPromised(subPath: string): boolean {
  return !subPath.startsWith('testing');
}

function hashOf(entries: ReadonlyMap<string, string>): string {
  const promised = [...entries].filter(([subPath]) => isPromised(subPath));
  return createHash('sha256').update(JSON.stringify(promised)).digest('hex');
}
