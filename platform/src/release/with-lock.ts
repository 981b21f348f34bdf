import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode, isMissing } from './read-json-file.ts';
import { ReleaseError } from './release-error.ts';

const patienceMs = 15_000;

/** Runs `action` while no other process runs one under the same lock file. The lock of a dead process is taken over. */
export async function withLock<Result>(lockFile: string, action: () => Promise<Result>): Promise<Result> {
  const own = `${lockFile}.${randomUUID()}`;
  await writeFile(own, String(process.pid));
  try {
    await acquire(lockFile, own);
    try {
      return await action();
    } finally {
      await rm(lockFile, { force: true });
    }
  } finally {
    await rm(own, { force: true });
  }
}

/** A hard link appears together with its content, so nobody ever reads a lock without its owner. */
async function acquire(lockFile: string, own: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      await link(own, lockFile);
      return;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const owner = await readOwner(lockFile);
    if (owner !== undefined && !isAlive(owner)) await removeStaleLock(lockFile, owner);
    else if (Date.now() > deadline) {
      throw new ReleaseError(
        `Another release step (process ${owner ?? 'unknown'}) holds ${lockFile}. Wait for it, or delete that file when the process is gone.`,
      );
    } else await delay(10 + Math.random() * 30);
  }
}

/** Moved aside before it is judged again: of several processes that saw the dead owner only one moves that file. */
async function removeStaleLock(lockFile: string, deadOwner: number): Promise<void> {
  const aside = `${lockFile}.${randomUUID()}`;
  try {
    await rename(lockFile, aside);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  if ((await readOwner(aside)) !== deadOwner) await link(aside, lockFile).catch(ignoreExisting);
  await rm(aside, { force: true });
}

async function readOwner(file: string): Promise<number | undefined> {
  try {
    return Number(await readFile(file, 'utf8'));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isAlive(processId: number): boolean {
  if (!Number.isSafeInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function ignoreExisting(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error;
}
