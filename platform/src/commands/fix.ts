import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryFolder } from '../build/app-names.ts';
import { runTool } from '../checks/run-tool.ts';
import { describeSurface } from '../surface/describe-surface.ts';
import {
  findVersionConflict,
  listChanges,
  readSurfaceRecord,
  surfaceFolder,
  writeSurfaceRecord,
} from '../surface/surface-record.ts';
import { type CommandCall, CommandError, type CommandOutcome } from './command.ts';

const runFile = promisify(execFile);
const root = repositoryFolder;
const versionFile = 'shared/src/contract/version.ts';

interface Repair {
  readonly name: string;
  /** A change of one of these asks for it. */
  readonly inputs: RegExp;
  /** What it writes besides the changed files. */
  readonly outputs: readonly string[];
  /** It changes files beside what is staged, or what somebody has to read first: the hook leaves it out. */
  readonly isForWhole?: true;
  run(files: readonly string[]): Promise<void>;
}

const repairs: readonly Repair[] = [
  {
    name: 'unused exports',
    inputs: /[.]tsx?$/,
    outputs: [],
    isForWhole: true,
    run: async () => void (await runTool(root, 'knip', ['--no-progress', '--fix', '--fix-type', 'exports,types'])),
  },
  {
    name: 'version of the search terms',
    inputs: /^(supabase\/search-terms|engine\/src)\//,
    outputs: ['supabase/search-terms/search-terms-version.ts'],
    run: () => runScript('supabase/search-terms/write-search-terms-version.ts'),
  },
  {
    name: 'list of migrations',
    inputs: /^supabase\/migrations\//,
    outputs: ['supabase/migrations.sha256'],
    run: () => runScript('supabase/list-migrations.ts'),
  },
  {
    name: 'database types',
    inputs: /^supabase\/migrations\//,
    outputs: ['shared/src/backend/database-types.ts'],
    run: () => runScript('backend/src/database-types/write-database-types.ts'),
  },
  { name: 'surface', inputs: /^shared\/src\//, outputs: [surfaceFolder, versionFile], run: writeSurface },
  {
    name: 'snapshots',
    inputs: /^(supabase\/migrations|backend\/src)\//,
    outputs: [],
    // They hold who may do what in the database, which somebody reads before it is committed.
    isForWhole: true,
    run: async () => {
      const files = ['backend/src/policies/policies.test.ts', 'backend/src/call-table.test.ts'];
      await runTool(root, 'vitest', ['run', '--update', ...files]);
    },
  },
  {
    name: 'format, imports and lint',
    inputs: /[.](tsx?|m?js|jsonc?|css|md)$/,
    outputs: [],
    run: async (files) => {
      await runTool(root, 'biome', [
        'check',
        '--write',
        '--no-errors-on-unmatched',
        '--files-ignore-unknown=true',
        ...files,
      ]);
    },
  },
];

/**
 * `fursa fix [--staged]`: mends what a tool can mend in what differs from the branch `main`, or in what is staged, and says which
 * files it wrote. What it cannot mend is left to the checks.
 */
export async function fix({ has, say }: CommandCall): Promise<CommandOutcome> {
  const written = await mend({ isStaged: has('staged'), say });
  return { lines: written.length === 0 ? ['There was nothing to mend.'] : written.map((file) => `mended ${file}`) };
}

interface Mending {
  readonly isStaged?: boolean;
  say(line: string): void;
}

/** @returns the files that are other than before. */
export async function mend({ isStaged = false, say }: Mending): Promise<string[]> {
  // Without git nothing tells what was changed.
  const changed = await (isStaged ? listStaged() : listChanged()).catch(() => []);
  if (changed.length === 0) return [];
  const before = await readAll(changed);
  const wanted = repairs.filter(
    ({ inputs, isForWhole }) => !(isStaged && isForWhole) && changed.some((file) => inputs.test(file)),
  );
  for (const { name, inputs, run } of wanted) {
    say(`mending ${name}`);
    await run(changed.filter((file) => inputs.test(file) && existsSync(join(root, file))));
  }
  const outputs = wanted.flatMap((repair) => repair.outputs);
  if (isStaged && changed.length > 0)
    await git('add', '--', ...changed.filter((file) => existsSync(join(root, file))), ...outputs);
  const after = await readAll(isStaged ? changed : await listChanged());
  return [...after.keys()].filter((file) => before.get(file) !== after.get(file));
}

/** What is staged as a whole: of a file that is staged in part, the rest would be committed with it. */
async function listStaged(): Promise<string[]> {
  const staged = await git('diff', '--cached', '--name-only', '--diff-filter=d');
  const unstaged = await git('diff', '--name-only');
  return staged.filter((file) => !unstaged.includes(file));
}

async function listChanged(): Promise<string[]> {
  const [base = 'HEAD'] = await git('merge-base', 'HEAD', 'main').catch(() => []);
  const changed = await git('diff', '--name-only', base);
  return [...changed, ...(await git('ls-files', '--others', '--exclude-standard'))];
}

async function git(...args: string[]): Promise<string[]> {
  const { stdout } = await runFile('git', args, { cwd: root });
  return stdout.split('\n').filter((line) => line !== '');
}

async function readAll(files: readonly string[]): Promise<Map<string, string>> {
  const texts = files.map(async (file) => [file, await readFile(join(root, file), 'base64').catch(() => '')] as const);
  return new Map(await Promise.all(texts));
}

async function runScript(path: string): Promise<void> {
  await runFile(process.execPath, [join(root, path)], { cwd: root });
}

/** With the next minor version where something was added. What is removed or changed asks for a major one, which people decide. */
async function writeSurface(): Promise<void> {
  const [surface, record] = await Promise.all([describeSurface(root), readSurfaceRecord(root)]);
  if (findVersionConflict(surface, record) === undefined) return await writeSurfaceRecord(root, surface, record);
  const lines = [...listChanges(surface, record).values()].flat();
  if (lines.some((line) => line.startsWith('- '))) return;
  const [major, minor] = surface.contractVersion.split('.');
  const text = await readFile(join(root, versionFile), 'utf8');
  await writeFile(
    join(root, versionFile),
    text.replace(`'${surface.contractVersion}'`, `'${major}.${Number(minor) + 1}.0'`),
  );
  await writeSurfaceRecord(root, await describeSurface(root), record);
}

/**
 * `fursa surface`: writes down what `@fursa/shared` offers, for the present contract version. A version that stands for
 * another surface already is refused.
 */
export async function surface({ say }: CommandCall): Promise<CommandOutcome> {
  const [described, record] = await Promise.all([
    describeSurface(repositoryFolder),
    readSurfaceRecord(repositoryFolder),
  ]);
  for (const [subPath, lines] of listChanges(described, record)) for (const line of lines) say(`${subPath}: ${line}`);
  const conflict = findVersionConflict(described, record);
  if (conflict !== undefined) throw new CommandError(`Nothing is written: ${conflict}.`);
  await writeSurfaceRecord(repositoryFolder, described, record);
  return { lines: [`${surfaceFolder} holds the surface of contract version ${described.contractVersion}`] };
}
