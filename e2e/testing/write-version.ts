import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');
const built = path.join(repository, 'mf-jobs/dist');

/** The build of mf-jobs under another version, in a folder of its own, which is gone after `use`. */
export async function withVersion<Result>(version: string, use: (dist: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fursa-version-'));
  try {
    await cp(built, folder, { recursive: true });
    const description = JSON.parse(await readFile(path.join(built, 'remote.json'), 'utf8'));
    for (const ending of ['.br', '.gz']) await rm(path.join(folder, `remote.json${ending}`), { force: true });
    await writeFile(path.join(folder, 'remote.json'), JSON.stringify({ ...description, version }));
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The same, where this script is all there is of it. */
export async function withEntry<Result>(
  version: string,
  entry: string,
  use: (dist: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fursa-version-'));
  try {
    const description = JSON.parse(await readFile(path.join(built, 'remote.json'), 'utf8'));
    const changed = {
      ...description,
      version,
      entry: 'entry.js',
      preload: [],
      pages: description.pages.map((page: object) => ({ ...page, preload: [] })),
      integrity: { 'entry.js': `sha256-${createHash('sha256').update(entry).digest('base64')}` },
    };
    await writeFile(path.join(folder, 'remote.json'), JSON.stringify(changed));
    await writeFile(path.join(folder, 'entry.js'), entry);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
