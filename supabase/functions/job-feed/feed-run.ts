import * as z from 'zod';
import { type FeedSource, feedSources } from '../_shared/feed-variables.ts';
import type { Feed } from './feed.ts';

/** A row of `feed_runs`: what all processes and users together have asked of a source. */
export const feedRunSchema = z.object({
  source: z.enum(feedSources),
  /** When it was last asked. */
  started_at: z.string().nullable(),
  /** When it last worked. */
  finished_at: z.string().nullable(),
  /** Whether it worked when it was last asked. */
  ok: z.boolean().nullable(),
  /** How many rows were left out when it last worked. */
  skipped_rows: z.number(),
  calls_today: z.number(),
  /** The day, in UTC, that `calls_today` is of. */
  day: z.string().nullable(),
});
export type FeedRun = z.infer<typeof feedRunSchema>;

const minute = 60_000;
/** Longer than any run takes, so that one cut short is taken up again. */
const retryAfterMs = 5 * minute;

export function neverRun(source: FeedSource): FeedRun {
  return { source, started_at: null, finished_at: null, ok: null, skipped_rows: 0, calls_today: 0, day: null };
}

export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

export function callsOn(day: string, run: FeedRun): number {
  return run.day === day ? run.calls_today : 0;
}

/** Whether the source should be asked now: its postings are stale, nobody is at it, and calls are left for today. */
export function isDue(feed: Feed, run: FeedRun, now: Date): boolean {
  const [sinceStart, sinceSuccess] = [since(run.started_at, now), since(run.finished_at, now)];
  // Also a run that told nothing of its end is not repeated at once.
  const hasWorked = run.ok === true && sinceSuccess <= sinceStart;
  if (sinceStart < retryAfterMs && !hasWorked) return false;
  if (hasWorked && sinceSuccess < feed.staleAfterMinutes * minute) return false;
  return callsOn(utcDay(now), run) + feed.callsPerLoad <= feed.callsPerDay;
}

function since(moment: string | null, now: Date): number {
  return moment === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(moment);
}
