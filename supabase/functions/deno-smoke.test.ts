import { startTestBackendWithDatabase, type TestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeProvider, says, startFakeProvider, streams } from './_ai/testing/fake-provider.ts';
import { ask, hastyVariables } from './_ai/testing/function-target.ts';
import { openPlace, type Place } from './_ai/testing/open-place.ts';
import { DenoFunctions, findDeno } from './_shared/testing/run-in-deno.ts';
import { openaiClient, readStream } from './ai-chat/testing/openai-client.ts';

const program = findDeno();
const hello = [{ role: 'user' as const, content: 'Hello' }];

/** `deno.test.ts` runs everything there; this much fails with the first import or permission that Deno does not have. */
describe.skipIf(program === undefined)('Every function starts in Deno', () => {
  let backend: TestBackendWithDatabase;
  let functions: DenoFunctions;
  let place: Place;
  let provider: FakeProvider;

  beforeAll(async () => {
    backend = await startTestBackendWithDatabase();
    functions = new DenoFunctions(program ?? '', backend);
    [place, provider] = await Promise.all([openPlace(backend), startFakeProvider()]);
  });
  afterAll(async () => {
    await functions.stop();
    await Promise.all([backend.close(), provider.close()]);
  });

  test.each([
    ['ai-analyze', { task: 'skills', text: 'Bookkeeping and QuickBooks' }],
    ['job-feed', { country: 'ke' }],
    ['read-postings', { task: 'read-me' }],
  ])('The function %s answers somebody who is signed in, and nobody else', async (name, body) => {
    const { url } = await functions.run(name);
    expect((await ask({ url, token: place.tokens.seeker }, body)).status).toBe(200);
    expect((await ask({ url, token: 'nobody' }, body)).status).toBe(401);
  });

  test('The function telemetry takes what anybody reports', async () => {
    const { url } = await functions.run('telemetry');
    const sample = { remote: 'mf-jobs', version: '1.0.0', metric: 'fursa.remote.mounts', value: 2 };
    expect((await fetch(url, { method: 'POST', body: JSON.stringify({ samples: [sample] }) })).status).toBe(204);
  });

  test('The function ai-chat streams an answer, and ends a stream that falls silent', async () => {
    const { url } = await functions.run('ai-chat', { ...hastyVariables, AI_BASE_URL: provider.url });
    const client = openaiClient({ url, token: place.tokens.seeker });
    const open = () => client.chat.completions.create({ model: '', messages: hello, stream: true });
    provider.replyWith(says('Karibu!'));
    expect((await readStream(await open())).content).toBe('Karibu!');
    provider.replyWith(streams(['Open ', 'the Jobs'], { end: 'silence' }));
    await expect(open().then(readStream)).rejects.toMatchObject({ error: { message: expect.any(String) } });
  });
});
