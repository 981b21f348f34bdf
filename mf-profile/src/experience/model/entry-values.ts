import type { ExperienceMessages } from '../messages.ts';
import { isCurrent, readDate } from './entry-dates.ts';
import { type Entry, makeId, type Section } from './resume.ts';

/** The fields of one line, in the order of the form. */
export const lineFields = {
  work: ['position', 'name', 'location'],
  education: ['institution', 'area', 'studyType'],
} as const;

const timeFields = ['startMonth', 'startYear', 'endMonth', 'endYear'] as const;

export type LineField = (typeof lineFields)[Section][number];

export const entryFields = [
  ...lineFields.work,
  ...lineFields.education,
  ...timeFields,
  /** `yes` or empty. */
  'isCurrent',
  'details',
] as const;

export type EntryField = (typeof entryFields)[number];

/** What stands in the form of an entry, as it was typed. Fields of the other kind are empty. */
export type EntryValues = Readonly<Record<EntryField, string>>;

export type EntryErrors = Readonly<Partial<Record<EntryField, string>>>;

export const emptyValues: EntryValues = readValues('work', {});

export function readValues(section: Section, entry: Entry): EntryValues {
  const text = (name: LineField) => {
    const value = entry[name];
    return typeof value === 'string' ? value : '';
  };
  const [start, end] = [readDate(entry.startDate), readDate(entry.endDate)];
  return {
    position: text('position'),
    name: text('name'),
    location: text('location'),
    institution: text('institution'),
    area: text('area'),
    studyType: text('studyType'),
    startMonth: start.month,
    startYear: start.year,
    endMonth: end.month,
    endYear: end.year,
    isCurrent: section === 'work' && isCurrent(entry) ? 'yes' : '',
    details: detailsOf(entry).join('\n'),
  };
}

/** What stands below it, in lines. */
export function detailsOf(entry: Entry): readonly string[] {
  const summary = typeof entry.summary === 'string' ? entry.summary.split('\n') : [];
  const highlights = Array.isArray(entry.highlights) ? entry.highlights : [];
  return [...summary, ...highlights].flatMap((line) => (typeof line === 'string' && line.trim() ? [line.trim()] : []));
}

/** The entry with what was typed. What the form does not show is kept, and so is what was not changed. */
export function toEntry(section: Section, values: EntryValues, before: Entry = {}): Entry {
  const lines = lineFields[section].map((name) => [name, values[name].trim()] as const);
  const changed: Entry = {
    ...before,
    id: before.id ?? makeId(),
    ...Object.fromEntries(lines),
    ...toDates(values, before),
  };
  if (section === 'work' && values.details.trim() !== detailsOf(before).join('\n'))
    Object.assign(changed, { summary: '', highlights: detailsOf({ summary: values.details }) });
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => !isBlank(value)));
}

function toDates(values: EntryValues, before: Entry): Entry {
  const startDate = toDate(values.startYear, values.startMonth, before.startDate);
  return { startDate, endDate: values.isCurrent ? '' : toDate(values.endYear, values.endMonth, before.endDate) };
}

/** A day that the form cannot show stays, as long as month and year do. */
function toDate(year: string, month: string, before = ''): string {
  const known = readDate(before);
  if (known.year === year.trim() && known.month === month) return before;
  return [year.trim(), month].filter(Boolean).join('-');
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

const maxCharacters = 200;
const maxDetails = 5000;
const invisible = /[\p{Cc}\u2028\u2029]/u;
const year = /^(?:19[3-9]|20\d)\d$/;

/** What is wrong with an entry, by field, in the words of the page. */
export function findEntryErrors(
  section: Section,
  values: EntryValues,
  text: ExperienceMessages,
  now = new Date(),
): EntryErrors {
  const errors: Partial<Record<EntryField, string>> = {};
  const [first, ...others] = lineFields[section];
  for (const name of lineFields[section]) {
    if ([...values[name].trim()].length > maxCharacters) errors[name] = text.tooLong(maxCharacters);
    else if (invisible.test(values[name].trim())) errors[name] = text.oneLine;
  }
  const naming = section === 'work' ? others.slice(0, 1) : others;
  if ([first, ...naming].every((name) => values[name].trim() === ''))
    errors[first] = section === 'work' ? text.noWork : text.noEducation;
  if ([...values.details].length > maxDetails) errors.details = text.tooLong(maxDetails);
  return { ...errors, ...findTimeErrors(section, values, text, now) };
}

function findTimeErrors(section: Section, values: EntryValues, text: ExperienceMessages, now: Date): EntryErrors {
  const [from, to] = [values.startYear.trim(), values.isCurrent ? '' : values.endYear.trim()];
  const startYear = values.isCurrent && from === '' ? text.noStart : findYearError(from, values.startMonth, text);
  const endYear = values.isCurrent ? undefined : findYearError(to, values.endMonth, text);
  if (startYear !== undefined || endYear !== undefined)
    return { ...(startYear && { startYear }), ...(endYear && { endYear }) };
  if (from === '') return {};
  const thisMonth = `${now.getMonth() + 1}`.padStart(2, '0');
  const isLater = isBefore(`${now.getFullYear()}`, thisMonth, from, values.startMonth);
  // A course may be agreed for next year; work that has not begun is no experience.
  if (isLater && (values.isCurrent || section === 'work')) return { startYear: text.startsLater };
  if (values.isCurrent) return {};
  // Work that has begun and not ended is shown as if it went on.
  if (to === '') return section === 'work' ? { endYear: text.noEnd } : {};
  return isBefore(to, values.endMonth, from, values.startMonth) ? { endYear: text.endsEarly } : {};
}

/** Within a year only two months can be compared. */
function isBefore(year: string, month: string, otherYear: string, otherMonth: string): boolean {
  return year < otherYear || (year === otherYear && month !== '' && otherMonth !== '' && month < otherMonth);
}

function findYearError(typed: string, month: string, text: ExperienceMessages): string | undefined {
  if (typed === '') return month === '' ? undefined : text.noYear;
  return year.test(typed) ? undefined : text.notAYear;
}
