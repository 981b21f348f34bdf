import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll } from 'vitest';
import { signedIn } from '../../tests/people.ts';
import { feedVariablesFor } from './testing/answer-feeds.ts';
import { type FixtureServer, startFixtureServer } from './testing/fixture-server.ts';
import { jobFeedSuite } from './testing/job-feed-suite.ts';
import { refreshSuite } from './testing/refresh-suite.ts';

let feeds: FixtureServer;
let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let tokens: { seeker: string; newcomer: string };
beforeAll(async () => {
  feeds = await startFixtureServer();
  backend = await startTestBackendWithDatabase({ functionVariables: feedVariablesFor(feeds.url) });
  tokens = { seeker: await tokenOf('seeker'), newcomer: await tokenOf('newcomer') };
});
afterAll(async () => {
  await backend.close();
  await feeds.close();
});

async function tokenOf(name: 'seeker' | 'newcomer'): Promise<string> {
  const { data } = await (await signedIn(backend, name)).auth.getSession();
  return data.session?.access_token ?? '';
}

const target = () => ({ url: `${backend.url}/functions/v1/job-feed`, tokens, feeds, supabase: backend });
jobFeedSuite('The job feed of the embedded backend', target);
refreshSuite('The schedule of the embedded backend', target);
