import type { FunctionEnvironment } from '../_shared/environment.ts';
import { serveFunction } from '../_shared/serve-function.ts';
import { createServiceClient } from '../_shared/supabase-client.ts';
import { type FeedAnswer, type FeedStatus, feedRequestSchema } from './contract.ts';
import { createFeeds } from './create-feeds.ts';
import type { FeedRun } from './feed-run.ts';
import { readRuns } from './feed-store.ts';
import { findJobs } from './find-jobs.ts';
import { refreshFeeds } from './refresh-feeds.ts';

/**
 * External postings: fetched by a schedule, once for everybody, cleaned, kept in the database and served from there. Whoever
 * reads them writes nothing and asks no feed.
 */
export const handler = serveFunction({
  name: 'job-feed',
  body: { schema: feedRequestSchema, maxBytes: 4096, tooLargeMessage: 'The request is too large' },
  async answer({ body, environment }) {
    const supabase = createServiceClient(environment);
    const [{ results, count }, runs] = await Promise.all([
      findJobs(body, environment),
      readRuns(supabase, environment.FEED_SOURCES),
    ]);
    const answer: FeedAnswer = { results, count, feeds: statusOf(environment, runs) };
    return Response.json(answer);
  },
  maintain: async (environment) => {
    const runs = await refreshFeeds(environment, createFeeds(environment));
    return Response.json({ feeds: statusOf(environment, runs) });
  },
});

/** A feed that was not asked yet has not failed. */
function statusOf(environment: FunctionEnvironment, runs: readonly FeedRun[]): FeedStatus[] {
  return createFeeds(environment).map(({ source, attribution }) => {
    const run = runs.find((candidate) => candidate.source === source);
    return {
      source,
      ok: run?.ok !== false,
      lastWorkedAt: run?.finished_at ?? null,
      skipped: run?.skipped_rows ?? 0,
      attribution,
    };
  });
}
