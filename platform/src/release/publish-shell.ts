import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '@fursa/shared/contract';
import type { RegisteredRemote, Registry } from '@fursa/shared/contract/registry';
import * as z from 'zod/mini';
import { prerenderFile } from '../preset/prerender/prerender-contract.ts';
import { providedModulesFile, providedModulesSchema } from '../preset/provided-modules.ts';
import { type ChangeNote, recordChange } from './changes/change-log.ts';
import { checkLiveRemotes, type ServedShell } from './check-live-remotes.ts';
import { readBuildFiles } from './files/build-files.ts';
import { addFilesOnce, copyFolderOnce } from './files/copy-immutable.ts';
import { readJsonFile } from './files/read-json-file.ts';
import { keptShellFiles, pageTemplates, releasePaths } from './files/release-paths.ts';
import { prerenderPages } from './prerender/prerender-pages.ts';
import { withRemote } from './publish-remote.ts';
import { readRegistryFile, refreshFallbacks, writtenRegistry } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import { readHistoryOf, recordPublished } from './release-history.ts';
import { withReleaseLock } from './release-lock.ts';
import { type KeptShell, readShellRelease, type ShellRelease, writeShellRelease } from './shell-release.ts';
import { composeHtml } from './static-site/compose-html.ts';
import { refreshStaticSite } from './static-site/static-site.ts';

const descriptionFile = 'shell-description.json';
const descriptionSchema = z.object({ contract: z.string() });
/** For whoever publishes, and nobody else. */
const ownFiles: readonly string[] = [descriptionFile, prerenderFile, providedModulesFile];

export interface ShellPublishOptions extends ChangeNote {
  /** Why the shell is published although live remotes do not fit it; the reason is recorded. */
  readonly forceReason?: string;
  /** Remotes that the same caller publishes right after: these have to fit, and not what is live of them. */
  readonly upcoming?: readonly RegisteredRemote[];
  /** Leaves a version alone that somebody rolled back; for callers that publish whatever is built, on nobody's order. */
  readonly respectRollback?: boolean;
  /** Writes files of this version again that somebody has altered. */
  readonly repair?: boolean;
}

export interface ShellPublishResult {
  /** The build's version. */
  readonly version: string;
  /** `unchanged`: it was served already. `withdrawn`: it was rolled back, and another version stays. */
  readonly outcome: 'published' | 'unchanged' | 'withdrawn';
  /** What is served now. */
  readonly served: ShellRelease;
}

/**
 * Publishes a build of the shell. Its hashed files are added to those of earlier builds, so that a tab that was opened
 * before goes on working; its pages and root files are kept in a folder of its version, and `shell.json` then points there.
 *
 * @param packageVersion the shell's version; the hash of the build is appended to it.
 * @throws ReleaseError when a live remote was built for another contract, unless told why that may be; nothing is changed then
 */
export async function publishShell(
  distDir: string,
  releaseDir: string,
  packageVersion: string,
  options: ShellPublishOptions = {},
): Promise<ShellPublishResult> {
  const build = await readShellBuild(distDir, packageVersion);
  return await withReleaseLock(releaseDir, () => install(build, releaseDir, options));
}

export interface ShellBuild extends ServedShell {
  readonly files: ReadonlyMap<string, Buffer>;
  /** What would be kept of it. */
  readonly shell: KeptShell;
}

/** @throws ReleaseError when it is no build of a shell */
export async function readShellBuild(distDir: string, packageVersion: string): Promise<ShellBuild> {
  const files = await readBuildFiles(distDir);
  if (!files.has('index.html')) throw new ReleaseError(`${distDir} has no index.html. Build the shell first.`);
  const shell: KeptShell = {
    version: `${packageVersion}-h${hashFiles(files).slice(0, 10)}`,
    contract: readContract(files, distDir),
    rootFiles: [...files.keys()].filter(isRootFile),
  };
  const provided = await readJsonFile(
    join(distDir, providedModulesFile),
    providedModulesSchema,
    'Build the shell again.',
  );
  return { files, shell, provided };
}

async function install(
  { files, shell, provided }: ShellBuild,
  releaseDir: string,
  { forceReason, upcoming = [], respectRollback = false, repair = false, by, why = forceReason }: ShellPublishOptions,
): Promise<ShellPublishResult> {
  const { version } = shell;
  const file = await readRegistryFile(releaseDir);
  const { registry } = file;
  const served = await readShellRelease(releaseDir);
  const isWithdrawn = (await readHistoryOf(releaseDir, 'shell')).withdrawn.includes(version);
  const refresh = () => refreshStaticSite(releaseDir, { registry, written: writtenRegistry(registry, file) });
  if (respectRollback && isWithdrawn && served !== undefined && served.version !== version) {
    await refresh();
    return { version, outcome: 'withdrawn', served };
  }
  const next: ShellRelease = { ...shell, ...(forceReason === undefined ? {} : { forced: forceReason }) };
  checkTemplates(files, registry);
  await checkLiveRemotes(releaseDir, { shell: next, provided }, upcoming.reduce(withRemote, registry));
  await keepShell(files, shell, { releaseDir, repair });
  await refreshFallbacks(releaseDir, file, next);
  const isUnchanged = served?.version === version;
  if (!isUnchanged) {
    await prerenderPages(releaseDir, registry, version);
    await recordPublished(releaseDir, 'shell', served?.version, version);
    await recordChange(
      releaseDir,
      { action: 'publish', app: 'shell', from: served?.version, to: version },
      { by, why },
    );
    await writeShellRelease(releaseDir, next);
  }
  await refresh();
  return { version, outcome: isUnchanged ? 'unchanged' : 'published', served: isUnchanged ? served : next };
}

/** Adds everything of a shell to the release folder, where it stays. Nothing that is served changes by it. */
async function keepShell(
  files: ReadonlyMap<string, Buffer>,
  shell: KeptShell,
  { releaseDir, repair }: { readonly releaseDir: string; readonly repair: boolean },
): Promise<void> {
  const paths = releasePaths(releaseDir);
  // The version is the hash of all its files: where it is kept, these very bytes were published.
  const known = repair ? 'repair' : 'altered';
  const differing = existsSync(paths.keptDescription(shell.version)) ? known : 'refuse';
  const isAsset = ([path]: readonly [string, Buffer]) => path.startsWith('assets/');
  await addFilesOnce(new Map([...files].filter(isAsset)), releaseDir, differing);
  const { description, assets, pages, root } = keptShellFiles;
  const ownAssets = [...files.keys()].filter((file) => file.startsWith('assets/'));
  const kept = new Map<string, Buffer>([[description, Buffer.from(`${JSON.stringify(shell, undefined, 2)}\n`)]]);
  kept.set(assets, Buffer.from(`${JSON.stringify(ownAssets)}\n`));
  for (const [path, content] of files) {
    if (isPage(path)) kept.set(`${pages}/${path}`, content);
    else if (isRootFile(path)) kept.set(`${root}/${path}`, content);
    else if (path === prerenderFile || path === providedModulesFile) kept.set(path, content);
  }
  await copyFolderOnce(kept, paths.keptShell(shell.version), known);
}

/** A page that has no place for the registry would only fail when somebody asks for it. */
export function checkTemplates(files: ReadonlyMap<string, Buffer>, registry: Registry): void {
  for (const page of pageTemplates) {
    const template = files.get(page);
    if (template !== undefined)
      composeHtml(template.toString('utf8'), registry, { version: '', supabasePublishableKey: '' });
  }
}

/** What was built before it was described is of the contract of this checkout. */
function readContract(files: ReadonlyMap<string, Buffer>, distDir: string): string {
  const text = files.get(descriptionFile)?.toString('utf8');
  if (text === undefined) return contractVersion;
  try {
    return z.parse(descriptionSchema, JSON.parse(text)).contract;
  } catch {
    throw new ReleaseError(`${distDir}/${descriptionFile} cannot be read. Build the shell again.`);
  }
}

function isRootFile(path: string): boolean {
  return !path.startsWith('assets/') && !isPage(path) && !ownFiles.includes(path.replace(/\.(br|gz)$/, ''));
}

function isPage(path: string): boolean {
  return pageTemplates.some((page) => path === page);
}

function hashFiles(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [path, content] of files)
    hash.update(path).update('\0').update(createHash('sha256').update(content).digest());
  return hash.digest('hex');
}
