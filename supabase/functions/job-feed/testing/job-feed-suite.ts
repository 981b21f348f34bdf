import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { answerAllFeeds, feedNames } from './answer-feeds.ts';
import type { FixtureServer } from './fixture-server.ts';

/** A `job-feed` that runs somewhere, with the variables of `feedVariablesFor(feeds.url)`. */
export interface JobFeedTarget {
  readonly url: string;
  readonly tokens: { readonly seeker: string; readonly newcomer: string };
  readonly feeds: FixtureServer;
  readonly supabase: { readonly url: string; readonly secretKey: string };
}

const answerSchema = z.object({
  results: z.array(z.looseObject({ id: z.string(), title: z.string(), source: z.string() })),
  count: z.number(),
  feeds: z.array(
    z.object({ source: z.string(), ok: z.boolean(), lastWorkedAt: z.string().nullable(), attribution: z.string() }),
  ),
});
const southAfrica = { country: 'za', params: { results_per_page: 50 } };
const minute = 60_000;

export function jobFeedSuite(name: string, target: () => JobFeedTarget): void {
  const call = (
    body: unknown,
    { bearer = `Bearer ${target().tokens.seeker}`, ...headers }: Record<string, string> = {},
  ) =>
    fetch(target().url, {
      method: 'POST',
      headers: { authorization: bearer, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const ask = async (body: unknown = southAfrica) => {
    const response = await call(body);
    expect(response.status).toBe(200);
    return answerSchema.parse(await response.json());
  };
  const told = async (response: Response) => [response.status, await response.json()];
  const statusOf = (answer: z.infer<typeof answerSchema>, source: string) =>
    answer.feeds.find((feed) => feed.source === source);

  let service: SupabaseClient;
  const ageRuns = async (minutes: number) => {
    const moment = new Date(Date.now() - minutes * minute).toISOString();
    await service.from('feed_runs').update({ started_at: moment, finished_at: moment }).neq('source', '');
  };

  describe(name, () => {
    beforeEach(async () => {
      const { supabase, feeds } = target();
      service = createClient(supabase.url, supabase.secretKey, { auth: { persistSession: false } });
      await service.from('external_jobs').delete().neq('source', '');
      await service.from('feed_runs').delete().neq('source', '');
      answerAllFeeds(feeds);
      feeds.forget();
    });

    test('All feeds together answer under the field names of Adzuna', async () => {
      const { results, count, feeds } = await ask();
      expect(new Set(results.map(({ source }) => source))).toEqual(new Set(feedNames));
      expect(count).toBe(results.length);
      expect(results.find(({ source }) => source === 'adzuna')).toEqual({
        id: 'adzuna:4401',
        title: 'Data Analyst',
        company: { display_name: 'Kaap Retail' },
        company_website: null,
        location: { display_name: 'Cape Town' },
        country: 'za',
        remote: false,
        description: 'Look at data & tell.',
        redirect_url: 'https://www.adzuna.co.za/land/ad/4401',
        created: expect.stringMatching(/^2026-11-18T09:30:00/),
        contract_type: 'permanent',
        contract_time: 'full_time',
        salary_min: 300000,
        salary_max: 360000,
        salary_currency: 'ZAR',
        source: 'adzuna',
        attribution: 'Jobs by Adzuna',
        closes_at: null,
      });
      expect(feeds.map(({ source, ok }) => [source, ok])).toEqual(feedNames.map((source) => [source, true]));
      expect(results.map(({ title }) => title)).not.toContain('Closed already');
    });

    test('Many people at once cost each feed one call, and the next ones none', async () => {
      const { feeds, tokens } = target();
      const bearers = Array.from({ length: 10 }, (_, index) => (index % 2 ? tokens.seeker : tokens.newcomer));
      const answers = await Promise.all(bearers.map((token) => call(southAfrica, { bearer: `Bearer ${token}` })));
      expect(answers.map(({ status }) => status)).toEqual(bearers.map(() => 200));
      for (const answer of answers) expect(answerSchema.parse(await answer.json()).count).toBe(feedNames.length);
      expect(feeds.asked).toHaveLength(feedNames.length);
      await ask();
      expect(feeds.asked).toHaveLength(feedNames.length);
    });

    test('What is stale is asked for anew, and what is gone from the feed is gone', async () => {
      const { feeds } = target();
      await ask();
      await ageRuns(61);
      feeds.answer('/adzuna/za/search/1', { results: [{ id: 'new', title: 'New one' }] });
      feeds.forget();
      const { results } = await ask();
      expect(results.filter(({ source }) => source === 'adzuna').map(({ title }) => title)).toEqual(['New one']);
      expect(feeds.asked).toHaveLength(feedNames.length);
    });

    test('A feed that fails is skipped, named, and served from before; the others are fresh', async () => {
      const { feeds } = target();
      const before = await ask();
      expect(before.feeds.every(({ ok }) => ok)).toBe(true);
      await ageRuns(61);
      feeds.answer('/adzuna/za/search/1', (response) => void response.end('<!doctype html>'));
      feeds.answer('/himalayas', (response) => void response.writeHead(500).end());
      feeds.answer('/jobicy', () => undefined);
      const after = await ask();
      const failed = after.feeds.filter(({ ok }) => !ok).map(({ source }) => source);
      expect(failed).toEqual(['adzuna', 'himalayas', 'jobicy']);
      expect(Date.now() - Date.parse(statusOf(after, 'adzuna')?.lastWorkedAt ?? '')).toBeGreaterThan(60 * minute);
      expect(Date.now() - Date.parse(statusOf(after, 'lever')?.lastWorkedAt ?? '')).toBeLessThan(minute);
      expect(after.results.map(({ source }) => source)).toContain('adzuna');

      feeds.forget();
      await ask();
      expect(feeds.asked).toHaveLength(0);
      answerAllFeeds(feeds);
      await service
        .from('feed_runs')
        .update({ started_at: new Date(Date.now() - 6 * minute).toISOString() })
        .eq('ok', false);
      const recovered = await ask();
      expect(recovered.feeds.every(({ ok }) => ok)).toBe(true);
      expect(feeds.asked).toHaveLength(3);
    });

    test('A feed that never worked says so', async () => {
      target().feeds.answer('/lever/kijani', (response) => void response.end('no'));
      expect(statusOf(await ask(), 'lever')).toMatchObject({ ok: false, lastWorkedAt: null });
    });

    test('A feed whose calls of the day are used up is left alone until tomorrow', async () => {
      const { feeds } = target();
      await ask();
      await ageRuns(61);
      await service.from('feed_runs').update({ calls_today: 250 }).eq('source', 'adzuna');
      feeds.forget();
      expect((await ask()).results.map(({ source }) => source)).toContain('adzuna');
      expect(feeds.asked.map(({ url }) => url.pathname)).not.toContain('/adzuna/za/search/1');
      await ageRuns(61);
      await service.from('feed_runs').update({ day: '2026-01-01' }).eq('source', 'adzuna');
      await ask();
      expect(feeds.asked.map(({ url }) => url.pathname)).toContain('/adzuna/za/search/1');
    });

    test('Pages follow each other, and none is behind the last', async () => {
      const all = await ask();
      const ids = [];
      for (let page = 1; page <= all.count; page += 3) ids.push(...(await pageOf(Math.ceil(page / 3))));
      async function pageOf(page: number): Promise<string[]> {
        const { results } = await ask({ country: 'za', params: { results_per_page: 3, page } });
        return results.map(({ id }) => id);
      }
      expect(ids).toEqual(all.results.map(({ id }) => id));
      expect(await pageOf(100)).toEqual([]);
    });

    test('What a feed brought that is asked no more is gone at the next call, though no feed is stale', async () => {
      await ask();
      const left = { source: 'former', external_id: '1', title: 'Left behind' };
      expect((await service.from('external_jobs').insert(left)).error).toBeNull();
      expect((await ask()).count).toBe(feedNames.length);
      expect((await service.from('external_jobs').select('title').eq('source', 'former')).data).toEqual([]);
    });

    test('Another country brings what Kenya and remote work have, and its own', async () => {
      const { results } = await ask({ country: 'GB' });
      expect(results.map(({ source }) => source)).not.toContain('adzuna');
      expect(results.length).toBe(feedNames.length - 1);
    });

    test.each([
      [{ country: 'xx' }, /^country: .*choose one of .*za/],
      [{ country: "za' or 1=1--" }, /^country/],
      [{ country: '../../admin' }, /^country/],
      [{ country: 12 }, /^country/],
      [{}, /^country/],
      [{ country: 'za', params: { results_per_page: 51 } }, /^params.results_per_page/],
      [{ country: 'za', params: { results_per_page: '20' } }, /^params.results_per_page/],
      [{ country: 'za', params: { page: -1 } }, /^params.page/],
      [{ country: 'za', params: { page: 1.5 } }, /^params.page/],
      [{ country: 'za', params: { host: 'evil.example' } }, /host/],
      [{ country: 'za', url: 'https://evil.example' }, /url/],
      [{ country: 'za', params: [] }, /^params/],
      ['{"country":"za"', /not valid JSON/],
      ['', /not valid JSON/],
    ])('%j is a clear 400', async (body, message) => {
      expect(await told(await call(body))).toEqual([400, { error: expect.stringMatching(message) }]);
      expect(target().feeds.asked).toHaveLength(0);
    });

    test('More than a request needs is refused', async () => {
      const big = JSON.stringify({ country: 'za', padding: 'x'.repeat(10_000_000) });
      expect((await call(big)).status).toBe(413);
    });

    test('Without a session there is nothing', async () => {
      for (const bearer of ['', 'Bearer nonsense', `Bearer ${target().tokens.seeker.slice(0, -3)}AAA`])
        expect(await told(await call(southAfrica, { bearer }))).toEqual([401, { error: 'User not authenticated' }]);
      expect((await fetch(target().url)).status).toBe(405);
    });

    test('A scheduled call with the secret key asks the feeds, for visitors too', async () => {
      const { feeds, supabase } = target();
      const response = await call('', { bearer: `Bearer ${supabase.secretKey}` });
      expect(await told(response)).toEqual([
        200,
        { feeds: feedNames.map((source) => expect.objectContaining({ source, ok: true })) },
      ]);
      expect(feeds.asked).toHaveLength(feedNames.length);
      expect((await call('', { bearer: `Bearer ${supabase.secretKey}x` })).status).toBe(401);
    });

    test('Nothing of a request reaches a feed', async () => {
      const { feeds } = target();
      await call(southAfrica, {
        'user-agent': 'marker',
        'x-forwarded-for': 'marker',
        referer: 'https://marker.example/',
      });
      expect(feeds.asked).toHaveLength(feedNames.length);
      for (const { url, headers } of feeds.asked) {
        expect(JSON.stringify([url.href, headers])).not.toContain('marker');
        expect(headers.authorization ?? '').not.toContain('Bearer');
      }
    });
  });
}
