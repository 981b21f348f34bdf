import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import type { Database } from '@fursa/shared/backend/database-types';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { registered } from './people.ts';

type Tables = Database['public']['Tables'];
type Question = Database['public']['Functions']['match_skills']['Args'];

const answerSchema = z.strictObject({
  matches: z.number(),
  compared: z.number().nullable(),
  jobs: z.array(
    z.looseObject({
      id: z.string(),
      title: z.string(),
      in_text: z.array(z.strictObject({ skill: z.string(), sentence: z.string().nullable() })),
      listed: z.array(z.string()),
      partly: z.string().nullable(),
    }),
  ),
});

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let amina: Awaited<ReturnType<typeof registered>>;
let otieno: Awaited<ReturnType<typeof registered>>;
let service: ReturnType<typeof createClient<Database>>;

beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ seed: false });
  amina = await registered(backend, 'amina');
  otieno = await registered(backend, 'otieno');
  service = createClient<Database>(backend.url, backend.secretKey, { auth: { persistSession: false } });
});
afterAll(() => backend.close());
beforeEach(async () => {
  await service.from('jobs').delete().neq('title', '');
  await service.from('external_jobs').delete().neq('source', '');
  await know({ skills: ['Welding'], cv_url: null });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

async function know(changes: Tables['profiles']['Update'], person = amina): Promise<void> {
  expect((await person.client.from('profiles').update(changes).eq('id', person.id)).error).toBeNull();
}

/** Uploaded, and nobody could read it. */
const withCv = (skills: string[]) => know({ skills, cv_url: `${amina.id}/cv.pdf` });

async function post(job: Partial<Tables['jobs']['Insert']> = {}): Promise<void> {
  expect((await service.from('jobs').insert({ title: 'Job', description: 'Welding.', ...job })).error).toBeNull();
}

async function feed(posting: Partial<Tables['external_jobs']['Insert']> = {}): Promise<void> {
  const row = { source: 'adzuna', external_id: '1', title: 'Posting', posted_at: daysAgo(1), ...posting };
  expect((await service.from('external_jobs').upsert(row)).error).toBeNull();
}

async function ask(question: Question = {}, person = amina) {
  const { data, error } = await person.client.rpc('match_skills', question);
  if (error) throw error;
  return answerSchema.parse(data);
}

const titles = async (question?: Question, person = amina) =>
  (await ask(question, person)).jobs.map(({ title }) => title);

describe('What is found', () => {
  test('A skill at character 3,000 is found, in a job and in a posting, with the sentence that names it', async () => {
    const description = `${'We are kind people. '.repeat(150)} You know MIG welding well. ${'Come and see. '.repeat(60)}`;
    await post({ title: 'Smith', description });
    await feed({ title: 'Fitter', description });
    await post({ title: 'Nurse', description: 'We are kind people.' });
    const { matches, compared, jobs } = await ask();
    expect([matches, compared]).toEqual([2, null]);
    const in_text = [{ skill: 'Welding', sentence: 'You know MIG welding well' }];
    expect(jobs).toEqual([
      expect.objectContaining({ title: 'Smith', in_text, listed: [], partly: null }),
      expect.objectContaining({ title: 'Fitter', in_text }),
    ]);
    const { data } = await amina.client.rpc('search_jobs', { filters: { source: 'external' } });
    const { in_text: _, listed, partly, ...listing } = jobs[1] ?? {};
    expect(data).toMatchObject({ jobs: [listing] });
  });

  test.each([
    ['in the title', { title: 'WELDING trainer', description: '' }, ['welding']],
    ['with letters beyond ASCII, in another case', { description: 'CRÊPERIE À NAIROBI' }, ['crêperie']],
    ['with signs in it', { description: 'We write C++, and Node.js.' }, ['C++']],
    ['over the end of a line', { description: 'Good customer\nservice.' }, ['Customer\u00a0Service']],
  ])('A skill is found %s', async (_, job, skills) => {
    await know({ skills });
    await post(job);
    expect(await titles()).toHaveLength(1);
  });

  test.each([
    ['a part of a word', 'Weldingshire, JavaScript and C#', ['Welding', 'Java', 'C']],
    ['half of a skill, without a CV', 'A service technician', ['Customer Service']],
    ['its words apart', 'The service is for a customer', ['Customer Service']],
    ['signs that mean something in an expression', 'Anything', ['.*', '[a-z]+', '(?i)any', 'x|', '***=', '\\w']],
    ['blank skills', 'Anything', ['', ' ', '\u00a0']],
    ['the name of a company or a place', 'Anything', ['Jua', 'Kisumu']],
  ])('Nothing is found by %s', async (_, description, skills) => {
    await know({ skills });
    await post({ description, company_name: 'Jua', location: 'Kisumu' });
    expect(await titles()).toEqual([]);
  });

  test('With a CV that cannot be read listed skills and half of a skill count, too', async () => {
    await post({ title: 'Lists it', skills: ['Arc Welding', 'welding'], description: '' });
    await post({ title: 'Supply clerk', description: '' });
    await post({ title: 'This and that', description: '' });
    await know({ skills: ['Welding', 'Supply and Demand'] });
    expect(await titles()).toEqual([]);
    await withCv(['Welding', 'Supply and Demand']);
    expect((await ask()).jobs).toEqual([
      expect.objectContaining({ title: 'Lists it', in_text: [], listed: ['Welding'], partly: null }),
      expect.objectContaining({ title: 'Supply clerk', in_text: [], listed: [], partly: 'Supply and Demand' }),
    ]);
  });

  test('Those that name the most skills come first, then the newest', async () => {
    await know({ skills: ['Welding', 'Painting'] });
    await post({ title: 'Both', description: 'Painting and welding.', created_at: daysAgo(9) });
    for (const days of [3, 1, 2]) await post({ title: `Day ${days}`, created_at: daysAgo(days) });
    expect(await titles()).toEqual(['Both', 'Day 1', 'Day 2', 'Day 3']);
    expect(await ask({ most: 2 })).toMatchObject({ matches: 4, jobs: [{ title: 'Both' }, { title: 'Day 1' }] });
  });

  test('What is not open, or not newer than asked, is not looked at', async () => {
    const since = daysAgo(2);
    await post({ title: 'New' });
    await post({ title: 'Old', created_at: since });
    for (const status of ['draft', 'closed']) await post({ title: status, status });
    await post({ title: 'Over', closes_at: daysAgo(0.01) });
    const description = 'Welding.';
    await feed({ title: 'Fresh', description });
    await feed({ external_id: '2', title: 'Undated', description, posted_at: null });
    await feed({ external_id: '3', title: 'Lost', description, fetched_at: daysAgo(7.1) });
    await feed({ external_id: '4', title: 'Past', description, closes_at: daysAgo(1) });
    expect(await titles()).toEqual(['New', 'Fresh', 'Old', 'Undated']);
    expect(await titles({ since })).toEqual(['New', 'Fresh']);
  });
});

describe('Whose it is', () => {
  test('Everybody is answered by their own skills', async () => {
    await know({ skills: ['Nursing'] }, otieno);
    await post({ title: 'Welder' });
    await post({ title: 'Nurse', description: 'Nursing.' });
    expect([await titles(), await titles({}, otieno)]).toEqual([['Welder'], ['Nurse']]);
  });

  test.each<Question>([{ most: 0 }, { most: 101 }])('What it does not understand is refused: %j', async (question) => {
    const { error, status } = await amina.client.rpc('match_skills', question);
    expect([status, error?.code]).toEqual([400, '22023']);
  });
});

describe('However much there is to look at', () => {
  test('The newest 500 that have the words are looked at', async () => {
    await backend.database.runScript(`
      insert into public.jobs (title, description, created_at)
      select 'Welder', 'Welding', now() - i * interval '1 minute' from generate_series(1, 501) i`);
    expect(await ask({ most: 1 })).toMatchObject({ matches: 500, compared: 500 });
  });

  test('The longest adverts are looked at up to 2,000,000 octets', async () => {
    await backend.database.runScript(`
      insert into public.jobs (title, description, created_at)
      select 'Long', 'Welding ' || repeat('x', 19990), now() - i * interval '1 minute' from generate_series(1, 120) i`);
    expect(await ask({ most: 1 })).toMatchObject({ matches: 99, compared: 99 });
  });

  test.each([
    ['300 skills of 100 characters', Array.from({ length: 300 }, (_, index) => `${index}`.padEnd(100, 'x')), 8],
    ['300 skills of fifty words', Array.from({ length: 300 }, (_, index) => `${index} `.repeat(25).trim()), 16],
    ['50 skills of an ordinary profile', Array.from({ length: 50 }, (_, index) => `Some skill ${index}`), 50],
  ])('Of %s those of the first 800 characters are looked for', async (_, skills, most) => {
    const listed = `{${skills.map((skill) => `"${skill}"`).join(',')}}`;
    const rows = await backend.database.query('select skill from private.sought_skills($1::text[])', [listed]);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(most);
    expect(rows.map((row) => Object(row).skill)).toEqual(skills.slice(0, rows.length));
  });
});
