import type { Found } from '../cv/read-cv.ts';
import type { ResumeJob } from './resume-text.ts';

/** "8 years", "miaka 8", and no dates. */
const statement = /(?<!\p{L})(?:years?|yrs?|miaka|mwaka)(?!\p{L})/iu;
/** Where jobs were missed, dates anywhere in the CV cover so many years more than the jobs; their sum would belittle the person. */
const maxMissed = 2;

/**
 * Years of work, and the line that shows them: what is stated, or what the dates of jobs cover, the longer of the two. Null where
 * neither is sure. `read` is what the whole CV says, with every year it names counted in full.
 */
export function yearsOfWork(
  read: Found<number> | null,
  jobs: readonly ResumeJob[],
  today: string,
): Found<number> | null {
  const [first] = jobs;
  const worked = monthsCovered(jobs, today) / 12;
  const isStated = read !== null && statement.test(read.line);
  if (isStated && read.value >= worked) return read;
  if (first === undefined || worked === 0 || (read !== null && read.value - worked > maxMissed)) return null;
  return { value: worked, line: first.line };
}

/** Months that jobs cover together. Between two that are dated by years only ("2010 - 2012", "2013 - 2015") nothing is missing. */
function monthsCovered(jobs: readonly ResumeJob[], today: string): number {
  const stretches = jobs.flatMap(({ startDate, endDate, isCurrent }) => {
    const end = isCurrent ? today : endDate;
    return startDate === null || end === null
      ? []
      : [{ from: firstMonth(startDate), to: monthAfter(end), startDate, end }];
  });
  let covered = 0;
  let last: (typeof stretches)[number] | undefined;
  for (const stretch of stretches.toSorted((one, other) => one.from - other.from)) {
    const isJoined =
      last !== undefined && last.end.length === 4 && stretch.startDate.length === 4 && stretch.from - last.to <= 12;
    const from = last === undefined ? stretch.from : isJoined ? last.to : Math.max(stretch.from, last.to);
    covered += Math.max(0, stretch.to - from);
    if (last === undefined || stretch.to > last.to) last = stretch;
  }
  return covered;
}

function firstMonth(date: string): number {
  const [year = '0', month = '1'] = date.split('-');
  return Number(year) * 12 + Number(month);
}

/** A year alone ends when it begins: "2019 - 2021" are two years. */
function monthAfter(date: string): number {
  return firstMonth(date) + (date.length === 4 ? 0 : 1);
}
