import type { RegisteredRemote, Registry, RegistryEntry, RemoteDescription } from '@fursa/shared/contract/registry';
import { type Change, type ChangeNote, endOfCanary, readChanges, recordChange } from './changes/change-log.ts';
import { checkContract, checkFiles, checkSingleCopies, isForContract, parseRemoteDescription } from './check-build.ts';
import { checkOwnership } from './check-ownership.ts';
import { digestOf, readBuildFiles } from './files/build-files.ts';
import { copyFolderOnce } from './files/copy-immutable.ts';
import { releasePaths } from './files/release-paths.ts';
import { readRegistry, updateRegistry } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import { readHistoryOf, recordPublished } from './release-history.ts';
import { withReleaseLock } from './release-lock.ts';
import { readShellRelease, type ShellRelease } from './shell-release.ts';

export interface PublishOptions extends ChangeNote {
  /** Leaves alone what somebody rolled back or serves to a share of the visitors, and what needs a shell that was; for callers that publish whatever is built, on nobody's order. */
  readonly respectRollback?: boolean;
  /** Writes files of this version again that somebody has altered. */
  readonly repair?: boolean;
}

export interface PublishResult {
  readonly remote: RegisteredRemote;
  /**
   * `unchanged`: it was served already. `withdrawn`: it was rolled back, and another version stays, or the remote was taken out. `unfit`: it needs a shell
   * that was rolled back, and the version that fits the live one stays. `canary`: a share of the visitors has it, and that stays.
   */
  readonly outcome: 'published' | 'unchanged' | 'withdrawn' | 'unfit' | 'canary';
}

/**
 * Checks the build of a remote, copies it to its immutable place and points the registry at it.
 *
 * @throws ReleaseError when the build is refused; nothing is changed then.
 */
export async function publishRemote(
  distDir: string,
  releaseDir: string,
  options: PublishOptions = {},
): Promise<PublishResult> {
  const { files, description, remote } = await readRemoteBuild(distDir);
  const { name, version } = description;
  const digest = digestOf(files);
  let outcome: PublishResult['outcome'] = 'published';
  await updateRegistry(releaseDir, async (registry) => {
    checkOwnership(description, registry);
    const shell = await readShellRelease(releaseDir);
    const served = registry.remotes.find((other) => other.name === name);
    outcome = 'unfit';
    if (options.respectRollback && served !== undefined && (await isShellRolledBack(releaseDir, description, shell)))
      return registry;
    checkContract(description, shell?.contract);
    await keepFiles(releaseDir, description, { files, digest, repair: options.repair });
    outcome = 'unchanged';
    if (served?.baseUrl === remote.baseUrl) return registry;
    outcome = 'canary';
    if (options.respectRollback && served?.canary?.remote.version === version) return registry;
    outcome = 'withdrawn';
    if (options.respectRollback && (await isWithdrawn(releaseDir, description, served))) return registry;
    outcome = 'published';
    await recordPublished(releaseDir, name, served?.version, version);
    const revision = registry.revision + 1;
    const change = {
      action: 'publish',
      app: name,
      from: served?.version,
      to: version,
      digest,
      ...endOfCanary(served),
      revision,
    };
    await recordChange(releaseDir, change, options);
    return withRemote(registry, remote);
  });
  return { remote, outcome };
}

/**
 * Puts the build of a remote into its place without serving it, so that whatever would refuse it is known before anything
 * that counts on it is released.
 *
 * @returns as it would be registered; undefined when it was rolled back, and another version stays
 * @throws ReleaseError when the build is refused
 */
export async function stageRemote(distDir: string, releaseDir: string): Promise<RegisteredRemote | undefined> {
  const { files, description, remote } = await readRemoteBuild(distDir);
  const { name } = description;
  return await withReleaseLock(releaseDir, async () => {
    const registry = await readRegistry(releaseDir);
    checkOwnership(description, registry);
    await keepFiles(releaseDir, description, { files, digest: digestOf(files) });
    const served = registry.remotes.find((other) => other.name === name);
    const isServed = served?.baseUrl === remote.baseUrl;
    return !isServed && (await isWithdrawn(releaseDir, description, served)) ? undefined : remote;
  });
}

interface KeptFiles {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly digest: string;
  readonly repair?: boolean | undefined;
}

/** Puts a version into its place, and looks whether what is there already is still what was published. */
async function keepFiles(
  releaseDir: string,
  description: RemoteDescription,
  { files, digest, repair = false }: KeptFiles,
): Promise<void> {
  const isKnown = await checkSameBytes(releaseDir, description, digest);
  const place = releasePaths(releaseDir).remote(description.name, description.version);
  await copyFolderOnce(files, place, !isKnown ? 'refuse' : repair ? 'repair' : 'altered');
}

/**
 * A version that was published once stands for its bytes for ever: browsers keep them for a year, whatever becomes of the folder.
 *
 * @returns whether it is written down that this version was published with these bytes
 */
export async function checkSameBytes(
  releaseDir: string,
  { name, version }: RemoteDescription,
  digest: string,
): Promise<boolean> {
  const digestIn = ({ app, to, digest: own, canary }: Change) => {
    if (app !== name) return undefined;
    return canary?.to?.version === version ? canary.to.digest : to === version ? own : undefined;
  };
  const earlier = (await readChanges(releaseDir)).find((change) => digestIn(change) !== undefined);
  if (earlier === undefined) return false;
  if (digestIn(earlier) === digest) return true;
  throw new ReleaseError(
    `${name} ${version} was published with other files by ${earlier.by} at ${earlier.at}. What is published never changes: give the new build a new version.`,
  );
}

async function readRemoteBuild(distDir: string) {
  const files = await readBuildFiles(distDir);
  const description = parseRemoteDescription(files, distDir);
  checkFiles(description, files);
  checkSingleCopies(description, files);
  const remote: RegisteredRemote = {
    ...description,
    baseUrl: `/remotes/${description.name}/${description.version}/`,
  };
  return { files, description, remote };
}

/** The registry with `remote` in place of what had its name; in the order of names, so that two publishes commute. */
export function withRemote(registry: Registry, remote: RegistryEntry): Registry {
  const others = registry.remotes.filter((other) => other.name !== remote.name);
  return { ...registry, remotes: [...others, remote].sort((a, b) => a.name.localeCompare(b.name, 'en')) };
}

/** Whether somebody went back from this version, or took the remote out. */
async function isWithdrawn(
  releaseDir: string,
  { name, version }: RemoteDescription,
  served: RegistryEntry | undefined,
): Promise<boolean> {
  if (served !== undefined) return (await readHistoryOf(releaseDir, name)).withdrawn.includes(version);
  const last = (await readChanges(releaseDir)).findLast(({ app }) => app === name);
  return last !== undefined && last.to === undefined;
}

/** Whether the live shell does not provide what a remote needs, and is not the newest: somebody went back to it. */
async function isShellRolledBack(
  releaseDir: string,
  description: RemoteDescription,
  shell: ShellRelease | undefined,
): Promise<boolean> {
  if (shell === undefined || isForContract(description, shell.contract)) return false;
  return (await readHistoryOf(releaseDir, 'shell')).withdrawn.length > 0;
}
