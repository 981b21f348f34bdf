import { readKept, writeKept } from '@fursa/shared/data/kept';
import * as z from 'zod/mini';

/** By the id of the job. */
const draftsSchema = z.record(z.string(), z.string());
const name = 'employer-notes';

/** A note to an employer that was written and not sent yet; it outlives a closed dialog, a reload and an ended session. */
export function readNoteDraft(userId: string, jobId: string): string | undefined {
  return readKept(userId, name, draftsSchema)?.[jobId];
}

/** Keeps a note on this device; undefined forgets it. Read anew each time: another tab may write one for another job. */
export function writeNoteDraft(userId: string, jobId: string, note: string | undefined): void {
  const { [jobId]: _, ...others } = readKept(userId, name, draftsSchema) ?? {};
  writeKept(userId, name, note === undefined ? others : { ...others, [jobId]: note });
}
