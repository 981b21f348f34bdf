import type { Years } from '../reading/facts/years.ts';
import { withoutMarkup } from '../reading/sentences.ts';
import type { WorkEntry } from './cv-facts.ts';
import { bySentence, entryBlocks } from './entry-lines.ts';
import { type ReadSections, readSections, type Zone } from './sections.ts';
import { columnsApart } from './text-columns.ts';
import { office, schoolWord } from './vocabulary.ts';
import { firstLine, type ReadWork, workEntries, workWithoutHeading } from './work-entries.ts';
import { isOrganisation, isRole } from './work-lines.ts';

/** Where a CV without the heading it needs may tell of jobs and schools. */
export const elsewhere = ['top', 'profile', 'other', 'skills'] as const;

/** What stands in a column at the side: the jobs may go on below it. */
const atSide = ['skills', 'languages', 'interests'] as const;

/** The jobs of a CV, in its order. */
export function jobsIn(parts: ReadSections): Omit<ReadWork, 'isForm'> {
  const blocks = entryBlocks(parts, 'work');
  const read = blocks.map(workEntries);
  // Where jobs are told in a form, what tells less than all of one elsewhere is what was done in them.
  const hasForm = read.some(({ isForm }) => isForm);
  const isRead = (entry: WorkEntry, isForm: boolean) => isForm || !hasForm || isWholeJob(entry);
  const entries = withoutTwins(read.flatMap((part) => part.entries.filter((entry) => isRead(entry, part.isForm))));
  const unread = distinct(
    read.flatMap((part) => [
      ...part.entries.filter((entry) => !isRead(entry, part.isForm)).map(({ line }) => line),
      ...part.unread,
    ]),
  );
  const looseIn = (zones: readonly Zone[]): WorkEntry[] =>
    zones.flatMap((zone) => entryBlocks(parts, zone).flatMap((block) => workWithoutHeading(bySentence(block))));
  const looseAtSide = () => looseIn(atSide).filter(isOfEmployer);
  if (entries.length === 0) {
    const loose = looseIn(elsewhere);
    const found = loose.length > 0 ? loose : looseAtSide();
    if (found.length > 0) return { entries: found, unread };
    // Of each part something, so that none is lost in silence.
    const silent = read.flatMap((part, at) => (part.unread.length > 0 ? part.unread : firstLine(blocks[at] ?? [])));
    return { entries: [], unread: distinct(silent) };
  }
  return { entries: [...entries, ...looseAtSide()], unread };
}

/** It has a known kind of work, an employer and a beginning and an end. */
function isWholeJob({ position, name, startDate, endDate, isCurrent }: WorkEntry): boolean {
  const isTimed = startDate !== null && (isCurrent || endDate !== startDate);
  return isTimed && position !== null && isRole(position) && name !== null && isOrganisation(name);
}

/** A CV may tell its jobs twice, at length and in a table: what tells the same of one is told once. */
function withoutTwins(entries: readonly WorkEntry[]): WorkEntry[] {
  const told = new Set<string>();
  return entries.filter(({ position, name, startDate, endDate }) => {
    const key = [position, name, startDate, endDate].join('|').toLowerCase();
    return startDate === null || told.size !== told.add(key).size;
  });
}

function distinct(lines: readonly string[]): string[] {
  return [...new Set(lines)];
}

/** Neither a course nor an office of a school or a club. */
function isOfEmployer({ name, position, startDate }: WorkEntry): boolean {
  // Whoever tells the month worked there, though nobody knows the name.
  const isTold = name !== null && (isOrganisation(name) || startDate?.length === 7);
  return isTold && !schoolWord.test(name) && !office.test(position ?? '');
}

/** The same of a plain text. Takes time in proportion to its length. */
export function jobsOf(text: string): readonly WorkEntry[] {
  return jobsIn(readSections(columnsApart(withoutMarkup(text)))).entries;
}

/** The newest of the jobs of a text, and where it names it. */
export interface NewestJob {
  readonly job: WorkEntry;
  /** In UTF-16 units, the end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** Undefined where no job tells its time. */
export function newestJob(text: string, jobs: readonly WorkEntry[]): NewestJob | undefined {
  const [newest] = newestFirst(jobs.filter(({ startDate }) => startDate !== null));
  if (newest === undefined) return undefined;
  const { lines } = readSections(withoutMarkup(text));
  // In the second of two columns it does not begin its line.
  const line =
    lines.find(({ text: written }) => written.startsWith(newest.line)) ??
    lines.find(({ cells }) => cells.includes(newest.line));
  return line && { job: newest, start: line.start, end: line.end };
}

/** Jobs that go on come first, then the others by their end; those of the same time stay in the order of the CV. */
export function newestFirst(jobs: readonly WorkEntry[]): readonly WorkEntry[] {
  // A year without a month may go to its end.
  const padded = (date: string | null): string => (date?.length === 4 ? `${date}-12` : (date ?? ''));
  const last = ({ startDate, endDate, isCurrent }: WorkEntry): string =>
    isCurrent ? `9999 ${padded(startDate)}` : padded(endDate ?? startDate);
  return jobs.toSorted((one, other) => (last(one) < last(other) ? 1 : last(one) > last(other) ? -1 : 0));
}

interface Period {
  readonly from: number;
  readonly to: number;
  readonly line: string;
}

const maxMonths = 50 * 12;

/** The years that jobs cover together up to `today`: those that overlap count once. Null where none tells its time. */
export function yearsWorked(jobs: readonly WorkEntry[], today: string): Years | null {
  const periods = jobs
    .flatMap((job) => periodOf(job, monthOf(today, 11)))
    .toSorted((one, other) => one.from - other.from);
  if (periods.length === 0) return null;
  let [covered, end] = [0, 0];
  for (const { from, to } of periods) {
    covered += Math.max(0, to + 1 - Math.max(from, end));
    end = Math.max(end, to + 1);
  }
  return { years: covered / 12, words: periods.map(({ line }) => line).join('; ') };
}

function periodOf({ startDate, endDate, isCurrent, line }: WorkEntry, thisMonth: number): Period[] {
  if (startDate === null) return [];
  // A year alone may have been a week of it.
  const isYear = startDate === endDate && startDate.length === 4;
  const from = monthOf(startDate, 0);
  const end = isYear ? from : isCurrent ? thisMonth : endDate === null ? from : monthOf(endDate, 11);
  // A contract may end later, and of "2024 to 2026" the rest of this year is still to come.
  const to = Math.min(end, thisMonth);
  return to < from || to - from > maxMonths ? [] : [{ from, to, line }];
}

/** Months from the year 0. */
function monthOf(date: string, otherwise: number): number {
  const [year = '', month] = date.split('-');
  return Number(year) * 12 + (month === undefined ? otherwise : Number(month) - 1);
}
