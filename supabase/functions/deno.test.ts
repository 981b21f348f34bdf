// @module-tag deno
import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeProvider, startFakeProvider } from './_ai/testing/fake-provider.ts';
import { hastyVariables, providerVariables } from './_ai/testing/function-target.ts';
import { openPlace, type Place, targetOf } from './_ai/testing/open-place.ts';
import { type DenoFunction, DenoFunctions, findDeno } from './_shared/testing/run-in-deno.ts';
import { analyzeFaultsSuite } from './ai-analyze/testing/faults-suite.ts';
import { chatLocalSuite } from './ai-chat/testing/chat-local-suite.ts';
import { chatProviderSuite } from './ai-chat/testing/chat-provider-suite.ts';
import { feedVariablesFor } from './job-feed/testing/answer-feeds.ts';
import { type FixtureServer, startFixtureServer } from './job-feed/testing/fixture-server.ts';
import { jobFeedSuite } from './job-feed/testing/job-feed-suite.ts';

const program = findDeno();
if (program === undefined) console.warn('Deno has no program for this machine: the functions are not run in it.');

/** What the other suites prove of the same code, they prove in Node: here is what needs the runtime. */
describe.skipIf(program === undefined)('In Deno, as a hosted project runs them', () => {
  let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
  let functions: DenoFunctions;
  let place: Place;
  let provider: FakeProvider;
  let feeds: FixtureServer;
  let jobFeed: DenoFunction;
  let withProvider: { analyze: DenoFunction; chat: DenoFunction };
  let hasty: { analyze: DenoFunction; chat: DenoFunction };
  let localChat: DenoFunction;

  beforeAll(async () => {
    backend = await startTestBackendWithDatabase({ keepMatchesRead: true });
    functions = new DenoFunctions(program ?? '', backend);
    place = await openPlace(backend);
    provider = await startFakeProvider();
    feeds = await startFixtureServer();
    jobFeed = await functions.run('job-feed', feedVariablesFor(feeds.url));
    const asked = { ...providerVariables, AI_BASE_URL: provider.url };
    withProvider = { analyze: await functions.run('ai-analyze', asked), chat: await functions.run('ai-chat', asked) };
    const hurried = { ...asked, ...hastyVariables };
    hasty = { analyze: await functions.run('ai-analyze', hurried), chat: await functions.run('ai-chat', hurried) };
    localChat = await functions.run('ai-chat', {});
  });
  afterAll(async () => {
    await functions.stop();
    await Promise.all([backend.close(), provider.close(), feeds.close()]);
  });

  jobFeedSuite('The job feed', () => ({ url: jobFeed.url, tokens: place.tokens, feeds, supabase: backend }));
  chatLocalSuite(() => targetOf(place, 'ai-chat', localChat.url));
  describe('With a provider', () => {
    analyzeFaultsSuite(() => ({
      ...targetOf(place, 'ai-analyze', withProvider.analyze.url),
      provider,
      hasty: targetOf(place, 'ai-analyze', hasty.analyze.url),
    }));
    chatProviderSuite(() => ({
      ...targetOf(place, 'ai-chat', withProvider.chat.url),
      provider,
      hasty: targetOf(place, 'ai-chat', hasty.chat.url),
    }));
  });

  test('The log is one line of JSON per call, without tokens or what people sent', () => {
    const lines = functions.log;
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({ function: expect.any(String), status: expect.any(Number) });
      expect(line).not.toContain(place.tokens.seeker.slice(-20));
      expect(line).not.toContain('@');
    }
  });
});
