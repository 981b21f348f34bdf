import type { RemoteName } from '@fursa/shared/contract';
import type { PageDescription, RegisteredRemote } from '@fursa/shared/contract/registry';
import { readBuildFiles } from '../files/build-files.ts';
import { releasePaths } from '../files/release-paths.ts';
import { readPublished } from '../rollback-remote.ts';

interface Pair<Value> {
  readonly from: Value;
  readonly to: Value;
}

/** What a browser gets of a version: bytes over the line (brotli, where the build has it). */
export interface VersionBytes {
  /** The federation container. */
  readonly entry: number;
  /** Entry and what every page needs. */
  readonly everyPage: number;
  /** What a page needs beyond that, by its id. */
  readonly pages: Readonly<Record<string, number>>;
  /** All scripts and styles. */
  readonly all: number;
}

export interface VersionComparison {
  readonly pages: {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    /** Ids of pages, and which of their fields differ. */
    readonly changed: Readonly<Record<string, readonly string[]>>;
  };
  readonly slots: { readonly added: readonly string[]; readonly removed: readonly string[] };
  readonly contract: Pair<string>;
  readonly bytes: Pair<VersionBytes>;
}

/**
 * What differs between two versions of a remote in the release folder.
 *
 * @throws ReleaseError when one of them is not there, or not whole
 */
export async function compareVersions(
  releaseDir: string,
  name: RemoteName,
  [from, to]: readonly [string, string],
): Promise<VersionComparison> {
  const [old, next] = [await readPublished(releaseDir, name, from), await readPublished(releaseDir, name, to)];
  const ids = (remote: RegisteredRemote) => remote.pages.map(({ id }) => id);
  const changed = next.pages.flatMap((page) => {
    const before = old.pages.find(({ id }) => id === page.id);
    const fields = before === undefined ? [] : changedFields(before, page);
    return fields.length === 0 ? [] : [[page.id, fields] as const];
  });
  return {
    pages: { ...difference(ids(old), ids(next)), changed: Object.fromEntries(changed) },
    slots: difference(old.slots, next.slots),
    contract: { from: old.contract, to: next.contract },
    bytes: { from: await weigh(releaseDir, old), to: await weigh(releaseDir, next) },
  };
}

/** What files of a build weigh for a browser. */
export function weighFiles(
  { entry, preload, pages, integrity }: Pick<RegisteredRemote, 'entry' | 'preload' | 'pages' | 'integrity'>,
  files: ReadonlyMap<string, Buffer>,
): VersionBytes {
  const weightOf = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + (files.get(`${path}.br`) ?? files.get(path) ?? '').length, 0);
  return {
    entry: weightOf([entry]),
    everyPage: weightOf([entry, ...preload]),
    pages: Object.fromEntries(pages.map((page) => [page.id, weightOf(page.preload)])),
    all: weightOf(Object.keys(integrity)),
  };
}

async function weigh(releaseDir: string, remote: RegisteredRemote): Promise<VersionBytes> {
  return weighFiles(remote, await readBuildFiles(releasePaths(releaseDir).remote(remote.name, remote.version)));
}

/** Names of files have hashes: which ones a page needs is in its bytes. */
function changedFields(before: PageDescription, after: PageDescription): string[] {
  const fields = ['path', 'access', 'title', 'navigation'] as const;
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

function difference(old: readonly string[], next: readonly string[]) {
  return {
    added: next.filter((name) => !old.includes(name)),
    removed: old.filter((name) => !next.includes(name)),
  };
}
