import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect } from 'vitest';
import * as z from 'zod';
import { answerAllFeeds } from './answer-feeds.ts';
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
    z.object({
      source: z.string(),
      ok: z.boolean(),
      lastWorkedAt: z.string().nullable(),
      skipped: z.number(),
      attribution: z.string(),
    }),
  ),
});
export const southAfrica = { country: 'za', params: { results_per_page: 50 } };
export const minute = 60_000;

/** Calls of a job feed, and what lies behind it. The tables are emptied and all feeds work before each test. */
export function openFeed(target: () => JobFeedTarget) {
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
  /** As the schedule does it. */
  const refresh = async () => {
    const response = await call('', { bearer: `Bearer ${target().supabase.secretKey}` });
    expect(response.status).toBe(200);
  };
  const refreshAndAsk = async (body: unknown = southAfrica) => {
    await refresh();
    return await ask(body);
  };
  const told = async (response: Response) => [response.status, await response.json()];
  const titlesOf = ({ results }: z.infer<typeof answerSchema>, source: string) =>
    results.filter((job) => job.source === source).map(({ title }) => title);
  const statusOf = (answer: z.infer<typeof answerSchema>, source: string) =>
    answer.feeds.find((feed) => feed.source === source);

  let client: SupabaseClient;
  const ageRuns = async (minutes: number) => {
    const moment = new Date(Date.now() - minutes * minute).toISOString();
    await client.from('feed_runs').update({ started_at: moment, finished_at: moment }).neq('source', '');
  };

  const contents = async () => {
    const tables = ['feed_runs', 'external_jobs', 'ai_usage', 'ai_installation_usage'];
    return await Promise.all(tables.map(async (table) => (await client.from(table).select('*')).data));
  };

  beforeEach(async () => {
    const { supabase, feeds } = target();
    client = createClient(supabase.url, supabase.secretKey, { auth: { persistSession: false } });
    await client.from('external_jobs').delete().neq('source', '');
    await client.from('feed_runs').delete().neq('source', '');
    answerAllFeeds(feeds);
    feeds.forget();
  });
  return { call, ask, refresh, refreshAndAsk, told, titlesOf, statusOf, ageRuns, contents, service: () => client };
}
