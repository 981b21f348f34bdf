import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegisteredRemote, Registry } from '@fursa/shared/contract/registry';
import { releasePaths } from '../../../release/files/release-paths.ts';
import { publishShell, readRegistry } from '../../../release/index.ts';
import { withRemote } from '../../../release/publish-remote.ts';
import { readKeptShell } from '../../../release/shell-release.ts';

/** What is tried: a build of a remote in one of the kept shells, or a build of the shell. */
export type Candidate =
  | { readonly remote: RegisteredRemote; readonly distDir: string; readonly shellVersion: string }
  | { readonly remote: undefined; readonly distDir: string; readonly packageVersion: string };

/**
 * Makes `folder` a release folder that serves the candidate beside everything that is live. The live files are linked and not
 * copied, nothing of the live release folder changes, and what other teams release meanwhile does not get in.
 *
 * @returns what is served in it
 */
export async function composePreview(folder: string, releaseDir: string, candidate: Candidate): Promise<Registry> {
  const [live, preview] = [releasePaths(releaseDir), releasePaths(folder)];
  const registry = await readRegistry(releaseDir);
  const { remote, distDir } = candidate;
  const served = remote === undefined ? registry : withRemote(registry, remote);
  for (const { name, version, baseUrl } of served.remotes) {
    // One at another origin is fetched from there.
    if (!baseUrl.startsWith('/')) continue;
    await mkdir(preview.remoteVersions(name), { recursive: true });
    const target = name === remote?.name ? distDir : live.remote(name, version);
    await symlink(path.resolve(target), preview.remote(name, version));
  }
  await writeFile(preview.registry, JSON.stringify(served));
  if (candidate.remote === undefined) {
    // Live remotes that it does not take were refused before, or somebody said why they may be left out.
    await publishShell(distDir, folder, candidate.packageVersion, { forceReason: 'a trial' });
    return served;
  }
  const { shellVersion } = candidate;
  await mkdir(preview.shells);
  await symlink(path.resolve(live.keptShell(shellVersion)), preview.keptShell(shellVersion));
  await symlink(path.resolve(live.assets), preview.assets);
  await writeFile(preview.shell, JSON.stringify(await readKeptShell(releaseDir, shellVersion)));
  return served;
}
