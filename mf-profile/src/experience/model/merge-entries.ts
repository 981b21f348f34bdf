import type { CvFacts } from '@fursa/engine/read-cv';
import { findOverlap } from './entry-dates.ts';
import { type EducationEntry, type Entry, makeId, type Resume, type Section, type WorkEntry } from './resume.ts';

/** Of what was read from a CV. */
export type FoundEntries = Pick<CvFacts, 'work' | 'education'>;

export type SectionEntry =
  | { readonly section: 'work'; readonly entry: WorkEntry }
  | { readonly section: 'education'; readonly entry: EducationEntry };

/** An entry that was found, and the line of the CV that names it. */
export type FoundEntry = SectionEntry & { readonly line: string };

/**
 * Adds what a CV says of work and education to what is there, never twice: the same employer or school at overlapping times is the
 * same, in other letters too. What is there stays as it is.
 */
export function mergeEntries(resume: Resume, found: FoundEntries): Resume {
  return addNew(resume, findNewEntries(resume, found));
}

/** The entries of a CV that are not there yet, each once, in the order of the CV. */
export function findNewEntries(resume: Resume, { work, education }: FoundEntries): readonly FoundEntry[] {
  const all: FoundEntry[] = [
    ...work.map((fact) => ({ section: 'work' as const, entry: toWorkEntry(fact), line: fact.line })),
    ...education.map((fact) => ({ section: 'education' as const, entry: toEducationEntry(fact), line: fact.line })),
  ];
  return all.filter(isNewTo(resume));
}

/** The same for entries that have the form of ours already. */
export function findNewOf(known: Resume, other: Pick<Resume, 'work' | 'education'>): readonly SectionEntry[] {
  const all: SectionEntry[] = [
    ...other.work.map((entry) => ({ section: 'work' as const, entry })),
    ...other.education.map((entry) => ({ section: 'education' as const, entry })),
  ];
  return all.filter(isNewTo(known));
}

/** For `filter`: true once for each entry that is not there yet. */
function isNewTo(resume: Resume): (found: SectionEntry) => boolean {
  const seen: { readonly [Key in Section]: Entry[] } = { work: [...resume.work], education: [...resume.education] };
  return ({ section, entry }) => {
    if (titlesOf(section, entry).every((title) => fold(title) === '')) return false;
    if (seen[section].some((known) => isSame(section, known, entry))) return false;
    seen[section].push(entry);
    return true;
  };
}

/** Adds those that are not there yet, of a CV or of a file. */
export function addNew(resume: Resume, found: readonly SectionEntry[]): Resume {
  const { work, education } = resume;
  const added = { work: [...work], education: [...education] };
  for (const { section, entry } of found) {
    if (added[section].some((known) => isSame(section, known, entry))) continue;
    const named = { ...entry, id: entry.id ?? makeId() };
    if (section === 'work') added.work.push(named);
    else added.education.push(named);
  }
  return { ...resume, ...added };
}

/** With a name of our own, given once, so that it is the same entry while the change is on its way. */
export function withId(found: SectionEntry): SectionEntry {
  const { section, entry } = found;
  const id = entry.id ?? makeId();
  return section === 'work' ? { section, entry: { ...entry, id } } : { section, entry: { ...entry, id } };
}

/** Whether two entries speak of the same work or school. */
function isSame(section: Section, one: Entry, other: Entry): boolean {
  const [[placeOfOne = '', ...titleOfOne], [placeOfOther = '', ...titleOfOther]] = [
    titlesOf(section, one).map(fold),
    titlesOf(section, other).map(fold),
  ];
  const isSamePlace = placeOfOne !== '' && placeOfOther !== '' ? placeOfOne === placeOfOther : undefined;
  const isSameTitle = titleOfOne.every(
    (part, at) => part === '' || titleOfOther[at] === '' || part === titleOfOther[at],
  );
  if (isSamePlace === false) return false;
  const overlap = findOverlap(one, other);
  if (overlap === 'apart') return false;
  // Without a place the title has to say it, and so it has to where times say nothing: somebody may have risen within a company.
  if (isSamePlace === undefined) return titleOfOne.some(Boolean) && titleOfOther.some(Boolean) && isSameTitle;
  return overlap === 'overlapping' || isSameTitle;
}

/** Where, and then what. */
function titlesOf(section: Section, entry: Entry): readonly string[] {
  const parts = section === 'work' ? [entry.name, entry.position] : [entry.institution, entry.area, entry.studyType];
  return parts.map((part) => (typeof part === 'string' ? part : ''));
}

/** Without capitals, accents, signs, and what companies add to their names. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/&/g, ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\b(?:the|ltd|limited|plc|co)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function toWorkEntry(fact: CvFacts['work'][number]): WorkEntry {
  const { name, position, location, summary, highlights } = fact;
  return withoutBlanks({ name, position, location, ...datesOf(fact), summary, highlights: [...highlights] });
}

function toEducationEntry(fact: CvFacts['education'][number]): EducationEntry {
  const { institution, area, studyType } = fact;
  return withoutBlanks({ institution, area, studyType, ...datesOf(fact) });
}

function datesOf({ startDate, endDate }: { readonly startDate: string | null; readonly endDate: string | null }) {
  return { startDate, endDate };
}

/** Columns hold no nulls and no empty lists. */
function withoutBlanks(entry: Readonly<Record<string, string | null | string[]>>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([name, value]) => (value === null || value.length === 0 ? [] : [[name, value]])),
  );
}
