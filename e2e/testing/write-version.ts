import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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
      notificationFiles: undefined,
      pages: description.pages.map((page: object) => ({ ...page, preload: [] })),
      integrity: { 'entry.js': integrityOf(entry) },
    };
    await writeFile(path.join(folder, 'remote.json'), JSON.stringify(changed));
    await writeFile(path.join(folder, 'entry.js'), entry);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A text of a remote, as it stands in its build, and the one that a later version has in its place. */
export interface ChangedText {
  readonly remote: string;
  readonly from: string;
  readonly to: string;
}

/** The build of a remote under another version and with another text: its scripts, and what names their integrity, have other bytes. */
export async function withText<Result>(
  version: string,
  { remote, from, to }: ChangedText,
  use: (dist: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fursa-version-'));
  try {
    await cp(path.join(repository, remote, 'dist'), folder, {
      recursive: true,
      filter: (file) => !/\.(br|gz)$/.test(file),
    });
    const names = (await readdir(folder)).filter((name) => /\.m?js$|^remote\.json$/.test(name));
    const files = new Map<string, string>();
    for (const name of names) files.set(name, await readFile(path.join(folder, name), 'utf8'));
    const { entry, integrity }: { entry: string; integrity: Record<string, string> } = JSON.parse(
      files.get('remote.json') ?? '',
    );
    const changed = names.filter((name) => name !== 'remote.json' && files.get(name)?.includes(from));
    if (changed.length === 0) throw new Error(`No script of ${remote} holds the text ${from}`);
    // The entry is the last: it names the integrity of the others.
    for (const name of [...changed.filter((other) => other !== entry), entry]) {
      const content = (files.get(name) ?? '').replaceAll(from, to);
      files.set(name, content);
      const old = integrity[name];
      // What renders pages ahead runs in no browser and has none.
      if (old === undefined) continue;
      for (const [other, text] of files) files.set(other, text.replaceAll(old, integrityOf(content)));
    }
    const description = { ...JSON.parse(files.get('remote.json') ?? ''), version };
    files.set('remote.json', JSON.stringify(description));
    for (const [name, text] of files) await writeFile(path.join(folder, name), text);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
