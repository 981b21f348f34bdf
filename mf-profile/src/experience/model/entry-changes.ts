import { addNew, type FoundEntry } from './merge-entries.ts';
import { type Entry, keyOf, type Resume, type Section } from './resume.ts';

/** What somebody does to their entries. It is carried out on those that are stored then, so that changes do not undo each other. */
export type EntryChange =
  /** In place of the entry with that key; what is not there, or not any more, is added. */
  | { readonly kind: 'put'; readonly section: Section; readonly key: string; readonly entry: Entry }
  | { readonly kind: 'remove'; readonly section: Section; readonly key: string }
  /** Only those that are not there in other words. */
  | { readonly kind: 'add-new'; readonly entries: readonly Omit<FoundEntry, 'line'>[] };

/** The entries after a change; carried out twice they are the same. */
export function applyEntryChange(resume: Resume, change: EntryChange): Resume {
  if (change.kind === 'add-new') return addNew(resume, change.entries);
  const { section, key } = change;
  const entries: readonly Entry[] = resume[section];
  if (change.kind === 'remove') return { ...resume, [section]: entries.filter((entry) => keyOf(entry) !== key) };
  const isIt = (entry: Entry) => keyOf(entry) === key || keyOf(entry) === keyOf(change.entry);
  return {
    ...resume,
    [section]: entries.some(isIt)
      ? entries.map((entry) => (isIt(entry) ? change.entry : entry))
      : [...entries, change.entry],
  };
}
