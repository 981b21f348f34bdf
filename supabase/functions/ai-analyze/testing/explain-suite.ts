import { createClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { fails, saysJson } from '../../_ai/testing/fake-provider.ts';
import { ask, type FunctionTarget, type ProviderTarget } from '../../_ai/testing/function-target.ts';

/** A function together with the Supabase that it asks, where postings are read, and a job there. */
interface Explained {
  readonly backend: { readonly url: string; readonly publishableKey: string };
  readonly jobId: string;
  readonly newcomerToken: string;
}

const skill = z.strictObject({ name: z.string(), inPosting: z.string().nullable(), inResume: z.string().nullable() });
const answerSchema = z.strictObject({
  jobId: z.string(),
  score: z.number().nullable(),
  matched: z.array(skill),
  missing: z.array(skill),
  lowerings: z.array(z.string()),
  opinion: z.string().nullable(),
});

function clientOf({ backend, token }: Explained & FunctionTarget) {
  return createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false },
    global: { headers: { authorization: `Bearer ${token}` } },
  });
}

async function storedScore(target: Explained & FunctionTarget): Promise<unknown> {
  const { data } = await clientOf(target).rpc('match_scores', { names: [target.jobId] });
  return z.tuple([z.object({ score: z.number().nullable() })]).parse(data)[0].score;
}

const explain = async (target: Explained & FunctionTarget) => {
  const { status, body } = await ask(target, { task: 'explain', jobId: target.jobId });
  expect(status).toBe(200);
  return answerSchema.parse(body);
};

/** Why a CV has its score, without a provider. */
export function explainLocalSuite(target: () => FunctionTarget & Explained & { callsPerDay: number }): void {
  describe('An explanation', () => {
    test('It has the score of the list, and says what was found where', async () => {
      await expect.poll(() => storedScore(target())).not.toBeNull();
      const answer = await explain(target());
      expect(answer).toMatchObject({ jobId: target().jobId, score: await storedScore(target()), opinion: null });
      expect(answer.matched.length + answer.missing.length).toBeGreaterThan(0);
    });

    test('It costs no analysis', async () => {
      const statuses = [];
      for (const _ of Array.from({ length: target().callsPerDay + 2 })) {
        statuses.push((await ask(target(), { task: 'explain', jobId: target().jobId })).status);
      }
      expect(new Set(statuses)).toEqual(new Set([200]));
    });

    test('Without a CV, and of a posting that is not there, there is none', async () => {
      const given = { task: 'explain', jobId: target().jobId };
      expect(await ask({ ...target(), token: target().newcomerToken }, given)).toMatchObject({ status: 400 });
      const unknown = { ...given, jobId: '00000000-0000-4000-8000-000000000000' };
      expect(await ask(target(), unknown)).toMatchObject({ status: 404, body: { error: 'Job not found' } });
      expect(await ask(target(), { ...given, jobId: '../x' })).toMatchObject({ status: 400 });
    });
  });
}

/** The same with a provider that does what a test tells it to. */
export function explainProviderSuite(target: () => ProviderTarget & Explained): void {
  describe('An opinion on a match', () => {
    test('A CV whose person has not agreed is sent to nobody', async () => {
      const { provider, jobId } = target();
      const consents = clientOf(target()).from('consents');
      const withdrawn = await consents
        .update({ withdrawn_at: 'infinity' })
        .eq('kind', 'ai_cv')
        .is('withdrawn_at', null);
      expect(withdrawn.error).toBeNull();
      provider.replyWith(saysJson({ opinion: 'Unasked' }));
      expect(await explain(target())).toMatchObject({ opinion: null });
      const resumeText = 'Jane Doe\nSkills\nWelding';
      for (const request of [
        { task: 'skills', text: resumeText },
        { task: 'work', text: resumeText },
        { task: 'match', resumeText, jobId },
        { task: 'draft', kind: 'letter', resumeText, jobId },
      ]) {
        const { status, body, headers } = await ask(target(), request);
        expect([status, headers.get('x-ai-reason')]).toEqual([200, 'consent']);
        expect(body).toMatchObject({ engine: 'local', reason: 'consent' });
      }
      expect(provider.requests).toHaveLength(0);
      expect((await consents.insert({ kind: 'ai_cv' })).error).toBeNull();
    });

    test('A provider that fails costs the opinion alone', async () => {
      target().provider.replyWith(fails(500));
      expect(await explain(target())).toMatchObject({ opinion: null });
      target().provider.replyWith(saysJson({ opinion: '' }));
      expect(await explain(target())).toMatchObject({ opinion: null });
    });

    test('It is asked for once, and again when the CV is another', async () => {
      const { provider } = target();
      provider.replyWith(saysJson({ opinion: 'You fit well. Call 0712 345 678.', score: 99 }));
      const first = await explain(target());
      expect(first.opinion).toContain('You fit well.');
      expect(first.opinion).not.toContain('0712');
      provider.replyWith(saysJson({ opinion: 'Something else.' }));
      expect(await explain(target())).toEqual(first);
      expect(provider.requests).toHaveLength(0);

      const client = clientOf(target());
      const { data } = await client.from('match_opinions').select('posting, opinion');
      expect(data).toEqual([{ posting: target().jobId, opinion: first.opinion }]);
      const { data: own } = await client.from('cv_documents').select('user_id, extracted_text').single();
      const write = (text: string | null | undefined) =>
        client.from('cv_documents').update({ extracted_text: text }).eq('user_id', own?.user_id);
      await write(`${own?.extracted_text}\nWelding`);
      expect(await explain(target())).toMatchObject({ opinion: 'Something else.' });
      await write(own?.extracted_text);
    });
  });
}
