import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import type { FeedSource } from '../_shared/feed-variables.ts';
import { createServiceClient, SupabaseCallError } from '../_shared/supabase-client.ts';
import type { ExternalJob } from './external-job.ts';
import { callsOn, type FeedRun, feedRunSchema, utcDay } from './feed-run.ts';

/** Keeps one request below what a gateway takes. */
const rowsPerRequest = 50;
const runColumns = 'source, started_at, finished_at, ok, skipped_rows, calls_today, day';
const storedSchema = z.object({ stored: z.number(), refused: z.array(z.unknown()) });

export type Outcome = { readonly workedAt: Date; readonly skipped: number } | { readonly error: string };

/** What all processes share: who asked which source when, and the postings. */
export interface FeedStore {
  runs(sources: readonly FeedSource[]): Promise<FeedRun[]>;
  /** Takes the right to ask a source, and its calls off today's; false when somebody else was faster. */
  claim(run: FeedRun, calls: number, now: Date): Promise<boolean>;
  /** Adds or replaces postings, each for itself, and answers how many the database took. */
  add(jobs: readonly ExternalJob[]): Promise<number>;
  /** Removes what the source has not shown since a moment. */
  dropUnseen(source: FeedSource, since: Date): Promise<void>;
  finish(source: FeedSource, outcome: Outcome): Promise<void>;
}

export function createFeedStore(environment: FunctionEnvironment): FeedStore {
  const supabase = createServiceClient(environment);
  return {
    runs: (sources) => readRuns(supabase, sources),
    async claim(run, calls, now) {
      await addRun(supabase, run.source);
      const change = {
        started_at: now.toISOString(),
        day: utcDay(now),
        calls_today: callsOn(utcDay(now), run) + calls,
      };
      const update = supabase.from('feed_runs').update(change).eq('source', run.source);
      const unchanged =
        run.started_at === null ? update.is('started_at', null) : update.eq('started_at', run.started_at);
      const { data, error } = await unchanged.select('source');
      if (error !== null) throw new SupabaseCallError('claim feed_runs', error);
      return data.length === 1;
    },
    async add(jobs) {
      let added = 0;
      for (let start = 0; start < jobs.length; start += rowsPerRequest) {
        const rows = jobs.slice(start, start + rowsPerRequest);
        const { data, error } = await supabase.rpc('store_external_jobs', { p_rows: rows });
        if (error !== null) throw new SupabaseCallError('store_external_jobs', error);
        added += storedSchema.parse(data).stored;
      }
      return added;
    },
    async dropUnseen(source, since) {
      const outdated = supabase.from('external_jobs').delete().eq('source', source);
      const { error } = await outdated.lt('fetched_at', since.toISOString());
      if (error !== null) throw new SupabaseCallError('clear external_jobs', error);
    },
    async finish(source, outcome) {
      const change =
        'error' in outcome
          ? { ok: false, error: outcome.error }
          : { ok: true, error: null, skipped_rows: outcome.skipped, finished_at: outcome.workedAt.toISOString() };
      const { error } = await supabase.from('feed_runs').update(change).eq('source', source);
      if (error !== null) throw new SupabaseCallError('finish feed_runs', error);
    },
  };
}

/** How the sources stood when they were last asked; those that never were are missing. Writes nothing. */
export async function readRuns(supabase: SupabaseClient, sources: readonly FeedSource[]): Promise<FeedRun[]> {
  const { data, error } = await supabase.from('feed_runs').select(runColumns).in('source', sources);
  if (error !== null) throw new SupabaseCallError('read feed_runs', error);
  return z.array(feedRunSchema).parse(data);
}

async function addRun(supabase: SupabaseClient, source: FeedSource): Promise<void> {
  const { error } = await supabase
    .from('feed_runs')
    .upsert({ source }, { onConflict: 'source', ignoreDuplicates: true });
  if (error !== null) throw new SupabaseCallError('add feed_runs', error);
}
