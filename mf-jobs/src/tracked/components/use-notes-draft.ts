import { useDeviceDraft } from '@fursa/shared/data/device-draft';
import { useAuthStore } from '@fursa/shared/session';
import * as z from 'zod/mini';
import type { Application } from '../model/tracked-job.ts';

const draftSchema = z.nullable(
  z.object({
    notes: z.string(),
    /** The stored notes from which it was written. */
    before: z.string(),
  }),
);

/** Notes that are being written, stored on the device until they are saved, so that neither reload nor sign-in loses them. */
export function useNotesDraft({ id, notes }: Pick<Application, 'id' | 'notes'>) {
  const userId = useAuthStore((state) => state.user?.id ?? '');
  const [stored, change] = useDeviceDraft({ userId, name: 'application-notes', id }, draftSchema, null);
  const draft = stored ?? { notes, before: notes };
  return {
    draft,
    isChanged: draft.notes !== notes,
    edit: (next: string, before: string) => change({ notes: next, before }),
    /** After these notes were saved; what was typed since stays. */
    forget(saved: string): void {
      change((current) => {
        if (current === null || current.notes === saved) return null;
        // What another tab has written is based on older notes, of which its conflict tells.
        return current.notes === draft.notes ? { ...current, before: saved } : current;
      });
    },
  };
}
