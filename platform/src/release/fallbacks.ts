import { join } from 'node:path';
import { type RegisteredRemote, type Registry, remoteDescriptionSchema } from '@fursa/shared/contract/registry';
import { readJsonFile } from './files/read-json-file.ts';
import { releasePaths } from './files/release-paths.ts';
import { readHistoryOf, versionBefore } from './release-history.ts';

/**
 * What `fallbacks.json` says: for each remote the version that everybody got before the present one. A shell asks for it when a
 * version does not load or mount, and only then; so the pages that work do not pay for it.
 */
export async function listFallbacks(releaseDir: string, { revision, remotes }: Registry): Promise<Registry> {
  const earlier = await Promise.all(remotes.map((remote) => readVersionBefore(releaseDir, remote)));
  return { schemaVersion: 1, revision, remotes: earlier.filter((remote) => remote !== undefined) };
}

async function readVersionBefore(
  releaseDir: string,
  { name, version: served }: RegisteredRemote,
): Promise<RegisteredRemote | undefined> {
  const version = versionBefore(await readHistoryOf(releaseDir, name), served);
  if (version === undefined) return undefined;
  const file = join(releasePaths(releaseDir).remote(name, version), 'remote.json');
  const description = await readJsonFile(file, remoteDescriptionSchema, 'Publish that version again.');
  return description && { ...description, baseUrl: `/remotes/${name}/${version}/` };
}
