import { isRemoteName, type RemoteName } from '@fursa/shared/contract';
import * as z from 'zod/mini';
import { atomicWrite } from './files/atomic-write.ts';
import { readJsonFile } from './files/read-json-file.ts';
import { releasePaths } from './files/release-paths.ts';

const maxVersions = 50;

/** What has versions to go back to. */
export type ReleasedName = RemoteName | 'shell';

const appHistorySchema = z.object({ versions: z.array(z.string()), withdrawn: z.array(z.string()) });
type AppHistory = z.infer<typeof appHistorySchema>;

/**
 * What registry.json and shell.json do not say: which versions the pointer of an app went through, oldest first, and which
 * were rolled back and must not come back by themselves. Those files stay the truth about what is served now.
 */
const historySchema = z.partialRecord(
  z.custom<ReleasedName>((name) => name === 'shell' || isRemoteName(name)),
  appHistorySchema,
);
type History = z.infer<typeof historySchema>;

export async function readHistoryOf(releaseDir: string, name: ReleasedName): Promise<AppHistory> {
  return (await readHistory(releaseDir))[name] ?? { versions: [], withdrawn: [] };
}

/** Call it under the lock of the release only. */
export async function recordPublished(
  releaseDir: string,
  name: ReleasedName,
  from: string | undefined,
  to: string,
): Promise<void> {
  await changeHistory(releaseDir, name, ({ versions, withdrawn }) => ({
    versions: [...upTo(versions, from), to],
    withdrawn: withdrawn.filter((version) => version !== to),
  }));
}

/** Call it under the lock of the release only. */
export async function recordRolledBack(
  releaseDir: string,
  name: ReleasedName,
  from: string,
  to: string,
): Promise<void> {
  await changeHistory(releaseDir, name, ({ versions, withdrawn }) => ({
    versions: upTo(versions, to),
    withdrawn: [...withdrawn.filter((version) => version !== to && version !== from), from],
  }));
}

/** The version that was served before `current`. */
export function versionBefore(history: AppHistory, current: string): string | undefined {
  return versionsBefore(history, current)[0];
}

/** The versions that were served before `current`, the last one first. */
export function versionsBefore({ versions, withdrawn }: AppHistory, current: string): readonly string[] {
  // A rollback that died before it moved the pointer has left its goal as the last version.
  if (!versions.includes(current) && withdrawn.includes(current)) return versions.toReversed();
  return upTo(versions, current).slice(0, -1).reverse();
}

async function readHistory(releaseDir: string): Promise<History> {
  return (
    (await readJsonFile(releasePaths(releaseDir).history, historySchema, 'Delete it: it only serves rollbacks.')) ?? {}
  );
}

async function changeHistory(
  releaseDir: string,
  name: ReleasedName,
  change: (history: AppHistory) => AppHistory,
): Promise<void> {
  const history = await readHistory(releaseDir);
  const { versions, withdrawn } = change(history[name] ?? { versions: [], withdrawn: [] });
  const next: History = {
    ...history,
    [name]: { versions: versions.slice(-maxVersions), withdrawn: withdrawn.slice(-maxVersions) },
  };
  await atomicWrite(releasePaths(releaseDir).history, `${JSON.stringify(next, undefined, 2)}\n`);
}

/** The history as it was when `version` was served last: what follows was rolled back, or never got into the registry. */
function upTo(versions: readonly string[], version: string | undefined): string[] {
  if (version === undefined) return [];
  const index = versions.lastIndexOf(version);
  return index === -1 ? [version] : versions.slice(0, index + 1);
}
