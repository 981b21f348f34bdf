import type { FunctionEnvironment } from '../_shared/environment.ts';
import { faultOf } from '../_shared/function-error.ts';
import { type ExternalJob, toExternalJob } from './external-job.ts';
import { type Feed, FeedError } from './feed.ts';
import { type FeedRun, isDue, neverRun } from './feed-run.ts';
import { createFeedStore, type FeedStore, type Outcome } from './feed-store.ts';
import { readFeed } from './read-feed.ts';

const maxRows = 200;

/**
 * Asks the feeds whose postings are stale, for everybody at once. Processes that do so at the same time share `feed_runs`, which lets
 * one of them ask a feed.
 *
 * @returns how each feed stands
 */
export async function refreshFeeds(environment: FunctionEnvironment, feeds: readonly Feed[]): Promise<FeedRun[]> {
  const store = createFeedStore(environment);
  const sources = feeds.map(({ source }) => source);
  // Samples are for installations that have nothing else. What real feeds brought stays when they are asked no more: it may
  // be a variable that was forgotten.
  if (sources.length > 0 && !sources.includes('sample')) await store.dropUnseen('sample', new Date());
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

/** Whatever goes wrong is a failure of this feed alone, and stands in its run, so that it is left alone for a while. */
async function refresh(feed: Feed, store: FeedStore, environment: FunctionEnvironment): Promise<void> {
  const started = performance.now();
  const outcome = await load(feed, store, environment).catch((error: unknown): Outcome => {
    if (error instanceof FeedError) return { error: error.message };
    const ms = Math.round(performance.now() - started);
    environment.log({ function: 'job-feed', method: 'POST', status: 500, ms, fault: faultOf(error) });
    return { error: 'its postings could not be stored' };
  });
  await store.finish(feed.source, outcome);
}

async function load(feed: Feed, store: FeedStore, { FEED_TIMEOUT_MS }: FunctionEnvironment): Promise<Outcome> {
  const fetchedAt = new Date();
  const signal = AbortSignal.timeout(FEED_TIMEOUT_MS);
  let skipped = 0;
  let isWhole = true;
  const postings = await feed.load({
    readJson: (request) => readFeed(request, signal),
    skipRows: (count) => {
      skipped += count;
    },
    missPart: () => {
      isWhole = false;
    },
  });
  const jobs = postings.flatMap((posting) => toExternalJob(posting, { ...feed, fetchedAt }) ?? []);
  const chosen = newest(jobs);
  const added = await store.add(chosen);
  if (chosen.length > 0 && added === 0) throw new FeedError('none of its rows could be stored');
  // An answer without postings tells nothing about those of before: what is not seen for a week is shown no more anyway.
  if (added > 0 && isWhole) await store.dropUnseen(feed.source, fetchedAt);
  return { workedAt: fetchedAt, skipped: skipped + postings.length - jobs.length + chosen.length - added };
}

/** Each posting once, the newest, and no more than a feed is worth. */
function newest(jobs: readonly ExternalJob[]): ExternalJob[] {
  const unique = new Map(jobs.map((job) => [job.external_id, job]));
  return [...unique.values()]
    .sort((one, other) => (other.posted_at ?? '').localeCompare(one.posted_at ?? ''))
    .slice(0, maxRows);
}
