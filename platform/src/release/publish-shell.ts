import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@fursa/shared/contract/registry';
import { atomicWrite } from './atomic-write.ts';
import { readBuildFiles } from './build-files.ts';
import { composeHtml } from './compose-html.ts';
import { copyFileOnce } from './copy-immutable.ts';
import { ensureReleaseDir, readRegistry } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import { pageTemplates, releasePaths } from './release-paths.ts';
import { readShellRelease, type ShellRelease } from './shell-release.ts';
import { refreshStaticSite } from './static-site.ts';
import { withLock } from './with-lock.ts';

/**
 * Publishes a build of the shell. Its hashed files are added to those of earlier builds, so that a tab that was opened
 * before goes on working; pages and root files are replaced, pages last.
 *
 * @param packageVersion the shell's version; the hash of the build is appended to it.
 */
export async function publishShell(distDir: string, releaseDir: string, packageVersion: string): Promise<ShellRelease> {
  const files = await readBuildFiles(distDir);
  if (!files.has('index.html')) throw new ReleaseError(`${distDir} has no index.html. Build the shell first.`);
  const shell: ShellRelease = {
    version: `${packageVersion}-h${hashFiles(files).slice(0, 10)}`,
    rootFiles: [...files.keys()].filter(isRootFile),
  };
  await ensureReleaseDir(releaseDir);
  await withLock(releasePaths(releaseDir).lock, () => install(files, shell, releaseDir));
  return shell;
}

async function install(files: ReadonlyMap<string, Buffer>, shell: ShellRelease, releaseDir: string): Promise<void> {
  const places = releasePaths(releaseDir);
  const registry = await readRegistry(releaseDir);
  checkTemplates(files, registry);
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
  await refreshStaticSite(releaseDir, registry);
}

/** A page that has no place for the registry would only fail when somebody asks for it. */
function checkTemplates(files: ReadonlyMap<string, Buffer>, registry: Registry): void {
  for (const page of pageTemplates) {
    const template = files.get(page);
    if (template !== undefined)
      composeHtml(template.toString('utf8'), registry, { version: '', supabasePublishableKey: '' });
  }
}

function isRootFile(path: string): boolean {
  return !path.startsWith('assets/') && !pageTemplates.some((page) => path === page);
}

function hashFiles(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [path, content] of files)
    hash.update(path).update('\0').update(createHash('sha256').update(content).digest());
  return hash.digest('hex');
}
