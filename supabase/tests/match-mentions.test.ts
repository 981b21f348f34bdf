import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysAgo, filler, openMatchBoard } from './match-board.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let board: Awaited<ReturnType<typeof openMatchBoard>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ seed: false });
  board = await openMatchBoard(backend);
});
afterAll(() => backend.close());
beforeEach(() => board.clear());

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
