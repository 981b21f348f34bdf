import { type FunctionEnvironment, readEnvironment } from '../../_shared/environment.ts';
import { type ExternalJob, toExternalJob } from '../external-job.ts';
import type { Feed, FeedReader } from '../feed.ts';
import { readFeed } from '../read-feed.ts';

/** A reader that only reads. */
export function readerOf(readJson: FeedReader['readJson']): FeedReader {
  const ignore = () => undefined;
  return { readJson, skipRows: ignore, missPart: ignore };
}

/** What one feed brings from the fixture server, as it would be stored. */
export async function loadJobs(
  create: (environment: FunctionEnvironment) => Feed,
  variables: Readonly<Record<string, string>>,
): Promise<ExternalJob[]> {
  const environment = readEnvironment({
    SUPABASE_URL: 'http://localhost',
    SUPABASE_PUBLISHABLE_KEY: 'publishable',
    SUPABASE_SECRET_KEY: 'secret',
    ...variables,
  });
  const feed = create(environment);
  const signal = AbortSignal.timeout(60_000);
  const postings = await feed.load(readerOf((request) => readFeed(request, signal)));
  const fetchedAt = new Date('2026-11-20T08:00:00Z');
  return postings.flatMap((posting) => toExternalJob(posting, { ...feed, fetchedAt }) ?? []);
}
