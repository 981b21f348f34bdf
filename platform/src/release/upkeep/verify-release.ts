import { createHash } from 'node:crypto';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { isForContract } from '../check-build.ts';
import { checkOwnership } from '../check-ownership.ts';
import { readRegistryFile } from '../registry-file.ts';
import { messageOf, ReleaseError } from '../release-error.ts';
import { readPublished } from '../rollback-remote.ts';
import { readKeptShell, readShellRelease } from '../shell-release.ts';

/** Milliseconds for one file of a site. */
const fetchTimeout = 15_000;

export interface VerifyOptions {
  /** Where people reach the product, without a slash at its end: every file is fetched from there as well. */
  readonly site?: string | undefined;
  /** Origins that remotes may come from, beside the product's own. */
  readonly remoteOrigins?: readonly string[];
}

export interface Verification {
  readonly revision: number;
  /** One line each; none when everything that is served is whole. */
  readonly faults: readonly string[];
  readonly files: number;
}

/**
 * Looks whether everything that the registry points at is there and is what it says: entries, contract, paths and slots, origins,
 * and each script and style by its integrity. It changes nothing.
 */
export async function verifyRelease(releaseDir: string, options: VerifyOptions = {}): Promise<Verification> {
  const { site, remoteOrigins = [] } = options;
  const { registry, skipped } = await readRegistryFile(releaseDir);
  const faults = skipped.map(({ name, reason }) => `${name} is left out: ${reason}`);
  const note = async (check: () => Promise<unknown> | unknown) => {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      faults.push(error.message);
    }
  };
  let files = 0;
  const shell = await readShellRelease(releaseDir);
  if (shell === undefined) faults.push('there is no shell');
  else await note(() => readKeptShell(releaseDir, shell.version));
  const served = registry.remotes.flatMap((remote) => (remote.canary ? [remote, remote.canary.remote] : [remote]));
  for (const remote of served) {
    const { name, version, baseUrl, integrity } = remote;
    files += Object.keys(integrity).length;
    if (!isForContract(remote, shell?.contract)) {
      faults.push(
        `${name} ${version} was built for contract ${remote.contract}, the shell provides ${shell?.contract}`,
      );
    }
    await note(() => checkOwnership(remote, registry));
    const isOwn = baseUrl.startsWith('/');
    if (isOwn) await note(() => readPublished(releaseDir, name, version));
    else if (!remoteOrigins.includes(new URL(baseUrl).origin)) {
      faults.push(`${name} comes from ${new URL(baseUrl).origin}, which is not among the allowed origins`);
    }
    if (!isOwn || site !== undefined) faults.push(...(await findUnreachable(remote, site)));
  }
  return { revision: registry.revision, faults, files };
}

/** Files that a browser would not get, or not as they are. */
async function findUnreachable(remote: RegisteredRemote, site: string | undefined): Promise<string[]> {
  const base = new URL(remote.baseUrl, site).href;
  const faults: string[] = [];
  for (const [path, expected] of Object.entries(remote.integrity)) {
    const url = new URL(path, base).href;
    const [algorithm = '', digest] = expected.split(/-(.*)/s);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeout) });
      if (!response.ok) faults.push(`${url} answers ${response.status}`);
      else {
        const hash = createHash(algorithm).update(Buffer.from(await response.arrayBuffer()));
        if (hash.digest('base64') !== digest) faults.push(`${url} differs from its integrity`);
      }
    } catch (error) {
      faults.push(`${url} cannot be fetched (${messageOf(error)})`);
    }
  }
  return faults;
}
