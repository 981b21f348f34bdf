import { userInfo } from 'node:os';
import { isRemoteName } from '@fursa/shared/contract';
import type { RegistryEntry } from '@fursa/shared/contract/registry';
import * as z from 'zod/mini';
import { atomicWrite } from '../files/atomic-write.ts';
import { readJsonFile } from '../files/read-json-file.ts';
import { releasePaths } from '../files/release-paths.ts';
import { readRegistry } from '../registry-file.ts';
import { ReleaseError } from '../release-error.ts';
import { readShellRelease } from '../shell-release.ts';

/** Some years of releases; the file is written as a whole. */
const maxChanges = 2000;

/** What has versions to go back to. */
const releasedNameSchema = z.custom<'shell' | `mf-${string}`>((name) => name === 'shell' || isRemoteName(name));

const canaryShareSchema = z.object({ version: z.string(), percent: z.number(), digest: z.optional(z.string()) });

const changeSchema = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  by: z.string(),
  /** `publish`, `canary`, `promote`, `rollback`, `undo`; newer tools may know more. */
  action: z.string(),
  app: releasedNameSchema,
  /** The version that was served before; absent for the first one. */
  from: z.optional(z.string()),
  /** The version that is served since; absent where the remote was taken out. */
  to: z.optional(z.string()),
  why: z.optional(z.string()),
  /** Of the files of `to`, as {@link digestOf} gives it: what a version stands for, also after its files are gone. */
  digest: z.optional(z.string()),
  /** The candidate for a share of the visitors, where the change began, widened or ended one. */
  canary: z.optional(z.object({ from: z.optional(canaryShareSchema), to: z.optional(canaryShareSchema) })),
  /** Of the registry since this change; absent for the shell, which is not in it. */
  revision: z.optional(z.number()),
});
/** One move of a pointer: who, when, what and why. */
export type Change = z.infer<typeof changeSchema>;

/** What whoever changes something says of it. */
export interface ChangeNote {
  readonly by?: string | undefined;
  readonly why?: string | undefined;
}

/**
 * Every change of what is served, oldest first. A change is written down before the pointer moves, and one whose process died in
 * between is left out.
 */
export async function readChanges(releaseDir: string): Promise<readonly Change[]> {
  const changes = await readChangeFile(releaseDir);
  const last = changes.at(-1);
  return last === undefined || (await isInEffect(releaseDir, last)) ? changes : changes.slice(0, -1);
}

/** Call it under the lock of the release only, before the pointer moves. */
export async function recordChange(
  releaseDir: string,
  change: Omit<Change, 'at' | 'by' | 'why'>,
  { by = releasingPerson(), why }: ChangeNote = {},
): Promise<void> {
  const entry: Change = { at: new Date().toISOString(), by, ...change, ...(why === undefined ? {} : { why }) };
  const changes = [...(await readChanges(releaseDir)), entry].slice(-maxChanges);
  // One change a line: a history is read with `tail` and `grep` as well.
  const lines = changes.map((one) => JSON.stringify(one));
  await atomicWrite(releasePaths(releaseDir).changes, `[\n${lines.join(',\n')}\n]\n`);
}

/** Whoever releases: `FURSA_RELEASED_BY`, the person behind a job of GitHub or GitLab, or the account at this machine. */
export function releasingPerson(variables: Readonly<Record<string, string | undefined>> = process.env): string {
  const named = [variables.FURSA_RELEASED_BY, variables.GITHUB_ACTOR, variables.GITLAB_USER_LOGIN].find(
    (name) => name !== undefined && name.trim() !== '',
  );
  if (named !== undefined) return named.trim();
  try {
    return userInfo().username;
  } catch {
    // A container may run as a number that no account has.
    return 'unknown';
  }
}

async function readChangeFile(releaseDir: string): Promise<readonly Change[]> {
  const advice = 'Move it aside: what is served does not depend on it.';
  return (await readJsonFile(releasePaths(releaseDir).changes, z.array(changeSchema), advice)) ?? [];
}

async function isInEffect(releaseDir: string, { app, to, revision }: Change): Promise<boolean> {
  if (app === 'shell') return (await readShellRelease(releaseDir))?.version === to;
  return revision === undefined || revision <= (await readRegistry(releaseDir)).revision;
}

/** What a change says of a canary that it ends: nothing where there is none. */
export function endOfCanary(served: RegistryEntry | undefined): Pick<Change, 'canary'> {
  return served?.canary === undefined ? {} : { canary: { from: shareOf(served.canary) } };
}

/** A canary as the history names it. */
export function shareOf({ percent, remote: { version } }: NonNullable<RegistryEntry['canary']>) {
  return { version, percent };
}

/** A change by somebody who looked at what is served before: on a page, or as the watcher does. */
export interface ChangeOrder extends ChangeNote {
  /** The version that is to lose or to change its place. When another one is there meanwhile, nothing is changed. */
  readonly expected?: string | undefined;
}

/** @throws ReleaseError when what is there is not what the order is about; to be called under the lock of the release */
export function checkExpected(app: string, present: string, { expected }: ChangeOrder): void {
  if (expected === undefined || expected === present) return;
  throw new ReleaseError(`Somebody was faster: it is ${app} ${present} now, and no longer ${expected}.`);
}
