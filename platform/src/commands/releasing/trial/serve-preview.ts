import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EmbeddedBackend } from '@fursa/backend';
import type { RegisteredRemote, Registry } from '@fursa/shared/contract/registry';
import { repositoryFolder } from '../../../build/app-names.ts';
import { createGateway, serveGateway } from '../../../gateway/index.ts';
import { releasePaths } from '../../../release/files/release-paths.ts';
import { publishShell, readRegistry } from '../../../release/index.ts';
import { withRemote } from '../../../release/publish-remote.ts';
import { readKeptShell } from '../../../release/shell-release.ts';

export interface TrialBackend {
  readonly backend: EmbeddedBackend;
  close(): Promise<void>;
}

/**
 * The embedded backend with the demo data, for trials alone: what people have written is neither read nor changed by one. Its
 * data stays for the next trial, since the first start takes ten times as long; a second trial at the same time has its own.
 */
export async function startTrialBackend(): Promise<TrialBackend> {
  const { BackendStartError, startEmbeddedBackend } = await import('@fursa/backend');
  const start = (dataDir: string) =>
    startEmbeddedBackend({
      dataDir,
      siteUrl: 'http://localhost',
      emailConfirmation: false,
      seed: true,
      mailPages: false,
      // Neither feeds nor an AI service are asked because somebody tries a build.
      functionVariables: {},
    });
  try {
    const backend = await start(path.join(repositoryFolder, '.fursa-trial'));
    return { backend, close: () => backend.close() };
  } catch (error) {
    if (!(error instanceof BackendStartError)) throw error;
    const folder = await mkdtemp(path.join(tmpdir(), 'fursa-trial-data-'));
    const backend = await start(folder);
    return {
      backend,
      close: async () => {
        await backend.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  }
}

/** Serves a preview at an address of this machine that nobody else knows. */
export async function servePreview(releaseDir: string, backend: EmbeddedBackend) {
  const gateway = createGateway({
    releaseDir,
    backend,
    mode: 'product',
    config: { version: '', supabasePublishableKey: backend.publishableKey },
    // What the browser reports it also writes to the console, which is read.
    warn: () => undefined,
  });
  const server = await serveGateway(gateway, { port: 0, host: 'localhost' });
  return { address: `http://localhost:${server.port}`, close: () => server.close(0) };
}

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
