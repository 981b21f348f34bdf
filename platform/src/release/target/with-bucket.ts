import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { updateRegistry } from '../registry-file.ts';
import { ReleaseError } from '../release-error.ts';
import { ConflictError, type ObjectStore } from './object-store.ts';
import { pullRelease } from './pull-release.ts';
import { pushSite, pushSwitch } from './push-release.ts';
import { stateKey } from './release-state.ts';

/** How often a release starts over when others are faster. Each time one of them gets on. */
const maxTries = 12;
const maxPauseMs = 400;

export interface BucketStep {
  /** What the command names: versions among it are there in full. */
  readonly words?: readonly string[];
  /** Looks, and changes nothing. */
  readonly isReading?: boolean;
  /** Is called when somebody else was faster, before the step starts over. */
  readonly onStartOver?: () => void;
}

/**
 * Runs a step of a release on a working copy of a bucket, and brings the bucket to what became of it. When somebody else has released
 * meanwhile, the step starts over on what holds then.
 *
 * @throws ReleaseError as the step does, and when the bucket refuses
 */
export async function withBucket<Result>(
  store: ObjectStore,
  { words = [], isReading = false, onStartOver }: BucketStep,
  step: (releaseDir: string) => Promise<Result>,
): Promise<Result> {
  const run = async (folder: string) => {
    const pulled = await pullRelease(store, folder, words);
    const result = await step(folder);
    if (isReading) return { result, isSettled: true };
    const etag = await pushSwitch(store, folder, pulled);
    return { result, isSettled: await settle(store, () => pushSite(store, folder, pulled), etag) };
  };
  const { result, isSettled } = await startingOver(store, () => inWorkingCopy(run), onStartOver);
  // What holds is another release, or what visitors see was written by two at once.
  if (!isSettled) await startingOver(store, () => completeSite(store));
  return result;
}

/** Writes what visitors see once more, from the state that holds now. */
async function completeSite(store: ObjectStore): Promise<void> {
  const isSettled = await inWorkingCopy(async (folder) => {
    const pulled = await pullRelease(store, folder, []);
    await updateRegistry(folder, (registry) => registry);
    return await settle(store, () => pushSite(store, folder, pulled), pulled.state.etag);
  });
  if (!isSettled) throw new ConflictError('the site was written by somebody else');
}

/** @returns whether the site is written, and still of the state that holds */
async function settle(store: ObjectStore, write: () => Promise<void>, etag: string | undefined): Promise<boolean> {
  try {
    if ((await store.head(stateKey)) !== etag) return false;
    await write();
    return (await store.head(stateKey)) === etag;
  } catch (error) {
    if (error instanceof ConflictError) return false;
    if (!(error instanceof ReleaseError)) throw error;
    throw new ReleaseError(
      `${error.message} The release holds already, but its pages may still be the old ones: publish what is served again, that completes them.`,
    );
  }
}

async function startingOver<Result>(
  store: ObjectStore,
  run: () => Promise<Result>,
  onStartOver?: () => void,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      if (attempt === maxTries) {
        throw new ReleaseError(`Others release to ${store.name} all the time (${error.message}). Try again later.`);
      }
      onStartOver?.();
      await delay(Math.random() * maxPauseMs);
    }
  }
}

async function inWorkingCopy<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), `fursa-target-${process.pid}-`));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
