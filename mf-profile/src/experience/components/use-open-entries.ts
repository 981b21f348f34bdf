import { useDeviceDraft } from '@fursa/shared/data/device-draft';
import * as z from 'zod/mini';
import { type EntryField, type EntryValues, entryFields } from '../model/entry-values.ts';

/** An entry whose form is open, with what was typed. */
export interface OpenEntry {
  readonly section: 'work' | 'education';
  /** Of the entry; for a new one, the id that it will have. */
  readonly key: string;
  readonly isNew: boolean;
  readonly values: EntryValues;
}

const openSchema: z.ZodMiniType<readonly OpenEntry[]> = z.array(
  z.object({
    section: z.enum(['work', 'education']),
    key: z.string(),
    isNew: z.boolean(),
    values: z.record(z.enum(entryFields), z.string()),
  }),
);
const none: readonly OpenEntry[] = [];

/** The forms that are open, with what was typed. */
export function useOpenEntries(userId: string) {
  const [open, change] = useDeviceDraft({ userId, name: 'profile-entries' }, openSchema, none);

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
