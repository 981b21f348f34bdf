import { serveFunction } from '../_shared/serve-function.ts';
import { takeQuota } from '../_shared/take-quota.ts';
import { type FeedAnswer, feedRequestSchema } from './contract.ts';
import { createFeeds } from './create-feeds.ts';
import { findJobs } from './find-jobs.ts';
import { refreshFeeds } from './refresh-feeds.ts';

/** External postings: fetched once for everybody, cleaned, kept in the database and served from there. */
export const handler = serveFunction({
  name: 'job-feed',
  body: { schema: feedRequestSchema, maxBytes: 4096, tooLargeMessage: 'The request is too large' },
  async answer({ body, environment, userId }) {
    await takeQuota(environment, userId, { kind: 'job-feed', callsPerDay: environment.FEED_CALLS_PER_DAY });
    const feeds = createFeeds(environment);
    const runs = await refreshFeeds(environment, feeds);
    const { results, count } = await findJobs(body, environment);
    const answer: FeedAnswer = {
      results,
      count,
      feeds: feeds.map(({ source, attribution }) => {
        const run = runs.find((candidate) => candidate.source === source);
        return { source, ok: run?.ok === true, lastWorkedAt: run?.finished_at ?? null, attribution };
      }),
    };
    return Response.json(answer);
  },
});
