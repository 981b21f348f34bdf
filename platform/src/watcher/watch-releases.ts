import type { RegistryEntry } from '@fursa/shared/contract/registry';
import type { Measured } from '../gateway/index.ts';
import { type Change, endCanary, readChanges, readRegistry, rollbackRemote } from '../release/index.ts';
import { messageOf, ReleaseError } from '../release/release-error.ts';
import { countFaults, judgeVersion } from './judge-version.ts';

/** Milliseconds between two looks. */
const pause = 60_000;

/** Looks every minute until it is stopped. A look that fails is told and followed by the next one. */
export function startWatcher(options: WatchOptions): () => void {
  const look = createWatch(options);
  let lastFailure: string | undefined;
  let isLooking = false;

  async function lookAgain(): Promise<void> {
    // A database that is slow is not asked twice at once.
    if (isLooking) return;
    isLooking = true;
    try {
      await look();
      lastFailure = undefined;
    } catch (error) {
      const failure = messageOf(error);
      if (failure !== lastFailure) options.tell(`The watcher of releases could not look: ${failure}`);
      lastFailure = failure;
    } finally {
      isLooking = false;
    }
  }

  const timer = setInterval(() => void lookAgain(), pause).unref();
  return () => clearInterval(timer);
}

/** `canary`: ends a trial that goes wrong. `rollback`: takes back what everybody has, too. */
export type WatcherPower = 'canary' | 'rollback';

export interface WatchOptions {
  readonly releaseDir: string;
  readonly power: WatcherPower;
  /** Undefined where nothing is measured. */
  readonly readSummary: (hours: number) => Promise<readonly Measured[] | undefined>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Gets one line for what was done, and for what only a person may do. */
  readonly tell: (line: string) => void;
}

const day = 86_400_000;
/** What a version is compared with may have been measured in the day before its own. */
const readHours = 48;
const by = 'watcher';

/**
 * One look at what was released within a day: versions that are clearly worse than the one before give way to it, by the same
 * code as the commands, with the numbers in the history.
 */
export function createWatch({ releaseDir, power, readSummary, now, tell }: WatchOptions): () => Promise<void> {
  const told = new Set<string>();

  function reportOnce({ name, version }: RegistryEntry, line: string): void {
    if (told.has(`${name} ${version}`)) return;
    told.add(`${name} ${version}`);
    tell(line);
  }

  async function watchCanary(served: RegistryEntry, change: Change, measured: readonly Measured[]): Promise<void> {
    const { name: remote, version: usual, canary } = served;
    const trial = canary?.remote.version;
    if (trial === undefined) return;
    // Both at the same time, so that a backend that fails is no fault of the trial.
    const since = Date.parse(change.at);
    const why = judgeVersion(
      countFaults(measured, { remote, version: trial, since }),
      countFaults(measured, { remote, version: usual, since }),
    );
    if (why === undefined) return;
    await endCanary(releaseDir, remote, { by, why, expected: trial });
    tell(`The trial of ${remote} ${trial} is over: ${why}`);
  }

  async function watchServed(served: RegistryEntry, change: Change, measured: readonly Measured[]): Promise<void> {
    const { name: remote, version } = served;
    if (change.from === undefined) return;
    const since = Date.parse(change.at);
    const why = judgeVersion(
      countFaults(measured, { remote, version, since }),
      countFaults(measured, { remote, version: change.from, since: since - day }),
    );
    if (why === undefined) return;
    if (power === 'canary') {
      reportOnce(served, `${remote} ${version} has many more faults than ${change.from}, and stays: ${why}`);
      return;
    }
    const { version: back } = await rollbackRemote(releaseDir, remote, change.from, { by, why, expected: version });
    tell(`${remote} is back at ${back}: ${why}`);
  }

  return async () => {
    const changes = (await readChanges(releaseDir)).filter(({ at }) => now() - Date.parse(at) < day);
    const watched = (await readRegistry(releaseDir)).remotes.flatMap((served) => {
      const change = changes.findLast(({ app }) => app === served.name);
      return change === undefined ? [] : [{ served, change }];
    });
    if (watched.length === 0) return;
    const measured = await readSummary(readHours);
    if (measured === undefined) return;
    for (const { served, change } of watched) {
      try {
        if (served.canary) await watchCanary(served, startOfTrial(changes, served) ?? change, measured);
        // What a person went back to, or took back, is that person's to judge.
        else if (['publish', 'promote'].includes(change.action)) await watchServed(served, change, measured);
      } catch (error) {
        if (!(error instanceof ReleaseError)) throw error;
        reportOnce(served, `The watcher left ${served.name} as it is: ${error.message}`);
      }
    }
  };
}

/** When the version on trial began to be one: it may have been given to more visitors since. */
function startOfTrial(changes: readonly Change[], { name, canary }: RegistryEntry): Change | undefined {
  const version = canary?.remote.version;
  return changes.find(
    ({ app, canary: share }) => app === name && share?.to?.version === version && share?.from?.version !== version,
  );
}
