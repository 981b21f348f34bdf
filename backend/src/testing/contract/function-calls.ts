import { describe, expect, test } from 'vitest';
import { type Cast, orThrow, tokenOf } from './contract-target.ts';

const calls: Readonly<Record<string, unknown>> = {
  'job-feed': { country: 'ke' },
  'ai-analyze': { task: 'skills', text: 'I weld gates and keep the books in QuickBooks.' },
  'ai-chat/chat/completions': { messages: [{ role: 'user', content: 'How do I upload my CV?' }] },
};

export function describeFunctionCalls(cast: () => Cast): void {
  async function call(name: string, body: string, bearer?: string): Promise<Response> {
    const { url, publishableKey } = cast().target;
    return await fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
      body,
    });
  }

  describe('Functions', () => {
    test.each(Object.entries(calls))('%s answers whoever is signed in', async (name, body) => {
      const { data, error } = await cast().seeker.client.functions.invoke(name, { body: Object(body) });
      expect(error).toBeNull();
      expect(data).toEqual(expect.any(Object));
      expect(Object.keys(data)).not.toContain('error');
    });

    test.each(Object.entries(calls))('%s tells nobody else anything', async (name, body) => {
      for (const bearer of [undefined, 'made-up', cast().target.publishableKey]) {
        const response = await call(name, JSON.stringify(body), bearer);
        expect(response.status).toBe(401);
      }
    });

    test.each(Object.keys(calls))('%s refuses what is no request, with a sentence', async (name) => {
      const token = await tokenOf(cast().seeker);
      for (const body of ['{"country":', '[]', '{"messages":7}', '{"country":"atlantis"}']) {
        const response = await call(name, body, token);
        expect([response.status, await response.json()], body).toEqual([400, { error: expect.stringMatching(/\w+/) }]);
      }
    });

    test('Anybody reports how a remote does, and nobody but an admin reads it', async () => {
      const samples = [{ remote: 'mf-jobs', version: '1.0.0', metric: 'fursa.remote.mounts', value: 1 }];
      const response = await fetch(`${cast().target.url}/functions/v1/telemetry`, {
        method: 'POST',
        body: JSON.stringify({ samples }),
      });
      expect(response.status).toBe(204);
      expect((await cast().seeker.client.rpc('telemetry_summary')).error?.code).toBe('42501');
    });

    test('The CV of the profile is read at once, and a score is explained', async () => {
      const { client, id } = cast().seeker;
      const [job] = orThrow(await client.from('jobs').select('id').order('id').limit(1));
      orThrow(await client.from('profiles').update({ resume_text: 'I weld gates.' }).eq('id', id).select('id'));
      const reading = await client.functions.invoke('read-postings', { body: { task: 'read-me' } });
      expect([reading.error, reading.data]).toEqual([null, { state: 'ready' }]);
      const { data, error } = await client.functions.invoke('ai-analyze', {
        body: { task: 'explain', jobId: job?.id },
      });
      expect(error).toBeNull();
      expect(data).toMatchObject({ jobId: job?.id, matched: expect.any(Array), missing: expect.any(Array) });
    });
  });
}
