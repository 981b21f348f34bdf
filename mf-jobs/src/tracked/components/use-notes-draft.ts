import { deviceStorage } from '@fursa/shared/contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Application } from '../model/tracked-job.ts';

export interface NotesDraft {
  readonly notes: string;
  /** The stored notes from which it was written. */
  readonly before: string;
}

const draftSchema = z.object({ notes: z.string(), before: z.string() });

/** Of everything stored under such a key nothing outlives a sign-out. */
const keyOf = (id: string) => `fursa-application-notes:${id}`;

/** Notes that are being written: kept on the device until they are saved, so that neither reload nor sign-in loses them. */
export function useNotesDraft({ id, notes }: Pick<Application, 'id' | 'notes'>) {
  const [kept, setTracked] = useState(() => readDraft(id));
  const draft = kept ?? { notes, before: notes };
  return {
    draft,
    isChanged: draft.notes !== notes,
    edit(next: string, before: string): void {
      setTracked({ notes: next, before });
      writeDraft(id, { notes: next, before });
    },
    /** After these notes were saved; what was typed since stays. */
    forget(saved: string): void {
      setTracked((current) => {
        if (current === undefined || current.notes === saved) return undefined;
        return { ...current, before: saved };
      });
      const stored = readDraft(id);
      if (stored?.notes === saved) deviceStorage.removeItem(keyOf(id));
    },
  };
}

function readDraft(id: string): NotesDraft | undefined {
  const stored = deviceStorage.getItem(keyOf(id));
  if (stored === null) return undefined;
  try {
    return draftSchema.parse(JSON.parse(stored));
  } catch {
    // Not ours, or cut short; the stored notes are shown instead.
    return undefined;
  }
}

function writeDraft(id: string, draft: NotesDraft): void {
  deviceStorage.setItem(keyOf(id), JSON.stringify(draft));
}
