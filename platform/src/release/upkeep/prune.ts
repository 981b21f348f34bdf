import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRemoteName } from '@fursa/shared/contract';
import * as z from 'zod/mini';
import { type Change, readChanges } from '../changes/change-log.ts';
import { namesIn } from '../changes/list-releases.ts';
import { isTemporary } from '../files/atomic-write.ts';
import { isMissing, readJsonFile } from '../files/read-json-file.ts';
import { releasePaths } from '../files/release-paths.ts';
import { readRegistryFile, writtenRegistry } from '../registry-file.ts';
import { type ReleasedName, readHistoryOf, versionBefore } from '../release-history.ts';
import { withReleaseLock } from '../release-lock.ts';
import { readShellRelease } from '../shell-release.ts';

const day = 24 * 60 * 60 * 1000;
const assetsSchema = z.array(z.string());

export interface PruneOptions {
  /** Versions that were served within this time are kept; 30 days unless told. */
  readonly days?: number;
  /** Says what would go, and removes nothing. */
  readonly isTrial?: boolean;
  /** Milliseconds since 1970; the present unless told. */
  readonly now?: number;
}

export interface PruneResult {
  /** Paths below the release folder. */
  readonly removed: readonly string[];
  /** What could not be judged, and stays. */
  readonly notes: readonly string[];
}

/**
 * Removes versions that nobody can need any more: neither served, nor served within the last days, nor what a rollback would bring
 * back, nor there for less than these days. A tab that was opened before goes on working that long. Leftovers of processes that
 * were killed go as well.
 */
export async function prune(releaseDir: string, options: PruneOptions = {}): Promise<PruneResult> {
  const { days = 30, isTrial = false, now = Date.now() } = options;
  const leftovers = await findLeftovers(releaseDir);
  const step = async (): Promise<PruneResult> => {
    const since = now - days * day;
    const places = releasePaths(releaseDir);
    const file = await readRegistryFile(releaseDir);
    // What these tools do not understand may name a version as well: as a candidate for a part of the visitors, say.
    const registryText = JSON.stringify(writtenRegistry(file.registry, file));
    const changes = await readChanges(releaseDir);
    const old: string[] = [];
    const remotes = (await namesIn(places.remotes)).filter(isRemoteName);
    for (const name of remotes) {
      const served = file.registry.remotes.find((remote) => remote.name === name)?.version;
      const needed = await neededVersions(releaseDir, name, served, { changes, since });
      for (const version of await namesIn(places.remoteVersions(name))) {
        const folder = places.remote(name, version);
        const isNamed =
          needed.has(version) || registryText.includes(`"${version}"`) || registryText.includes(`/${version}/`);
        if (!isNamed && (await isOlder(folder, since))) old.push(folder);
      }
    }
    const shells = await findOldShells(releaseDir, { changes, since });
    old.push(...shells.old);
    old.push(...(await findOldPrerendered(releaseDir, old)));
    const removed = [...leftovers, ...old];
    if (!isTrial) for (const path of old) await rm(path, { recursive: true, force: true });
    return { removed: removed.map((path) => path.slice(releaseDir.length + 1)), notes: shells.notes };
  };
  // Whoever takes the lock sweeps.
  return isTrial ? await step() : await withReleaseLock(releaseDir, step);
}

interface Window {
  readonly changes: readonly Change[];
  /** Milliseconds since 1970. */
  readonly since: number;
}

async function neededVersions(
  releaseDir: string,
  app: ReleasedName,
  served: string | undefined,
  { changes, since }: Window,
): Promise<ReadonlySet<string>> {
  const before = served === undefined ? undefined : versionBefore(await readHistoryOf(releaseDir, app), served);
  // What a change within the window has replaced was served within it.
  const recent = changes.filter((change) => change.app === app && Date.parse(change.at) >= since);
  const versions = [served, before, ...recent.flatMap(({ from, to }) => [from, to])];
  return new Set(versions.filter((version) => version !== undefined));
}

/** Old shells, and the assets that no shell that stays needs. */
async function findOldShells(releaseDir: string, window: Window) {
  const places = releasePaths(releaseDir);
  const needed = await neededVersions(releaseDir, 'shell', (await readShellRelease(releaseDir))?.version, window);
  const old: string[] = [];
  const assets = new Set<string>();
  const unknown: string[] = [];
  for (const version of await namesIn(places.shells)) {
    if (!needed.has(version) && (await isOlder(places.keptShell(version), window.since))) {
      old.push(places.keptShell(version));
      continue;
    }
    const own = await readJsonFile(places.keptAssets(version), assetsSchema, 'Publish that shell again.');
    if (own === undefined) unknown.push(version);
    for (const path of own ?? []) assets.add(path);
  }
  if (unknown.length > 0) {
    const note = `The assets stay: the shells ${unknown.join(', ')} were published before they said which are theirs.`;
    return { old, notes: [note] };
  }
  for (const path of await filesIn(places.assets)) {
    if (!assets.has(path.slice(releaseDir.length + 1)) && (await isOlder(path, window.since))) old.push(path);
  }
  return { old, notes: [] };
}

/** Pages that were rendered for a shell or a remote that goes. */
async function findOldPrerendered(releaseDir: string, old: readonly string[]): Promise<string[]> {
  const { allPrerendered, keptShell, remotes } = releasePaths(releaseDir);
  const found: string[] = [];
  for (const shell of await namesIn(allPrerendered)) {
    if (old.includes(keptShell(shell))) found.push(join(allPrerendered, shell));
    else {
      // `mf-jobs@1.0.0.json` is of `remotes/mf-jobs/1.0.0`.
      const files = await namesIn(join(allPrerendered, shell));
      const isOld = (file: string) => old.includes(join(remotes, file.replace('@', '/').replace(/\.json$/, '')));
      found.push(...files.filter(isOld).map((file) => join(allPrerendered, shell, file)));
    }
  }
  return found;
}

/** The next step of a release removes them as well; counted here, so that somebody who looks for them learns of them. */
async function findLeftovers(releaseDir: string): Promise<string[]> {
  const { assets, shells, remotes } = releasePaths(releaseDir);
  const perRemote = (await namesIn(remotes)).map((name) => join(remotes, name));
  const found: string[] = [];
  for (const folder of [releaseDir, assets, shells, ...perRemote]) {
    const names = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    found.push(...names.filter(isTemporary).map((name) => join(folder, name)));
  }
  return found;
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** When it came into the release folder: a version that was put there an hour ago is about to be served. */
async function isOlder(path: string, since: number): Promise<boolean> {
  return (await stat(path)).mtimeMs < since;
}
