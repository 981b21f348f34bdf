import type { Entry } from './resume.ts';

/** `YYYY` or `YYYY-MM`, as it stands at the beginning of a date of JSON Resume. */
const datePattern = /^(\d{4})(?:-(0[1-9]|1[0-2]))?/;

export interface DateParts {
  readonly year: string;
  /** `01` to `12`; empty when only the year is known. */
  readonly month: string;
}

/** Both empty for what is no date. */
export function readDate(date: string | undefined): DateParts {
  const match = datePattern.exec(date ?? '');
  return { year: match?.[1] ?? '', month: match?.[2] ?? '' };
}

/** Months since the year 0; the first or the last that a year alone may mean. */
function toMonths(date: string | undefined, isEnd: boolean): number | undefined {
  const { year, month } = readDate(date);
  if (year === '') return undefined;
  return Number(year) * 12 + (month === '' ? (isEnd ? 11 : 0) : Number(month) - 1);
}

/** Whether it has begun and not ended. */
export function isCurrent({ startDate, endDate }: Entry): boolean {
  return readDate(startDate).year !== '' && readDate(endDate).year === '';
}

/** For `toSorted`: what goes on, then what ended last, then what began last; without dates at the end, in their order. */
export function compareByTime(one: Entry, other: Entry): number {
  return rank(other) - rank(one) || (toMonths(other.startDate, false) ?? 0) - (toMonths(one.startDate, false) ?? 0);
}

function rank(entry: Entry): number {
  if (isCurrent(entry)) return Number.MAX_SAFE_INTEGER;
  return toMonths(entry.endDate, true) ?? 0;
}

export type Overlap = 'overlapping' | 'touching' | 'apart' | 'unknown';

/** How the times of two entries lie. They touch where one ends in the year or month in which the other begins. */
export function findOverlap(one: Entry, other: Entry): Overlap {
  const [a, b] = [spanOf(one), spanOf(other)];
  if (a === undefined || b === undefined) return 'unknown';
  if (a.start > b.end || b.start > a.end) return 'apart';
  const isJoint = (before: Entry, after: Entry) =>
    before.startDate !== after.startDate && before.endDate !== undefined && before.endDate === after.startDate;
  return isJoint(one, other) || isJoint(other, one) ? 'touching' : 'overlapping';
}

function spanOf(entry: Entry): { readonly start: number; readonly end: number } | undefined {
  const start = toMonths(entry.startDate, false) ?? toMonths(entry.endDate, false);
  if (start === undefined) return undefined;
  return { start, end: isCurrent(entry) ? Number.MAX_SAFE_INTEGER : (toMonths(entry.endDate, true) ?? start) };
}
