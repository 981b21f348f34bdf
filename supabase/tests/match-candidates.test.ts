import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

  test.each<MatchArguments>([
    { most: 0 },
    { most: 101 },
    { most: -1 },
    JSON.parse('{"most":null}'),
    JSON.parse('{"named_only":null}'),
    { etag: 'x'.repeat(101) },
  ])('What it does not understand is refused: %j', async (given) => {
    const { error, status } = await board.amina.client.rpc('match_candidates', given);
    expect([status, error?.code]).toEqual([400, '22023']);
  });
});
