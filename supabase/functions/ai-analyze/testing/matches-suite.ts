import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { fails, hangs, saysJson } from '../../_ai/testing/fake-provider.ts';
import { ask, type FunctionTarget, type ProviderTarget } from '../../_ai/testing/function-target.ts';

/** A function together with the Supabase that it asks. */
interface BackendOfTarget {
  readonly backend: { readonly url: string; readonly publishableKey: string };
}

const matchFailed = 'Failed to match with job. Please try again later.';
const unknownId = '00000000-0000-4000-8000-000000000000';
const evidenceSchema = z.strictObject({
  skill: z.string(),
  inJob: z.string().nullable(),
  inResume: z.string().nullable(),
});
const answerSchema = z.strictObject({
  engine: z.enum(['local', 'provider']),
  matches: z.array(
    z.looseObject({
      jobId: z.string(),
      score: z.number(),
      matchedSkills: z.array(z.string()),
      missingSkills: z.array(z.string()),
      evidence: z.array(evidenceSchema),
    }),
  ),
  failed: z.array(z.strictObject({ jobId: z.string(), error: z.string() })),
});

interface Person {
  readonly client: SupabaseClient;
  readonly id: string;
  readonly token: string;
}

async function register({ backend }: BackendOfTarget): Promise<Person> {
  const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
  const credentials = { email: `${randomUUID()}@example.com`, password: 'secret-of-a-test' };
  await client.auth.signUp(credentials);
  const { data, error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  return { client, id: data.user.id, token: data.session.access_token };
}

async function keepResume({ client, id }: Person, resume_text: string | null): Promise<void> {
  const { error } = await client.from('profiles').update({ resume_text }).eq('id', id);
  if (error) throw error;
}

const jobsSchema = z.array(
  z.object({ id: z.string(), title: z.string(), description: z.string(), requirements: z.string().nullable() }),
);

async function someJobs({ client }: Person) {
  const jobs = client.from('jobs').select('id, title, description, requirements').order('created_at');
  return jobsSchema.parse((await jobs.limit(10)).data);
}

/** Matching the CV of one's profile with several jobs, without a provider. */
export function matchesLocalSuite(target: () => FunctionTarget & BackendOfTarget & { callsPerDay: number }): void {
  describe('Several matches at once', () => {
    let person: Person;
    beforeAll(async () => {
      person = await register(target());
    });
    const askFor = (jobIds: readonly string[], more = {}) =>
      ask({ ...target(), token: person.token }, { task: 'matches', jobIds, ...more });

    test('Without a CV there is nothing to match, whatever else is sent', async () => {
      const [job] = await someJobs(person);
      const told = await askFor([job?.id ?? ''], { resumeText: 'Cook', userId: unknownId });
      expect(told).toMatchObject({ status: 400, body: { error: 'Invalid resume text provided' } });
    });

    test.each([
      ['no job', { jobIds: [] }, 'Invalid job ID provided'],
      ['one job for a list', { jobIds: unknownId }, 'Invalid job ID provided'],
      ['a job id that is a filter', { jobIds: ['x,id.neq.y'] }, 'Invalid job ID provided'],
      ['eleven jobs', { jobIds: Array(11).fill(unknownId) }, 'Too many jobs (11). Maximum allowed is 10 jobs.'],
    ])('A request with %s is refused', async (_, body, error) => {
      expect(await ask(target(), { task: 'matches', ...body })).toMatchObject({ status: 400, body: { error } });
    });

    test('The CV of the profile is matched with each job as it would be alone, and a missing job fails alone', async () => {
      const jobs = await someJobs(person);
      const ids = jobs.slice(0, 3).map(({ id }) => id);
      const resumeText = `I am a person.\nI did ${jobs[0]?.requirements?.split('\n')[0]} for years. Also teamwork.`;
      await keepResume(person, resumeText);
      const { status, body } = await askFor([...ids, unknownId, ...ids]);
      const answer = answerSchema.parse(body);
      expect([status, answer.engine]).toEqual([200, 'local']);
      expect(answer.matches.map(({ jobId }) => jobId)).toEqual(ids);
      expect(answer.failed).toEqual([{ jobId: unknownId, error: 'Job not found' }]);
      const alone = await ask({ ...target(), token: person.token }, { task: 'match', jobId: ids[0], resumeText });
      expect(answer.matches[0]).toEqual(alone.body);
    });

    test('Each skill of a match is shown with the sentences that name it', async () => {
      const jobs = await someJobs(person);
      const { matches } = answerSchema.parse((await askFor(jobs.slice(0, 2).map(({ id }) => id))).body);
      const plain = (text: string) => text.replace(/[\s-]+/g, ' ');
      for (const { jobId, matchedSkills, missingSkills, evidence } of matches) {
        expect(evidence.map(({ skill }) => skill)).toEqual([...matchedSkills, ...missingSkills]);
        const job = jobs.find(({ id }) => id === jobId);
        for (const { skill, inJob, inResume } of evidence) {
          if (missingSkills.includes(skill)) expect(inResume).toBeNull();
          else expect(inResume).not.toBeNull();
          expect(inJob?.length ?? 0).toBeLessThanOrEqual(240);
          const advert = plain(`${job?.requirements} ${job?.description} ${job?.title} ${skill}`);
          expect(advert.toLowerCase()).toContain(plain(inJob ?? '').toLowerCase());
        }
      }
      const sentences = matches.flatMap(({ evidence }) => evidence.map(({ inJob }) => inJob ?? ''));
      expect(sentences.some((sentence) => sentence.includes(' '))).toBe(true);
    });

    test('Where the profile has no CV, the uploaded one is read', async () => {
      await keepResume(person, ' ');
      const document = { path: `${person.id}/cv.pdf`, size_bytes: 9, mime_type: 'application/pdf' };
      const written = await person.client.from('cv_documents').insert({ ...document, extracted_text: 'Cook' });
      expect(written.error).toBeNull();
      const [job] = await someJobs(person);
      expect(answerSchema.parse((await askFor([job?.id ?? ''])).body).matches).toHaveLength(1);
    });

    test('Each job counts as one analysis; those beyond the quota of the day fail, and then all is refused', async () => {
      const other = await register(target());
      await keepResume(other, 'Cook');
      const ids = (await someJobs(other)).map(({ id }) => id);
      const own = { ...target(), token: other.token };
      const spend = (count: number) => ask(own, { task: 'matches', jobIds: ids.slice(0, count) });
      const { callsPerDay } = target();
      for (let left = callsPerDay - 4; left > 0; left -= 10) expect((await spend(Math.min(left, 10))).status).toBe(200);
      const partly = answerSchema.parse((await spend(10)).body);
      expect([partly.matches.length, partly.failed.length]).toEqual([4, 6]);
      expect(partly.failed[0]?.error).toMatch(/try again in/);
      const refused = await spend(2);
      expect(refused).toMatchObject({ status: 429, body: { error: expect.stringMatching(/try again in/) } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });
}

/** The same over a provider that does what a test tells it to. */
export function matchesProviderSuite(target: () => ProviderTarget & BackendOfTarget): void {
  describe('Several matches at once, with a provider', () => {
    const opinion = { matchedSkills: [], missingSkills: [], recommendation: 'Apply.' };
    let person: Person;
    let jobs: z.infer<typeof jobsSchema>;
    beforeAll(async () => {
      person = await register(target());
      await keepResume(person, 'Jane Wanjiru. Plumber.');
      jobs = await someJobs(person);
    });
    const askForAll = async () => {
      const told = await ask(
        { ...target(), token: person.token },
        { task: 'matches', jobIds: jobs.map(({ id }) => id) },
      );
      expect(told.status).toBe(200);
      return answerSchema.parse(told.body);
    };

    test('The provider is asked for at most three jobs at a time, once for each', async () => {
      const { provider } = target();
      let most = 0;
      const open: (() => void)[] = [];
      // Each waits until as many ask as may, or nobody is left; a further one would have the time to come.
      provider.replyWith((response, request) => {
        open.push(() => saysJson(opinion)(response, request));
        most = Math.max(most, open.length);
        const isLast = provider.requests.length === jobs.length;
        if (open.length === 3 || isLast) setTimeout(() => open.splice(0).map((answer) => answer()), 50);
      });
      const { engine, matches, failed } = await askForAll();
      expect([engine, matches.length, failed, most]).toEqual(['provider', jobs.length, [], 3]);
      expect(provider.requests).toHaveLength(jobs.length);
    });

    test('A job that the provider fails at does not spoil the others', async () => {
      const bad = jobs[1];
      target().provider.replyWith((response, request) => {
        const isBad = request.messages.some(({ content }) =>
          content.includes(JSON.stringify(bad?.description).slice(1, 60)),
        );
        (isBad ? fails(500) : saysJson(opinion))(response, request);
      });
      const { matches, failed } = await askForAll();
      expect(failed).toEqual([{ jobId: bad?.id, error: matchFailed }]);
      expect(matches.map(({ jobId }) => jobId)).toEqual(jobs.filter((job) => job !== bad).map(({ id }) => id));
    });

    test('When the provider hangs, the answer comes in time and says that each job failed', async () => {
      target().provider.replyWith(hangs());
      const { matches, failed } = await askForAll();
      expect(matches).toEqual([]);
      expect(failed).toEqual(jobs.map(({ id }) => ({ jobId: id, error: matchFailed })));
    });
  });
}
