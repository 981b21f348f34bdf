import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { freeMailAdverts, honestAdverts, moneyAdverts, moneyByPhoneAdverts, phoneAdverts } from './labelled-adverts.ts';
import { idOf, service, signedIn, visitor } from './people.ts';

type Client = ReturnType<typeof visitor>;

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let seeker: Client;
let employer: Client;
let companyId: string;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
  seeker = await signedIn(backend, 'seeker');
  employer = await signedIn(backend, 'employer');
  const own = await employer.from('companies').select('id').eq('owner_id', idOf('employer')).limit(1).single();
  companyId = own.data?.id ?? '';
});
afterAll(() => backend.close());

async function post(title: string, status = 'active'): Promise<string> {
  const { data, error } = await employer
    .from('jobs')
    .insert({ company_id: companyId, title, status })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

describe('Reports', () => {
  test('A report of a posting carries what the database knows of it, and may be of one that is gone', async () => {
    const posting = { source: 'adzuna', external_id: 'a:1', title: 'Easy money', company: 'Nobody Ltd', remote: true };
    expect((await service(backend).from('external_jobs').insert(posting)).error).toBeNull();
    for (const external_id of ['adzuna:a:1', 'adzuna:gone']) {
      expect((await seeker.from('job_reports').insert({ external_id, reason: 'fake' })).error).toBeNull();
    }
    const { data } = await seeker
      .from('job_reports')
      .select('title, company')
      .not('external_id', 'is', null)
      .order('external_id');
    expect(data).toEqual([
      { title: 'Easy money', company: 'Nobody Ltd' },
      { title: null, company: null },
    ]);
  });

  test('A report outlives the job, so that deleting the advert does not delete what people said of it', async () => {
    const job_id = await post('Soon gone');
    await seeker.from('job_reports').insert({ job_id, reason: 'contact' });
    expect((await employer.from('jobs').delete().eq('id', job_id)).error).toBeNull();
    const { data } = await seeker.from('job_reports').select('job_id, reason, company').eq('title', 'Soon gone');
    expect(data).toEqual([{ job_id: null, reason: 'contact', company: expect.any(String) }]);
  });

  test('A report of a draft tells nothing of it', async () => {
    const job_id = await post('Secret plan', 'draft');
    const { data } = await seeker.from('job_reports').insert({ job_id, reason: 'other' }).select('title, company');
    expect(data).toEqual([{ title: null, company: null }]);
  });

  test.each<[string, { external_id?: string; reason: string; details?: string }, string]>([
    ['no job', { reason: 'money' }, '23514'],
    ['no feed', { external_id: 'nothing', reason: 'money' }, '23514'],
    ['a reason of its own', { external_id: 'adzuna:2', reason: 'boring' }, '23514'],
    ['more than 2,000 characters', { external_id: 'adzuna:2', reason: 'other', details: 'x'.repeat(2_001) }, '23514'],
  ])('A report with %s is refused', async (_, report, code) => {
    expect((await seeker.from('job_reports').insert(report)).error?.code).toBe(code);
  });

  test('A report of two jobs, of a job that is not there, or in the name of somebody else is refused', async () => {
    const reports = seeker.from('job_reports');
    const job_id = await post('One of two');
    expect((await reports.insert({ job_id, external_id: 'adzuna:3', reason: 'fake' })).error?.code).toBe('23514');
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect((await reports.insert({ job_id: nowhere, reason: 'fake' })).error?.code).toBe('23503');
    const forged = { job_id, user_id: idOf('employer'), reason: 'fake' };
    expect((await reports.insert(forged)).error?.code).toBe('42501');
    expect((await reports.insert({ job_id, reason: 'fake', title: 'Slander' })).error?.code).toBe('42501');
    expect((await reports.update({ reason: 'other' }).eq('reason', 'money')).error?.code).toBe('42501');
    expect((await reports.delete().eq('reason', 'money')).error?.code).toBe('42501');
  });
});

async function addCompany(name: string): Promise<string> {
  const [row] = await backend.database.query(`insert into public.companies (name) values ($1) returning id`, [name]);
  return String(Object(row).id);
}

test('A report of a company is kept once for each person, with the name it had, and read by them alone', async () => {
  const company_id = await addCompany('Haraka Placements');
  const report = { company_id, reason: 'money', details: 'They want KES 500 before an interview.' };
  expect((await seeker.from('company_reports').insert(report)).error).toBeNull();
  expect((await seeker.from('company_reports').insert(report)).error?.code).toBe('23505');
  expect((await seeker.from('company_reports').select('reason, company')).data).toEqual([
    { reason: 'money', company: 'Haraka Placements' },
  ]);
  expect((await employer.from('company_reports').select('id')).data).toEqual([]);
  expect((await visitor(backend).from('company_reports').insert(report)).error?.code).toBe('42501');
});

test('A report outlives the company, so that deleting it does not delete what people said of it', async () => {
  const company_id = await addCompany('Soon Gone');
  await seeker.from('company_reports').insert({ company_id, reason: 'fake' });
  await backend.database.query('delete from public.companies where id = $1', [company_id]);
  const { data } = await seeker.from('company_reports').select('company_id, reason').eq('company', 'Soon Gone');
  expect(data).toEqual([{ company_id: null, reason: 'fake' }]);
});

test('A report of no company, of one that is not there, for no known reason or in another name is refused', async () => {
  const company_id = await addCompany('Refused');
  const reports = seeker.from('company_reports');
  expect((await reports.insert({ reason: 'fake' })).error?.code).toBe('23514');
  expect((await reports.insert({ company_id: crypto.randomUUID(), reason: 'fake' })).error?.code).toBe('23503');
  expect((await reports.insert({ company_id, reason: 'boring' })).error?.code).toBe('23514');
  expect((await reports.insert({ company_id, reason: 'other', details: 'x'.repeat(2_001) })).error?.code).toBe('23514');
  expect((await reports.insert({ company_id, reason: 'fake', user_id: idOf('employer') })).error?.code).toBe('42501');
  expect((await reports.insert({ company_id, reason: 'fake', company: 'Slander' })).error?.code).toBe('42501');
});

const rowSchema = z.tuple([z.object({ signs: z.array(z.string()) })]);

async function signsOf(advert: string): Promise<string[]> {
  const { database } = backend;
  const rows = await database.query('select private.scam_signs($1) as signs', [advert]);
  return rowSchema.parse(rows)[0].signs;
}

describe('Sentences of adverts', () => {
  const labelled = [
    ...moneyAdverts.map((text) => [text, ['money']] as const),
    ...moneyByPhoneAdverts.map((text) => [text, ['money', 'mpesa']] as const),
    ...phoneAdverts.map((text) => [text, ['mpesa']] as const),
    ...freeMailAdverts.map((text) => [text, ['free_mail']] as const),
    ...honestAdverts.map((text) => [text, []] as const),
  ];

  test.each(labelled)('The sentence “%s” shows %j', async (text, signs) => {
    expect(await signsOf(text)).toEqual(signs);
  });

  test('A sentence shows the same in capitals and amid a long honest advert', async () => {
    const honest = honestAdverts.join('\n');
    expect(await signsOf(honest)).toEqual([]);
    for (const text of [...moneyAdverts, ...phoneAdverts, ...freeMailAdverts]) {
      const signs = await signsOf(text);
      expect(await signsOf(text.toUpperCase()), text).toEqual(signs);
      expect(await signsOf(`${honest}\n${text}\n${honest}`), text).toEqual(signs);
    }
  });
});

// The longest advert has 40,400 characters; what is longer is not read to its end.
test.each([
  ['the same word without end', 'pay '.repeat(11_000)],
  ['words that almost ask', 'send money to the '.repeat(2_500)],
  ['very many short sentences', 'send pay.. '.repeat(4_000)],
  ['one word', 'a'.repeat(45_000)],
  ['blanks', `pay${' '.repeat(45_000)}`],
  ['letters that unfold to eighteen', `pay ${'\uFDFA'.repeat(40_000)}`],
])('An advert of %s is read in bounded time', async (_, advert) => {
  // A pattern that tries every way to read a text would not come to an end within the limit of any test.
  expect(await signsOf(advert)).toEqual(expect.any(Array));
});

test('A job carries its signs from the moment it is posted, loses them when it is mended, and nobody writes them', async () => {
  const job = { company_id: companyId, title: 'Xylophone tuner', requirements: 'Pay KES 500 to apply' };
  const posted = await employer.from('jobs').insert(job).select('id, scam_signs').single();
  expect(posted.data?.scam_signs).toEqual(['money']);
  const id = posted.data?.id ?? '';
  const seen = await visitor(backend).from('jobs').select('scam_signs').eq('id', id).single();
  expect(seen.data?.scam_signs).toEqual(['money']);
  const planted: object = { scam_signs: [] };
  const { error } = await employer.from('jobs').update(planted).eq('id', id);
  expect(['428C9', '42501']).toContain(error?.code);
  const mended = await employer.from('jobs').update({ requirements: 'A good ear' }).eq('id', id).select('scam_signs');
  expect(mended.data).toEqual([{ scam_signs: [] }]);
});

test('A demand at the end of a sentence without an end is found', async () => {
  const [demand = ''] = moneyAdverts;
  for (let words = 90; words < 110; words += 1) {
    expect(await signsOf(`${'we work and '.repeat(words)}${demand}`)).toEqual(['money']);
  }
});

test('Of an advert a hundred pieces about money are read at most, and what repeats once', async () => {
  const pieces = (advert: string) =>
    backend.database.query('select char_length(words) as length from private.plain_sentences($1) as words', [advert]);
  expect(await pieces('pay a fee of 500. pay a fee of 1,200. '.repeat(1_000))).toHaveLength(1);
  const letters = Array.from({ length: 2_000 }, (_, index) =>
    index.toString(2).replaceAll('0', 'a').replaceAll('1', 'b'),
  );
  for (const text of [
    letters.map((word) => `pay ${word}. `).join(''),
    letters.map((word) => `pay ${word} `).join(''),
  ]) {
    const read = z.array(z.object({ length: z.number() })).parse(await pieces(text));
    expect(read.length).toBeLessThanOrEqual(100);
    expect(Math.max(...read.map(({ length }) => length))).toBeLessThan(1_000);
  }
});

test('What gives an advert away is read when its text changes, and not with every write', async () => {
  const id = await post('Quiet job');
  const plant = (signs: string) => `
    alter table public.jobs disable trigger jobs_read_signs;
    update public.jobs set scam_signs = '${signs}' where id = '${id}';
    alter table public.jobs enable trigger jobs_read_signs`;
  for (const statement of plant('{mpesa}').split(';')) await backend.database.query(statement);
  const signsAfter = async (change: { status?: string; title?: string }) =>
    (await employer.from('jobs').update(change).eq('id', id).select('scam_signs').single()).data?.scam_signs;
  expect(await signsAfter({ status: 'draft', title: 'Quiet job' })).toEqual(['mpesa']);
  expect(await signsAfter({ title: 'Quieter job' })).toEqual([]);
});

describe('A call adds or changes 20 jobs at most', () => {
  const jobs = (count: number) => Array.from({ length: count }, () => ({ company_id: companyId, title: 'Many alike' }));

  test('More are refused in a sentence, and none is written', async () => {
    const added = await employer.from('jobs').insert(jobs(21));
    expect(added.error?.message).toBe('A call adds or changes 20 jobs at most');
    expect((await employer.from('jobs').insert(jobs(20))).error).toBeNull();
    expect((await employer.from('jobs').insert(jobs(1))).error).toBeNull();
    const changed = await employer.from('jobs').update({ location: 'Nakuru' }).eq('title', 'Many alike');
    expect(changed.error?.message).toBe('A call adds or changes 20 jobs at most');
    const { data } = await employer.from('jobs').select('location').eq('title', 'Many alike');
    expect(data).toEqual(Array(21).fill({ location: null }));
  });

  test('Of long texts it adds or changes those of one job', async () => {
    const [first, second] = [await post('Long twice'), await post('Long twice')];
    const long = { description: 'x'.repeat(20_000), requirements: 'y'.repeat(20_000) };
    const both = await employer.from('jobs').update(long).in('id', [first, second]);
    expect(both.error?.message).toBe('A call adds or changes 60000 characters of jobs at most');
    expect((await employer.from('jobs').update(long).eq('id', first)).error).toBeNull();
    expect((await employer.from('jobs').update(long).eq('id', second)).error).toBeNull();
    expect((await employer.from('jobs').update({ type: 'contract' }).eq('title', 'Long twice')).error).toBeNull();
  });

  test('A company that is renamed takes all of its jobs along', async () => {
    expect((await employer.from('jobs').insert(jobs(20))).error).toBeNull();
    expect((await employer.from('companies').update({ name: 'Named Anew Ltd' }).eq('id', companyId)).error).toBeNull();
    const { data } = await employer.from('jobs').select('company_name').eq('company_id', companyId);
    expect(data?.length).toBeGreaterThan(20);
    expect(new Set(data?.map(({ company_name }) => company_name))).toEqual(new Set(['Named Anew Ltd']));
  });
});

test('A company that is renamed is found by its new name, and what its jobs say is not read again for it', async () => {
  const company = await employer
    .from('companies')
    .insert({ name: 'Zebu Dairy', owner_id: idOf('employer') })
    .select('id')
    .single();
  const company_id = company.data?.id ?? '';
  const description = 'Milk and dairy all day';
  const job = await employer.from('jobs').insert({ company_id, title: 'Milker', description }).select('id').single();
  const id = job.data?.id ?? '';
  const plant = [
    'alter table public.jobs disable trigger jobs_fill_words',
    `update public.jobs set search = search || 'planted'::tsvector where id = '${id}'`,
    'alter table public.jobs enable trigger jobs_fill_words',
  ];
  for (const statement of plant) await backend.database.query(statement);
  expect((await employer.from('companies').update({ name: 'Oryx Foods' }).eq('id', company_id)).error).toBeNull();
  const [row] = await backend.database.query(
    'select tsvector_to_array(search) as words, tsvector_to_array(heading) as heading from public.jobs where id = $1',
    [id],
  );
  const { words, heading } = z.object({ words: z.array(z.string()), heading: z.array(z.string()) }).parse(row);
  expect(words).toEqual(expect.arrayContaining(['oryx', 'foods', 'milker', 'milk', 'dairy', 'planted']));
  expect(words).not.toContain('zebu');
  expect(heading).toEqual(expect.arrayContaining(['oryx', 'foods', 'milker']));
  expect(heading).not.toContain('dairy');
});

describe('What is worked out of a text before its length is checked', () => {
  const count = z.tuple([z.object({ found: z.number() })]);
  const countOf = async (expression: string, text: string) =>
    count.parse(await backend.database.query(`select ${expression} as found`, [text]))[0].found;

  test('Pay is read to the hundredth character', async () => {
    const lowest = `coalesce(private.monthly_shillings($1, 'lowest')::integer, 0)`;
    expect(await countOf(lowest, `${' '.repeat(90)}KES 45,000`)).toBe(45_000);
    expect(await countOf(lowest, `${' '.repeat(100)}KES 45,000`)).toBe(0);
    const pay = { salary_range: 'KES 45,000k '.repeat(8_000) };
    expect((await employer.from('jobs').insert({ company_id: companyId, title: 'Paid', ...pay })).error?.code).toBe(
      '23514',
    );
  });

  // The parser of PostgreSQL reads `a_a_a_` and `a1@a1@` to the end of the run, from each of its words.
  test('No run without blanks is read in one piece', async () => {
    const longest =
      'coalesce((select max(char_length(word)) from unnest(tsvector_to_array(private.searched_words($1))) as word), 0)';
    expect(await countOf(longest, 'ab'.repeat(300))).toBe(100);
    expect(await countOf(longest, 'a.b/'.repeat(300))).toBeLessThanOrEqual(100);
    expect(await countOf(longest, `${'a_'.repeat(10_000)} ${'a1@'.repeat(6_000)}`)).toBeLessThanOrEqual(100);
  });
});

test('Whoever writes long adverts again and again waits for the next hour, also with the name of a company', async () => {
  const long = { title: 'Long', description: 'word '.repeat(4_000) };
  const id = await post('Long');
  const spend = (bytes: number) =>
    backend.database.query(
      `insert into private.account_counters (user_id, kind, day, uses)
    values ($1, 'bytes written, hour ' || to_char(now() at time zone 'utc', 'HH24'), private.utc_day(), $2::integer)
    on conflict (user_id, kind, day) do update set uses = excluded.uses`,
      [idOf('employer'), String(bytes)],
    );
  expect((await employer.from('jobs').update(long).eq('id', id)).error).toBeNull();
  await spend(4_990_000);
  expect(
    (
      await employer
        .from('jobs')
        .update({ description: 'other '.repeat(3_000) })
        .eq('id', id)
    ).error?.code,
  ).toBe('FQ001');
  await spend(4_999_500);
  expect((await employer.from('companies').update({ name: 'Too Often' }).eq('id', companyId)).error?.code).toBe(
    'FQ001',
  );
  await spend(0);
});

test('The demo shows each sign, and no other job of the seed is accused', async () => {
  const { data } = await visitor(backend).from('jobs').select('scam_signs').eq('is_demo', true);
  const signs = data?.map(({ scam_signs }) => scam_signs.join(' ')) ?? [];
  expect(signs.filter(Boolean).toSorted()).toEqual(['free_mail', 'money', 'money mpesa']);
});
