import { readFromDevice, useDeviceDraft, writeToDevice } from '@fursa/shared/data/device-draft';
import * as z from 'zod/mini';

type NoteDrafts = Readonly<Record<string, string>>;

/** Notes by the id of the job. */
const draftsSchema: z.ZodMiniType<NoteDrafts> = z.record(z.string(), z.string());
const none: NoteDrafts = {};
const keyOf = (userId: string) => ({ userId, name: 'employer-notes' });

/**
 * A note to an employer that is written and not sent; it outlives a closed dialog, a reload and an ended session.
 *
 * @param sent what the employer has; writing the same again is no draft
 */
export function useNoteDraft(userId: string, jobId: string, sent: string): readonly [string, (note: string) => void] {
  const [drafts, change] = useDeviceDraft(keyOf(userId), draftsSchema, none);
  return [
    drafts[jobId] ?? sent,
    (note) => change((current) => (note === sent ? without(current, jobId) : { ...current, [jobId]: note })),
  ];
}

export function forgetNoteDraft(userId: string, jobId: string): void {
  writeToDevice(keyOf(userId), without(readFromDevice(keyOf(userId), draftsSchema) ?? none, jobId));
}

function without(drafts: NoteDrafts, jobId: string): NoteDrafts {
  const { [jobId]: _, ...others } = drafts;
  return others;
}
