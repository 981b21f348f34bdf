import { join } from 'node:path';
import { type RegisteredRemote, type Registry, remoteDescriptionSchema } from '@fursa/shared/contract/registry';
import { isForContract } from './check-build.ts';
import { readJsonFile } from './files/read-json-file.ts';
import { releasePaths } from './files/release-paths.ts';
import { readHistoryOf, versionsBefore } from './release-history.ts';

/**
 * What `fallbacks.json` says: for each remote the last version before the present one that a shell of this contract takes. A shell asks
 * for it when a version does not load or mount, and only then; so the pages that work do not pay for it.
 */
export async function listFallbacks(
  releaseDir: string,
  { revision, remotes }: Registry,
  contract?: string,
): Promise<Registry> {
  const earlier = await Promise.all(remotes.map((remote) => findEarlierVersion(releaseDir, remote, contract)));
  return { schemaVersion: 1, revision, remotes: earlier.filter((remote) => remote !== undefined) };
}

/** The last version that everybody got before this one, and that a shell of this contract takes. */
export async function findEarlierVersion(
  releaseDir: string,
  { name, version: served }: RegisteredRemote,
  contract?: string,
): Promise<RegisteredRemote | undefined> {
  for (const version of versionsBefore(await readHistoryOf(releaseDir, name), served)) {
    const file = join(releasePaths(releaseDir).remote(name, version), 'remote.json');
    const description = await readJsonFile(file, remoteDescriptionSchema, 'Publish that version again.');
    if (description !== undefined && version !== served && isForContract(description, contract)) {
      return { ...description, baseUrl: `/remotes/${name}/${version}/` };
    }
  }
  return undefined;
}
