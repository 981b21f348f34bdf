import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@fursa/shared/contract';
import type { Registry } from '@fursa/shared/contract/registry';
import * as z from 'zod/mini';
import { atomicWrite } from './atomic-write.ts';
import { readBuildFiles } from './build-files.ts';
import { remotesOutside } from './check-build.ts';
import { composeHtml } from './compose-html.ts';
import { copyFileOnce } from './copy-immutable.ts';
import { ensureReleaseDir, readRegistryFile, writtenRegistry } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import { pageTemplates, releasePaths } from './release-paths.ts';
import { readShellRelease, type ShellRelease } from './shell-release.ts';
import { refreshStaticSite } from './static-site.ts';
import { withLock } from './with-lock.ts';

/** Of a build of the shell, for publishing alone. */
const descriptionFile = 'shell-description.json';
const descriptionSchema = z.object({ contract: z.string() });

export interface ShellPublishOptions {
  /** Why the shell is published although live remotes do not fit it; the reason is recorded. */
  readonly forceReason?: string;
}

/**
 * Publishes a build of the shell. Its hashed files are added to those of earlier builds, so that a tab that was opened
 * before goes on working; pages and root files are replaced, pages last.
 *
 * @param packageVersion the shell's version; the hash of the build is appended to it.
 * @throws ReleaseError when a live remote was built for another contract, unless told why that may be; nothing is changed then
 */
export async function publishShell(
  distDir: string,
  releaseDir: string,
  packageVersion: string,
  { forceReason }: ShellPublishOptions = {},
): Promise<ShellRelease> {
  const files = await readBuildFiles(distDir);
  if (!files.has('index.html')) throw new ReleaseError(`${distDir} has no index.html. Build the shell first.`);
  const shell: ShellRelease = {
    version: `${packageVersion}-h${hashFiles(files).slice(0, 10)}`,
    contract: readContract(files, distDir),
    ...(forceReason === undefined ? {} : { forced: forceReason }),
    rootFiles: [...files.keys()].filter(isRootFile),
  };
  await ensureReleaseDir(releaseDir);
  await withLock(releasePaths(releaseDir).lock, () => install(files, shell, releaseDir));
  return shell;
}

async function install(files: ReadonlyMap<string, Buffer>, shell: ShellRelease, releaseDir: string): Promise<void> {
  const places = releasePaths(releaseDir);
  const file = await readRegistryFile(releaseDir);
  const { registry } = file;
  checkTemplates(files, registry);
  checkRemotes(shell, registry);
  const served = await readShellRelease(releaseDir);
  if (served?.version === shell.version) return;
  for (const [path, content] of files) {
    if (path.startsWith('assets/')) await copyFileOnce(content, join(releaseDir, path));
    else if (isRootFile(path)) await atomicWrite(join(releaseDir, path), content);
  }
  for (const page of pageTemplates) {
    const content = files.get(page);
    if (content === undefined) await rm(places.template(page), { force: true });
    else await atomicWrite(places.template(page), content);
  }
  await atomicWrite(places.shell, `${JSON.stringify(shell, undefined, 2)}\n`);
  for (const path of served?.rootFiles ?? []) {
    if (!shell.rootFiles.includes(path)) await rm(join(releaseDir, path), { force: true });
  }
  await refreshStaticSite(releaseDir, { registry, written: writtenRegistry(registry, file) });
}

/** A page that has no place for the registry would only fail when somebody asks for it. */
function checkTemplates(files: ReadonlyMap<string, Buffer>, registry: Registry): void {
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

function checkRemotes({ version, contract = contractVersion, forced }: ShellRelease, registry: Registry): void {
  const outside = remotesOutside(contract, registry);
  if (outside.length === 0 || forced !== undefined) return;
  throw new ReleaseError(
    `shell ${version} provides contract ${contract}, which these live remotes do not take: ${outside.join(', ')}. Publish them first, or say why they may be left out: --force "<reason>".`,
  );
}

function isRootFile(path: string): boolean {
  return path !== descriptionFile && !path.startsWith('assets/') && !pageTemplates.some((page) => path === page);
}

function hashFiles(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [path, content] of files)
    hash.update(path).update('\0').update(createHash('sha256').update(content).digest());
  return hash.digest('hex');
}
