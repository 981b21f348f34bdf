import type { FunctionEnvironment } from '../_shared/environment.ts';
import { type ExternalJob, toExternalJob } from './external-job.ts';
import type { Feed } from './feed.ts';
import { FeedError } from './feed-error.ts';
import { type FeedRun, isDue, neverRun } from './feed-run.ts';
import { createFeedStore, type FeedStore } from './feed-store.ts';
import { readFeed } from './read-feed.ts';

const maxRows = 200;

/** Whoever calls while feeds are being asked waits for the same answers. One entry per installation in this process. */
const flights = new WeakMap<FunctionEnvironment, Promise<FeedRun[]>>();

/**
 * Asks the feeds whose postings are stale, for everybody at once: in this process, and through `feed_runs` in all.
 *
 * @returns how each feed stands
 */
export function refreshFeeds(environment: FunctionEnvironment, feeds: readonly Feed[]): Promise<FeedRun[]> {
  const running = flights.get(environment);
  if (running !== undefined) return running;
  const flight = refreshStale(environment, feeds).finally(() => flights.delete(environment));
  flights.set(environment, flight);
  return flight;
}

async function refreshStale(environment: FunctionEnvironment, feeds: readonly Feed[]): Promise<FeedRun[]> {
  const store = createFeedStore(environment);
  const sources = feeds.map(({ source }) => source);
  // First of all, and also when no feed is due or none is asked any more: people search what lies there.
  await store.dropOtherSources(sources);
  const runs = await store.runs(sources);
  const now = new Date();
  const claimed = await Promise.all(
    feeds.map(async (feed) => {
      const run = runs.find(({ source }) => source === feed.source) ?? neverRun(feed.source);
      return isDue(feed, run, now) && (await store.claim(run, feed.callsPerLoad, now));
    }),
  );
  const due = feeds.filter((_, index) => claimed[index]);
  if (due.length === 0) return runs;
  await Promise.all(due.map((feed) => refresh(feed, store, environment)));
  return await store.runs(sources);
}

async function refresh(feed: Feed, store: FeedStore, { FEED_TIMEOUT_MS }: FunctionEnvironment): Promise<void> {
  const fetchedAt = new Date();
  const signal = AbortSignal.timeout(FEED_TIMEOUT_MS);
  try {
    const postings = await feed.load((request) => readFeed(request, signal));
    const jobs = postings.flatMap((posting) => toExternalJob(posting, { ...feed, fetchedAt }) ?? []);
    await store.keep(feed.source, newest(jobs), fetchedAt);
    await store.finish(feed.source, { workedAt: fetchedAt });
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    await store.finish(feed.source, { error: error.message });
  }
}

/** Each posting once, the newest, and no more than a feed is worth. */
function newest(jobs: readonly ExternalJob[]): ExternalJob[] {
  const unique = new Map(jobs.map((job) => [job.external_id, job]));
  return [...unique.values()]
    .sort((one, other) => (other.posted_at ?? '').localeCompare(one.posted_at ?? ''))
    .slice(0, maxRows);
}
