import { fold } from '../../experience/model/merge-entries.ts';
import type { CvFacts } from '../reading/cv-reading.ts';

type WorkEntry = CvFacts['work'][number];
/** What a reading tells of work. */
type ReadWork = Pick<CvFacts, 'work' | 'unread'>;

/** A job that an AI service copied out of a CV. */
export type ToldJob = Pick<WorkEntry, 'position' | 'name' | 'startDate' | 'endDate' | 'isCurrent' | 'line'>;

/**
 * A reading with the jobs that an AI service copied out of the same CV. One of the same time takes the place of what we read, with
 * what we read below it; a line that could not be read and now tells a job is understood.
 *
 * @returns the reading, and how many jobs are new in it or have another post or employer
 */
export function mergeToldJobs<Facts extends ReadWork>(
  facts: Facts,
  told: readonly ToldJob[],
): { readonly facts: Facts; readonly changed: number } {
  const work = [...facts.work];
  const changed: ToldJob[] = [];
  for (const job of told) {
    if (work.some((known) => isSameJob(known, job))) continue;
    changed.push(job);
    const at =
      hasTime(job) && isAlone(told, job) && isAlone(work, job) ? work.findIndex((known) => isAtOnce(known, job)) : -1;
    const known = work[at];
    if (known === undefined) work.push({ ...job, location: null, summary: null, highlights: [] });
    else
      work[at] = { ...known, line: job.line, position: job.position ?? known.position, name: job.name ?? known.name };
  }
  const unread = facts.unread.filter((line) => !changed.some((job) => tells(line, job)));
  return { facts: { ...facts, work, unread }, changed: changed.length };
}

/** What one of them does not say makes no difference. */
function isSameJob(known: ToldJob, job: ToldJob): boolean {
  const isSame = (one: string | null, other: string | null) =>
    other === null || (one !== null && fold(one) === fold(other));
  const isTimed = !hasTime(job) || !hasTime(known) || isAtOnce(known, job);
  return isTimed && isSame(known.position, job.position) && isSame(known.name, job.name);
}

function hasTime({ startDate, endDate, isCurrent }: ToldJob): boolean {
  return startDate !== null || endDate !== null || isCurrent;
}

function isAtOnce(one: ToldJob, other: ToldJob): boolean {
  return (['startDate', 'endDate', 'isCurrent'] as const).every((part) => one[part] === other[part]);
}

/** Two jobs at the same time cannot be told apart by it. */
function isAlone(jobs: readonly ToldJob[], job: ToldJob): boolean {
  return jobs.filter((other) => isAtOnce(other, job)).length === 1;
}

function tells(line: string, { position, name }: ToldJob): boolean {
  const words = fold(line);
  return [position, name].every((part) => part === null || words.includes(fold(part)));
}
