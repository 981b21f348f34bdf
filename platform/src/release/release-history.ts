import { isRemoteName, type RemoteName } from '@fursa/shared/contract';
import * as z from 'zod/mini';
import { atomicWrite } from './atomic-write.ts';
import { readJsonFile } from './read-json-file.ts';
import { releasePaths } from './release-paths.ts';

const keptVersions = 50;

/**
 * What the registry does not say: which versions the pointer of a remote went through, oldest first, and which were rolled
 * back and must not come back by themselves. The registry stays the truth about what is served now.
 */
const historySchema = z.record(
  z.custom<RemoteName>(isRemoteName),
  z.object({ versions: z.array(z.string()), withdrawn: z.array(z.string()) }),
);
type History = z.infer<typeof historySchema>;
type RemoteHistory = NonNullable<History[RemoteName]>;

export async function readRemoteHistory(releaseDir: string, name: RemoteName): Promise<RemoteHistory> {
  return (await readHistory(releaseDir))[name] ?? { versions: [], withdrawn: [] };
}

/** Call it under the registry's lock only. */
export async function recordPublished(
  releaseDir: string,
  name: RemoteName,
  from: string | undefined,
  to: string,
): Promise<void> {
  await changeHistory(releaseDir, name, ({ versions, withdrawn }) => ({
    versions: [...upTo(versions, from), to],
    withdrawn: withdrawn.filter((version) => version !== to),
  }));
}

/** Call it under the registry's lock only. */
export async function recordRolledBack(releaseDir: string, name: RemoteName, from: string, to: string): Promise<void> {
  await changeHistory(releaseDir, name, ({ versions, withdrawn }) => ({
    versions: upTo(versions, to),
    withdrawn: [...withdrawn.filter((version) => version !== to && version !== from), from],
  }));
}

/** The version that was served before `current`. */
export function versionBefore({ versions }: RemoteHistory, current: string): string | undefined {
  return upTo(versions, current).at(-2);
}

async function readHistory(releaseDir: string): Promise<History> {
  return (
    (await readJsonFile(releasePaths(releaseDir).history, historySchema, 'Delete it: it only serves rollbacks.')) ?? {}
  );
}

async function changeHistory(
  releaseDir: string,
  name: RemoteName,
  change: (history: RemoteHistory) => RemoteHistory,
): Promise<void> {
  const history = await readHistory(releaseDir);
  const { versions, withdrawn } = change(history[name] ?? { versions: [], withdrawn: [] });
  const next: History = {
    ...history,
    [name]: { versions: versions.slice(-keptVersions), withdrawn: withdrawn.slice(-keptVersions) },
  };
  await atomicWrite(releasePaths(releaseDir).history, `${JSON.stringify(next, undefined, 2)}\n`);
}

/** The history as it was when `version` was served last: what follows was rolled back, or never got into the registry. */
function upTo(versions: readonly string[], version: string | undefined): string[] {
  if (version === undefined) return [];
  const index = versions.lastIndexOf(version);
  return index === -1 ? [version] : versions.slice(0, index + 1);
}
