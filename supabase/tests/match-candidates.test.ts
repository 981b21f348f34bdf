import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { daysAgo, filler, type MatchArguments, openMatchBoard } from './match-board.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let board: Awaited<ReturnType<typeof openMatchBoard>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ seed: false });
  board = await openMatchBoard(backend);
});
afterAll(() => backend.close());
beforeEach(() => board.clear());

describe('What is found', () => {
  test('A skill at character 3,000 is found, in a job and in a posting, and its sentence comes along', async () => {
    const description = `${filler(3000)} You know MIG welding well. ${filler(900)}`;
    await board.post({ title: 'Smith', description });
    await board.feed({ title: 'Fitter', description });
    await board.post({ title: 'Nurse', description: filler(4000) });
    const { jobs, total, compared } = await board.ask();
    expect([total, compared]).toEqual([3, 3]);
    expect(jobs.map(({ title, mentions }) => [title, mentions])).toEqual([
      ['Smith', ['You know MIG welding well.']],
      ['Fitter', ['You know MIG welding well.']],
    ]);
    const { data } = await board.amina.client.rpc('search_jobs', { filters: { source: 'external' } });
    const { mentions, ...listing } = jobs[1] ?? {};
    expect(data).toMatchObject({ jobs: [listing] });
  });

  test.each([
    ['in the title', { title: 'WELDING trainer', description: '' }, ['welding']],
    ['with letters beyond ASCII, in another case', { description: 'CRÊPERIE À NAIROBI' }, ['crêperie']],
    ['with signs in it', { description: 'We write C++, and Node.js.' }, ['C++']],
    ['over the end of a line', { description: 'Good customer\nservice.' }, ['Customer\u00a0Service']],
    ['with signs between that nobody sees', { description: 'Customer \u2066 service' }, ['Customer Service']],
    ['with a sign inside that nobody sees', { description: 'We\u202eld\u0007ing' }, ['Welding']],
  ])('A skill is found %s', async (_, job, skills) => {
    await board.know({ skills });
    await board.post(job);
    expect(await board.titles()).toHaveLength(1);
  });

  test('With a CV a skill is found among those that a job lists, too', async () => {
    await board.post({ skills: ['Arc Welding', 'Welding'], description: '' });
    expect(await board.titles()).toEqual([]);
    await board.know({ resume_text: 'Some text' });
    expect(await board.titles()).toHaveLength(1);
  });

  test.each([
    ['a part of a word', 'Weldingshire, JavaScript and C#', ['Welding', 'Java', 'C']],
    ['half of a skill, without a CV', 'A service technician', ['Customer Service']],
    ['signs that mean something in an expression', 'Anything', ['.*', '[a-z]+', '(?i)any', 'x|', '***=', '\\w']],
    ['blank skills', 'Anything', ['', ' ', '\u00a0']],
  ])('Nothing is found by %s', async (_, description, skills) => {
    await board.know({ skills });
    await board.post({ description });
    expect(await board.titles()).toEqual([]);
  });

  test('With a CV a word of four letters or more is enough, a shorter one where there is no longer one', async () => {
    await board.know({ skills: ['Supply and Demand', 'Go to it'], resume_text: 'Some text' });
    await board.post({ title: 'Supply clerk', description: '' });
    await board.post({ title: 'This and that', description: '' });
    await board.post({ title: 'Go away', description: '' });
    expect((await board.titles({ named_only: true })).toSorted()).toEqual(['Go away', 'Supply clerk']);
  });

  test('With a CV jobs of companies come too, unless only named ones are asked for, and never before those', async () => {
    await board.post({ title: 'Welder', created_at: daysAgo(3) });
    await board.post({ title: 'Nurse', description: '', company_id: board.companyId });
    await board.post({ title: 'Porter', description: '' });
    expect(await board.titles()).toEqual(['Welder']);
    await board.know({ resume_text: ' \n ' });
    expect(await board.titles()).toEqual(['Welder']);
    await board.know({ resume_text: 'Nurse since 2019.' });
    expect(await board.titles()).toEqual(['Nurse', 'Welder']);
    expect(await board.titles({ named_only: true })).toEqual(['Welder']);
    expect(await board.titles({ most: 1 })).toEqual(['Welder']);
    await board.know({ resume_text: null });
    const cv = {
      user_id: board.amina.id,
      path: `${board.amina.id}/cv.pdf`,
      size_bytes: 1,
      mime_type: 'application/pdf',
    };
    await board.service.from('cv_documents').insert({ ...cv, extracted_text: 'Nurse.' });
    expect(await board.ask()).toMatchObject({ has_resume: true, jobs: [{ title: 'Nurse' }, { title: 'Welder' }] });
  });

  test('What is not open, or not newer than asked, is not looked at', async () => {
    const since = daysAgo(2);
    await board.post({ title: 'New' });
    await board.post({ title: 'Old', created_at: since });
    for (const status of ['draft', 'closed']) await board.post({ title: status, status });
    await board.post({ title: 'Over', closes_at: daysAgo(0.01) });
    const description = 'Welding.';
    await board.feed({ title: 'Fresh', description });
    await board.feed({ external_id: '2', title: 'Undated', description, posted_at: null });
    await board.feed({ external_id: '3', title: 'Lost', description, fetched_at: daysAgo(7.1) });
    await board.feed({ external_id: '4', title: 'Past', description, closes_at: daysAgo(1) });
    expect(await board.titles()).toEqual(['New', 'Fresh', 'Old', 'Undated']);
    expect(await board.ask({ since })).toMatchObject({
      total: 2,
      compared: 2,
      jobs: [{ title: 'New' }, { title: 'Fresh' }],
    });
  });

  test('Where there are more than asked for, it says how many were looked at', async () => {
    for (const days of [1, 2, 3, 4, 5]) {
      await board.post({
        title: `Day ${days}`,
        created_at: daysAgo(days),
        description: days % 2 === 1 ? 'Welding' : '',
      });
    }
    expect(await board.ask({ most: 2 })).toMatchObject({
      total: 5,
      compared: 4,
      jobs: [{ title: 'Day 1' }, { title: 'Day 3' }],
    });
    expect(await board.ask({ most: 3 })).toMatchObject({ total: 5, compared: 5 });
  });

  test('The newest 500 are looked at', async () => {
    const rows = Array.from({ length: 501 }, (_, age) => ({ title: 'Nurse', created_at: daysAgo(age + 1) }));
    // Each statement has its time, on a busy machine too.
    for (let start = 0; start < rows.length; start += 50) {
      expect((await board.service.from('jobs').insert(rows.slice(start, start + 50))).error).toBeNull();
    }
    await board.post({ created_at: daysAgo(900) });
    expect(await board.ask()).toMatchObject({ total: 502, compared: 500, jobs: [] });
  });
});

describe('Whose it is', () => {
  test('Everybody is answered by their own skills and CV', async () => {
    await board.know({ skills: ['Nursing'], resume_text: 'Text' }, board.otieno);
    await board.post({ title: 'Welder' });
    await board.post({ title: 'Nurse', description: 'Nursing.' });
    expect([await board.titles(), await board.titles({}, board.otieno)]).toEqual([['Welder'], ['Nurse']]);
    const etags = [await board.ask(), await board.ask({}, board.otieno)].map(({ etag }) => etag);
    expect(etags[0]).not.toBe(etags[1]);
  });

  test.each<MatchArguments>([{ most: 0 }, { most: 101 }, JSON.parse('{"named_only":null}'), { etag: 'x'.repeat(101) }])(
    'What it does not understand is refused: %j',
    async (given) => {
      const { error, status } = await board.amina.client.rpc('match_candidates', given);
      expect([status, error?.code]).toEqual([400, '22023']);
    },
  );
});

async function mentionsIn(description: string, skills: readonly string[], resume: string | null = null) {
  await board.know({ skills: [...skills], resume_text: resume });
  await board.post({ description });
  return (await board.ask()).jobs[0]?.mentions;
}

/** Ends with a sentence of which so many characters are sent. */
const upTo = (border: number) => `${'x'.repeat(598 - border)}. `;

describe('Passages behind the first 600 characters', () => {
  test('What stands in the beginning is not sent twice', async () => {
    expect(await mentionsIn(`Welding. ${filler(800)} Welding again.`, ['Welding'])).toEqual([]);
    expect(await mentionsIn('Welding.', ['Welding'])).toEqual([]);
  });

  test.each([
    ['a phrase', 'We want customer service here.', 20],
    ['a word', 'We want customer service here.', 10],
    ['the last character', 'We want customer service here.', 24],
    ['what may go on', 'We want customer service', 24],
  ])('The border may go through %s', async (_, sentence, border) => {
    const description = `${upTo(border)}${sentence}`;
    expect(description.indexOf(sentence) + border).toBe(600);
    expect(await mentionsIn(description, ['Customer Service'])).toEqual([sentence]);
  });

  test('A word that ends before the border is in the beginning', async () => {
    expect(await mentionsIn(`${upTo(25)}We want customer service here.`, ['Customer Service'])).toEqual([]);
    expect(await mentionsIn(`${upTo(7)}We code JavaScript and Java.`, ['Java'])).toEqual([
      'We code JavaScript and Java.',
    ]);
  });

  test('A sentence without end is cut around the skill, between words', async () => {
    const mentions = await mentionsIn(`${'word '.repeat(500)}Welding${' more'.repeat(500)}`, ['Welding']);
    expect(mentions).toEqual([expect.stringMatching(/^…(word )+Welding( more)+…$/)]);
    expect(mentions?.[0]?.length).toBeGreaterThan(200);
    expect(mentions?.[0]?.length).toBeLessThanOrEqual(242);
  });

  test('Lines end a passage as sentences do, unless the skill goes over the end of a line', async () => {
    const lines = (text: string) => `${filler(700)}\n- Tea\n- ${text}\r\n- Soup`;
    expect(await mentionsIn(lines('Welding of pipes'), ['Welding'])).toEqual(['- Welding of pipes']);
    await board.clear();
    expect(await mentionsIn(lines('good customer\nservice'), ['Customer Service'])).toEqual([
      '- good customer\nservice',
    ]);
  });

  test('A skill that is an abbreviation does not end where its full stop is', async () => {
    const description = `${filler(700)} Come. You did a St. John course! Bye.`;
    expect(await mentionsIn(description, ['St. John course'])).toEqual(['You did a St. John course!']);
  });

  test('Each skill brings its own passage, in the order of the text, a sentence with two of them once', async () => {
    const text = `${filler(700)} Excel helps. Excel and SQL. Then SQL again. Go for Python.`;
    expect(await mentionsIn(text, ['Python', 'SQL', 'Excel'])).toEqual([
      'Excel helps.',
      'Excel and SQL.',
      'Go for Python.',
    ]);
  });

  test('A word that is everywhere leaves room for the others', async () => {
    const text = `${filler(700)} ${'Customers want service. '.repeat(100)} Welding, too.`;
    expect(await mentionsIn(text, ['Customer Service', 'Welding'], 'A CV')).toEqual([
      'Customers want service.',
      'Welding, too.',
    ]);
  });

  test('There are twelve at most, and 2,000 characters', async () => {
    const skills = Array.from({ length: 15 }, (_, index) => `Skill${index}`);
    const short = `${filler(700)} ${skills.join('. ')}.`;
    expect(await mentionsIn(short, skills)).toEqual(skills.slice(0, 12).map((skill) => `${skill}.`));
    await board.clear();
    const long = `${filler(700)} ${skills.map((skill) => `${'word '.repeat(42)}${skill}.`).join(' ')}`;
    const mentions = (await mentionsIn(long, skills)) ?? [];
    expect(mentions).toHaveLength(9);
    expect(mentions.join('').length).toBeLessThanOrEqual(2000);
  });

  test('Whole skills come before parts of them', async () => {
    const parts = Array.from({ length: 12 }, (_, index) => `Partly${index} Other${index}`);
    const text = `${filler(700)} ${parts.map((part) => part.split(' ')[0]).join('. ')}. Welding.`;
    const mentions = await mentionsIn(text, [...parts, 'Welding'], 'A CV');
    expect(mentions).toHaveLength(12);
    expect(mentions?.at(-1)).toBe('Welding.');
  });

  test('Signs that nobody sees do not hide where the beginning ends', async () => {
    const description = `${'\u202e'.repeat(300)}${'y'.repeat(299)} Wel\u2066ding. Come.`;
    expect(await mentionsIn(description, ['Welding'])).toEqual([expect.stringMatching(/Welding\.$/)]);
  });
});

describe('The etag', () => {
  test('With the etag that is known nothing else comes, until something else would be answered', async () => {
    const jobId = await board.post({ company_id: board.companyId });
    await board.feed({ description: 'Welding.' });
    const ask = (given = {}) => board.amina.client.rpc('match_candidates', { ...given });
    const readEtag = async (given = {}) => (await board.ask(given)).etag;
    let etag = await readEtag();
    const same = async () => expect((await ask({ etag })).data).toEqual({ etag });
    const other = async () => {
      const next = await readEtag();
      expect(next).not.toBe(etag);
      etag = next;
      await same();
    };
    await same();
    // The same postings, brought again; somebody else; another thing.
    await board.feed({ description: 'Welding.', posted_at: await postedAt(), fetched_at: daysAgo(-0.1) });
    await board.know({ skills: ['Nursing'] }, board.otieno);
    await board.know({ bio: `Not compared: ${Math.random()}`, last_seen_matches_at: 'now' });
    await same();

    await board.know({ skills: ['Welding', 'Nursing'] });
    await other();
    await board.know({ resume_text: 'A CV' });
    await other();
    const added = await board.post({ title: 'Further' });
    await other();
    for (const change of [
      () =>
        board.service
          .from('jobs')
          .update({ skills: ['Other'] })
          .eq('id', jobId),
      () => board.service.from('companies').update({ website: 'https://jua.example.com' }).eq('id', board.companyId),
      () => board.service.from('external_jobs').update({ description: 'Welding pipes.' }).eq('external_id', '1'),
      () =>
        board.service.from('external_jobs').update({ company_website: 'https://a.example.com' }).eq('external_id', '1'),
      () =>
        board.service
          .from('external_jobs')
          .update({ fetched_at: daysAgo(8) })
          .eq('external_id', '1'),
      () =>
        board.service
          .from('jobs')
          .update({ closes_at: daysAgo(1) })
          .eq('id', jobId),
      () => board.service.from('jobs').delete().eq('id', added),
    ]) {
      expect((await change()).error).toBeNull();
      await other();
    }
    for (const given of [{ most: 7 }, { named_only: true }, { since: daysAgo(1) }]) {
      expect((await ask({ ...given, etag: etag })).data).toMatchObject({ jobs: [] });
      expect(await readEtag(given)).not.toBe(etag);
    }
  });
});

async function postedAt(): Promise<string | null> {
  const { data } = await board.service.from('external_jobs').select('posted_at').single();
  return data?.posted_at ?? null;
}

const termsSchema = z.array(z.object({ seen: z.string(), is_whole: z.boolean() }));

async function termsOf(skills: readonly string[]) {
  const listed = `{${skills.map((skill) => `"${skill}"`).join(',')}}`;
  const [row] = await backend.database.query('select private.skill_keywords($1::text[]) as terms', [listed]);
  return termsSchema.parse(Object(row).terms);
}

describe('However much there is to look at', () => {
  test.each<[string, string[]]>([
    ['300 skills of 100 characters', Array.from({ length: 300 }, (_, index) => `${index}`.padEnd(100, 'x'))],
    ['300 skills of fifty words', Array.from({ length: 300 }, (_, index) => `${index} `.repeat(25).trim())],
    ['80 skills of 99 letters', Array.from({ length: 80 }, (_, index) => `${'a'.repeat(96)}${index + 100}`)],
  ])('Of %s a hundred terms are looked for, made of 800 characters', async (_, skills) => {
    const terms = await termsOf(skills);
    expect(terms.length).toBeGreaterThan(0);
    expect(terms.length).toBeLessThanOrEqual(100);
    // Blanks are longer as an expression than in a skill.
    const written = (whole: boolean) =>
      terms.flatMap(({ seen, is_whole }) => (is_whole === whole ? seen.replaceAll(/\(\?:\[[^\]]*\]\)\+/g, ' ') : []));
    expect(written(true).join('').length).toBeLessThanOrEqual(800);
    expect(written(false).join('').length).toBeLessThanOrEqual(800);
  });

  test('The skills of an ordinary profile are all looked for', async () => {
    const skills = Array.from({ length: 40 }, (_, index) => `Some skill ${index}`);
    expect((await termsOf(skills)).filter(({ is_whole }) => is_whole)).toHaveLength(40);
  });

  test('The longest adverts of the newest 500 are looked at up to 2,000,000 octets', async () => {
    await backend.database.runScript(`
      insert into public.jobs (title, description, created_at)
      select 'Long', repeat('x', 20000), now() - i * interval '1 minute' from generate_series(1, 120) i`);
    expect(await board.ask()).toMatchObject({ total: 120, compared: 99 });
    await board.clear();
    await backend.database.runScript(`
      insert into public.external_jobs (source, external_id, title, description, posted_at)
      select 'adzuna', i, 'Long', repeat('é', 8000), now() - i * interval '1 minute' from generate_series(1, 130) i`);
    expect(await board.ask()).toMatchObject({ total: 130, compared: 124 });
  });

  test('Where all skills of a profile stand in an advert, twelve of them are looked up', async () => {
    const skills = Array.from({ length: 200 }, (_, index) => `s${index}`);
    const description = `${'x '.repeat(400)}. ${skills.map((skill) => `${skill}.`).join(' ')}`;
    await backend.database.runScript(`
      create function public.lookups(body text, skills text[], out mentions jsonb, out calls bigint) language plpgsql as $$
      declare
        terms constant jsonb := private.skill_keywords(skills);
      begin
        perform set_config('track_functions', 'all', true);
        mentions := private.mentions(
          body, private.whole_words(array(select term ->> 'seen' from jsonb_array_elements(terms) as term)), terms
        );
        calls := pg_stat_get_xact_function_calls('private.passage'::regproc);
      end $$`);
    try {
      const [row] = await backend.database.query('select * from public.lookups($1, $2::text[])', [
        description,
        `{${skills.join(',')}}`,
      ]);
      const { mentions, calls } = z.object({ mentions: z.array(z.string()), calls: z.coerce.number() }).parse(row);
      expect(mentions).toEqual(skills.slice(0, 12).map((skill) => `${skill}.`));
      expect(calls).toBe(12);
    } finally {
      await backend.database.runScript('drop function public.lookups');
    }
  });

  test('Skills that the beginning does not show are looked up before those it does', async () => {
    const shown = Array.from({ length: 20 }, (_, index) => `shown${index}`);
    await board.know({ skills: [...shown, 'Hidden'] });
    await board.post({ description: `${shown.join('. ')}. ${'x '.repeat(400)}${shown.join('. ')}. Hidden here.` });
    expect((await board.ask()).jobs[0]?.mentions).toContain('Hidden here.');
  });
});
