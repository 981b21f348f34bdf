import { deviceStorage } from '@fursa/shared/contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type EntryField, type EntryValues, entryFields } from '../model/entry-values.ts';

const openSchema = z.array(
  z.object({
    section: z.enum(['work', 'education']),
    key: z.string(),
    isNew: z.boolean(),
    values: z.record(z.enum(entryFields), z.string()),
  }),
);

/** An entry whose form is open, with what was typed. */
export interface OpenEntry {
  readonly section: 'work' | 'education';
  /** Of the entry; for a new one, the id that it will have. */
  readonly key: string;
  readonly isNew: boolean;
  readonly values: EntryValues;
}

/** Of everything stored under such a key nothing outlives a sign-out. */
const storageKey = (userId: string) => `fursa-profile-entries:${userId}`;

/** The forms that are open: kept on the device like the draft of the personal form, so that nothing typed is lost. */
export function useOpenEntries(userId: string) {
  const [open, setOpen] = useState(() => readOpen(userId));

  function change(next: (current: readonly OpenEntry[]) => readonly OpenEntry[]): void {
    setOpen((current) => {
      const changed = next(current);
      writeOpen(userId, changed);
      return changed;
    });
  }

  return {
    open,
    /** Opens a form, or opens it again with what was typed. */
    show(entry: OpenEntry): void {
      change((current) => (current.some(({ key }) => key === entry.key) ? current : [...current, entry]));
    },
    edit(key: string, field: EntryField, value: string): void {
      change((current) =>
        current.map((entry) => (entry.key === key ? { ...entry, values: { ...entry.values, [field]: value } } : entry)),
      );
    },
    close(key: string): void {
      change((current) => current.filter((entry) => entry.key !== key));
    },
  };
}

function readOpen(userId: string): readonly OpenEntry[] {
  try {
    return openSchema.parse(JSON.parse(deviceStorage.getItem(storageKey(userId)) ?? '[]'));
  } catch {
    // Not ours, or cut short; what is stored at the backend is shown instead.
    return [];
  }
}

function writeOpen(userId: string, open: readonly OpenEntry[]): void {
  if (open.length === 0) deviceStorage.removeItem(storageKey(userId));
  else deviceStorage.setItem(storageKey(userId), JSON.stringify(open));
}
