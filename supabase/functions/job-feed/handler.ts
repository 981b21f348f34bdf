import type { FunctionEnvironment } from '../_shared/environment.ts';
import { serveFunction } from '../_shared/serve-function.ts';
import { takeQuota } from '../_shared/take-quota.ts';
import { type FeedAnswer, type FeedStatus, feedRequestSchema } from './contract.ts';
import { createFeeds } from './create-feeds.ts';
import { findJobs } from './find-jobs.ts';
import { refreshFeeds } from './refresh-feeds.ts';

/** External postings: fetched once for everybody, cleaned, kept in the database and served from there. */
export const handler = serveFunction({
  name: 'job-feed',
  body: { schema: feedRequestSchema, maxBytes: 4096, tooLargeMessage: 'The request is too large' },
  async answer({ body, environment, userId }) {
    await takeQuota(environment, userId, { kind: 'job-feed', callsPerDay: environment.FEED_CALLS_PER_DAY });
    const feeds = await freshFeeds(environment);
    const { results, count } = await findJobs(body, environment);
    const answer: FeedAnswer = { results, count, feeds };
    return Response.json(answer);
  },
  // Visitors read the remote postings that are kept: somebody must ask the feeds when nobody is signed in.
  maintain: async (environment) => Response.json({ feeds: await freshFeeds(environment) }),
});

/** Asks the feeds that are stale and tells how all stand. */
async function freshFeeds(environment: FunctionEnvironment): Promise<FeedStatus[]> {
  const feeds = createFeeds(environment);
  const runs = await refreshFeeds(environment, feeds);
  return feeds.map(({ source, attribution }) => {
    const run = runs.find((candidate) => candidate.source === source);
    return { source, ok: run?.ok === true, lastWorkedAt: run?.finished_at ?? null, attribution };
  });
}
