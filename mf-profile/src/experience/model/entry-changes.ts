import { addNew, fold, type SectionEntry } from './merge-entries.ts';
import { type Certificate, type Entry, keyOf, type Language, type Resume, type Section } from './resume.ts';

/** What has no form of its own yet. */
export interface ListParts {
  readonly languages: readonly Language[];
  readonly certificates: readonly Certificate[];
}

/** What somebody does to their entries. It is carried out on those that are stored then, so that changes do not undo each other. */
export type EntryChange =
  /** In place of the entry with that key; what is not there, or not any more, is added. */
  | { readonly kind: 'put'; readonly section: Section; readonly key: string; readonly entry: Entry }
  | { readonly kind: 'remove'; readonly section: Section; readonly key: string }
  /** Only what is not there in other words. */
  | { readonly kind: 'add-new'; readonly entries: readonly SectionEntry[]; readonly lists?: ListParts };

/** The entries after a change; carried out twice they are the same. */
export function applyEntryChange(resume: Resume, change: EntryChange): Resume {
  if (change.kind === 'add-new') {
    const added = addNew(resume, change.entries);
    return change.lists === undefined ? added : { ...added, ...addLists(resume, change.lists) };
  }
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

/** Languages and certificates with those that are not there by name. */
export function addLists(known: ListParts, added: ListParts): ListParts {
  return {
    languages: addNamed(known.languages, added.languages, ({ language }) => language),
    certificates: addNamed(known.certificates, added.certificates, ({ name }) => name),
  };
}

function addNamed<Item>(
  known: readonly Item[],
  added: readonly Item[],
  nameOf: (item: Item) => string | undefined,
): Item[] {
  const all = [...known];
  const names = new Set(known.map((item) => fold(nameOf(item) ?? '')));
  for (const item of added) {
    const name = fold(nameOf(item) ?? '');
    if (name === '' || names.has(name)) continue;
    names.add(name);
    all.push(item);
  }
  return all;
}
