import { createClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import * as z from 'zod';
import type { Database } from '../database.types.ts';
import { registered } from './people.ts';

type Tables = Database['public']['Tables'];
export type MatchArguments = Database['public']['Functions']['match_candidates']['Args'];

const answerSchema = z.strictObject({
  total: z.number(),
  compared: z.number(),
  has_resume: z.boolean(),
  etag: z.string(),
  jobs: z.array(z.looseObject({ id: z.string(), title: z.string(), mentions: z.array(z.string()) })),
});

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** So many characters in which nothing is asked for. */
export const filler = (length: number) => 'We are kind people. '.repeat(500).slice(0, length);

interface BoardAddress {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

/** Two people who look for jobs in a backend without any, and what a test does with them. */
export async function openMatchBoard(backend: BoardAddress) {
  const amina = await registered(backend, 'amina');
  const otieno = await registered(backend, 'otieno');
  const service = createClient<Database>(backend.url, backend.secretKey, { auth: { persistSession: false } });
  const company = await service.from('companies').insert({ name: 'Jua Ltd' }).select('id').single();
  const board = {
    amina,
    otieno,
    service,
    companyId: company.data?.id ?? '',
    /** No jobs, and Amina knows how to weld. */
    async clear(): Promise<void> {
      await service.from('jobs').delete().neq('title', '');
      await service.from('external_jobs').delete().neq('source', '');
      await service.from('cv_documents').delete().neq('path', '');
      await board.know({ skills: ['Welding'], resume_text: null });
    },
    async know(changes: Tables['profiles']['Update'], person = amina): Promise<void> {
      const { error } = await person.client.from('profiles').update(changes).eq('id', person.id);
      expect(error).toBeNull();
    },
    async post(job: Partial<Tables['jobs']['Insert']> = {}): Promise<string> {
      const row = { title: 'Job', description: 'Welding.', ...job };
      const { data, error } = await service.from('jobs').insert(row).select('id').single();
      if (error) throw error;
      return data.id;
    },
    async feed(posting: Partial<Tables['external_jobs']['Insert']> = {}): Promise<void> {
      const row = { source: 'adzuna', external_id: '1', title: 'Posting', posted_at: daysAgo(1), ...posting };
      const { error } = await service.from('external_jobs').upsert(row);
      expect(error).toBeNull();
    },
    async ask(given: MatchArguments = {}, person = amina) {
      const { data, error } = await person.client.rpc('match_candidates', given);
      if (error) throw error;
      return answerSchema.parse(data);
    },
    async titles(given?: MatchArguments, person = amina): Promise<string[]> {
      return (await board.ask(given, person)).jobs.map(({ title }) => title);
    },
  };
  return board;
}
