import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import type { Level, PersonFacts, PostingFacts, PostingLevel } from '@fursa/engine/facts';
import { scoreMatch, sumOfChoices } from '@fursa/engine/score-match';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openFactsBoard } from './facts-board.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let board: Awaited<ReturnType<typeof openFactsBoard>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ seed: false });
  board = await openFactsBoard(backend);
});
afterAll(() => backend.close());
beforeEach(() => board.clear());

const facts = { concepts: { accounting: 30, excel: 10 } };
const indexed = async () => await board.rows('select concept, weight from private.posting_concepts order by concept');
const change = async (change: string, id: string) =>
  await board.rows(`update public.jobs set ${change} where id = $1`, [id]);
const names = async () => (await board.queued()).map(({ name }) => name);

describe('What is read again', () => {
  test.each([
    'title = $$Head clerk$$',
    'description = $$Another text$$',
    'requirements = $$Excel$$',
    'skills = $${Excel}$$',
  ])('A job of which the text changes: %s', async (text) => {
    const id = await board.post(facts);
    await change(text, id);
    expect(await names()).toEqual([id]);
  });

  test.each([
    'salary_range = $$KES 40,000$$',
    'location = $$Kisumu$$',
    'closes_at = now() + interval $$9 days$$',
    'title = title',
  ])('Not a job of which something else changes: %s', async (other) => {
    const id = await board.post(facts);
    await change(other, id);
    expect(await names()).toEqual([]);
    const [place] = await board.rows('select county, open_until < $$infinity$$ as closes from private.posting_facts');
    expect(place).toEqual({
      county: other.startsWith('location') ? 'Kisumu' : null,
      closes: other.startsWith('closes_at'),
    });
  });

  test('A posting that its feed brings again is not read again, a changed one is', async () => {
    const name = await board.feed(facts, { description: 'Accounts' });
    await board.feed(undefined, { description: 'Accounts', location: 'Nakuru', fetched_at: new Date().toISOString() });
    expect(await names()).toEqual([]);
    await board.feed(undefined, { description: 'Accounts and tax' });
    expect(await names()).toEqual([name]);
  });

  test('A person whose CV or skills change, not one who changes something else', async () => {
    const { client, id } = board.amina;
    const save = async (row: { bio?: string; skills?: string[]; resume_text?: string }) => {
      await client.from('profiles').update(row).eq('id', id);
    };
    await save({ bio: 'Hello', skills: ['Excel'] });
    expect(await names(), 'without a CV').toEqual([]);
    await board.know(facts);
    await save({ bio: 'Good day' });
    expect(await names()).toEqual([]);
    await save({ skills: ['Excel', 'Word'] });
    expect(await board.queued()).toEqual([{ kind: 'person', name: id }]);
    await board.readAll(facts);
    await save({ resume_text: 'Another one' });
    expect(await names()).toEqual([id]);
  });

  test('A person whose CV lies in a file alone', async () => {
    const { client, id } = board.amina;
    const cv = { path: `${id}/cv.pdf`, size_bytes: 9, mime_type: 'application/pdf', extracted_text: 'Accounts' };
    await client.from('cv_documents').insert(cv);
    expect(await board.take()).toMatchObject([{ kind: 'person', text: { resume: 'Accounts' } }]);
    await client.from('cv_documents').delete().eq('user_id', id);
    expect(await names()).toEqual([]);
  });

  test('A renamed company has its jobs read again', async () => {
    await board.rows(`insert into public.companies (id, name) values ('c0000000-0000-4000-8000-000000000009', 'Jua')`);
    const id = await board.post(facts, { company_id: 'c0000000-0000-4000-8000-000000000009' });
    await board.rows(`update public.companies set name = 'Mwezi' where name = 'Jua'`);
    expect(await names()).toEqual([id]);
    expect(await board.take()).toMatchObject([{ text: { company_name: 'Mwezi' } }]);
  });
});

describe('What stays of it', () => {
  test('Facts follow the text', async () => {
    const id = await board.post(facts);
    await change('title = $$Driver$$', id);
    expect(await indexed(), 'the old facts serve meanwhile').toHaveLength(2);
    await board.readAll({ concepts: { driving: 20 } });
    expect(await indexed()).toEqual([{ concept: 'driving', weight: 20 }]);
  });

  test.each(['deleted', 'closed'])('Of a posting that is %s nothing stays, read or not', async (end) => {
    const [one, other] = [await board.post(facts), await board.post(undefined)];
    await board.rows(end === 'deleted' ? 'delete from public.jobs' : `update public.jobs set status = 'closed'`);
    expect([await names(), await indexed(), await board.rows('select from private.posting_facts')]).toEqual([
      [],
      [],
      [],
    ]);
    if (end === 'deleted') return;
    await board.rows(`update public.jobs set status = 'active'`);
    expect(await names()).toEqual([one, other].sort());
  });

  test('Of a posting that closed yesterday nothing stays, and it is read again when it opens', async () => {
    const id = await board.post(facts, { closes_at: '2026-01-01' });
    await board.take();
    expect(await indexed()).toEqual([]);
    await change('closes_at = null', id);
    expect(await names()).toEqual([id]);
  });

  test('Without a CV there are no facts of a person, and none of an account that is gone', async () => {
    await board.know(facts);
    await board.amina.client.from('profiles').update({ resume_text: '  ' }).eq('id', board.amina.id);
    expect(await board.rows('select from private.person_facts')).toEqual([]);

    const id = '0f000000-0000-4000-8000-000000000001';
    await board.rows(`insert into auth.users (id, email) values ($1, 'leaver@example.org')`, [id]);
    await board.rows(`update public.profiles set resume_text = 'Accounts' where id = $1`, [id]);
    await board.readAll(facts);
    await board.rows(`update public.profiles set resume_text = 'More accounts' where id = $1`, [id]);
    expect([await names(), await board.rows('select level from private.person_facts')]).toEqual([[id], [{ level: 0 }]]);
    await board.rows('delete from auth.users where id = $1', [id]);
    expect([await names(), await board.rows('select from private.person_facts')]).toEqual([[], []]);
  });
});

describe('The queue', () => {
  test('What was taken is not taken by somebody else, and is due again when it was not brought back', async () => {
    const id = await board.post(undefined);
    const [task] = await board.take();
    expect(task).toMatchObject({ kind: 'posting', name: id, text: { title: 'Clerk', company_name: null } });
    expect(await board.take()).toEqual([]);
    await board.rows(`update private.reading_queue set due_at = now()`);
    expect(await board.take()).toEqual([task]);
  });

  test('A text that nobody can read is given up after five times, until it changes', async () => {
    const id = await board.post(undefined);
    for (const _ of Array.from({ length: 5 })) {
      expect(await board.take()).toHaveLength(1);
      await board.rows(`update private.reading_queue set due_at = now()`);
    }
    expect(await board.take()).toEqual([]);
    await change('title = $$Driver$$', id);
    expect(await board.take()).toHaveLength(1);
  });

  test('Facts of a text that changed while it was read are not stored', async () => {
    const id = await board.post(undefined);
    const tasks = await board.take();
    await change('title = $$Driver$$', id);
    expect(await board.store(tasks, () => facts)).toBe(0);
    expect(await indexed()).toEqual([]);
    expect(await board.take()).toMatchObject([{ name: id, text: { title: 'Driver' } }]);
  });

  test('What is brought back twice is stored once', async () => {
    await board.post(undefined);
    const tasks = await board.take();
    expect([await board.store(tasks, () => facts), await board.store(tasks, () => ({ concepts: {} }))]).toEqual([1, 0]);
    expect(await indexed()).toHaveLength(2);
  });

  test('People come before postings, and no more is taken than fits', async () => {
    await board.post(undefined, { description: 'x'.repeat(3000) });
    await board.post(undefined, { description: 'y'.repeat(3000) });
    await board.amina.client.from('profiles').update({ resume_text: 'Accounts' }).eq('id', board.amina.id);
    const [taken] = await board.rows('select public.take_readings(1, 200, 2000) as tasks');
    expect(taken).toMatchObject({ tasks: [{ kind: 'person' }, { kind: 'posting' }] });
  });

  test('A new version of the engine reads everything again, and the old facts serve meanwhile', async () => {
    await board.know({ concepts: { accounting: 100, excel: 100 } });
    await board.post(facts);
    const before = await board.ask();
    expect(before).toMatchObject({ matches: 1, engine_version: 1 });
    expect(await board.take(1)).toEqual([]);

    const tasks = await board.take(2);
    expect(tasks.map(({ kind }) => kind)).toEqual(['person', 'posting']);
    expect(await board.ask()).toEqual(before);
    await board.store(tasks.slice(1), () => ({ concepts: { accounting: 60, law: 40 } }), 2);
    expect(await board.ask()).toMatchObject({ matches: 0, worth_a_look: 1, engine_version: 1 });
    await board.store(tasks.slice(0, 1), () => ({ concepts: { accounting: 100, law: 100 } }), 2);
    expect(await board.ask()).toMatchObject({ matches: 1, engine_version: 2, unread: 0 });
    expect(await board.take(2)).toEqual([]);
  });
});

test('What is no place in Kenya has no county', async () => {
  for (const place of ['Worldwide', 'Remote', 'Molokai', '']) {
    expect(await board.rows('select private.county_of($1) as county', [place])).toEqual([{ county: null }]);
  }
});

/** The same numbers at each run. */
function createDraws(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const draw = createDraws(2026);
const vocabulary = Array.from({ length: 40 }, (_, index) => `concept-${index}`);
const levels: readonly Level[] = [0, 1, 2, 3];
const postingLevels: readonly PostingLevel[] = [-1, ...levels];
const drawLevel = (): Level => levels[draw(4)] ?? 0;

function drawConcepts(most: number, heaviest: number) {
  const chosen = vocabulary.filter(() => draw(vocabulary.length) < most);
  return chosen.map((concept) => ({ concept, weight: 1 + draw(heaviest) }));
}

const wordList = Array.from({ length: 30 }, (_, index) => `word-${index}`);

function drawPosting(): PostingFacts {
  const concepts = drawConcepts(draw(20), 1000).map((one) => ({ ...one, choice: Math.max(0, draw(6) - 3) }));
  const sum = sumOfChoices(concepts);
  // Also postings that need less than everything for full marks, and some in which nothing can be compared.
  const fullMarks = draw(10) === 0 ? 0 : Math.max(Math.floor((sum * (40 + draw(70))) / 100), 1);
  const words =
    draw(4) === 0 ? [] : wordList.filter(() => draw(3) === 0).map((word) => ({ word, percent: 1 + draw(30) }));
  const licences = draw(3) === 0 ? concepts.slice(0, 2).map(({ concept }) => concept) : [];
  return { concepts, fullMarks, occupation: null, level: postingLevels[draw(5)] ?? 0, words, licences };
}

const drawPerson = (): PersonFacts => ({
  concepts: drawConcepts(draw(40), 100),
  level: drawLevel(),
  words: wordList.filter(() => draw(2) === 0),
});

const edges: readonly (readonly [PersonFacts, PostingFacts])[] = levels.flatMap((own) =>
  postingLevels.flatMap((asked) =>
    [0, 1, 39, 40, 69, 70, 99, 100].map((weight): readonly [PersonFacts, PostingFacts] => [
      { concepts: weight === 0 ? [] : [{ concept: 'a', weight }], level: own, words: [] },
      {
        concepts: [{ concept: 'a', weight: 1000, choice: 0 }],
        fullMarks: 1000,
        occupation: null,
        level: asked,
        words: [],
        licences: [],
      },
    ]),
  ),
);

function sharedOf(person: PersonFacts, posting: PostingFacts): number {
  const shared = posting.words.filter(({ word }) => person.words.includes(word));
  return posting.words.length === 0
    ? 100
    : Math.min(
        100,
        shared.reduce((sum, { percent }) => sum + percent, 0),
      );
}

test('SQL counts what TypeScript counts, for thousands of people and postings', async () => {
  const pairs = [...edges, ...Array.from({ length: 4000 }, () => [drawPerson(), drawPosting()] as const)];
  const given = pairs.map(([person, posting]) => {
    const weights = new Map(person.concepts.map(({ concept, weight }) => [concept, weight]));
    return {
      earned: sumOfChoices(
        posting.concepts.map((one) => ({ ...one, weight: one.weight * (weights.get(one.concept) ?? 0) })),
      ),
      full_marks: posting.fullMarks,
      shared: sharedOf(person, posting),
      person_level: person.level,
      posting_level: posting.level,
      lacks_licence: posting.licences.some((licence) => (weights.get(licence) ?? 0) < 80),
    };
  });
  const rows = await backend.database.query(
    `select private.match_score(earned, full_marks, shared, person_level, posting_level, lacks_licence) as score
     from rows from (jsonb_to_recordset($1::jsonb) as (
       earned bigint, full_marks integer, shared integer, person_level integer, posting_level integer, lacks_licence boolean
     )) with ordinality as given (earned, full_marks, shared, person_level, posting_level, lacks_licence, place) order by place`,
    [JSON.stringify(given)],
  );
  const scores = z.array(z.object({ score: z.number().nullable() })).parse(rows);
  const expected = pairs.map(([person, posting]) => scoreMatch(person, posting));
  expect(new Set(expected).size).toBeGreaterThan(60);
  expect(scores.map(({ score }) => score)).toEqual(expected);
});

test('List, single scores and TypeScript agree on postings that are stored', async () => {
  const person = drawPerson();
  const recordOf = ({ concepts }: PersonFacts | PostingFacts) =>
    Object.fromEntries(concepts.map(({ concept, weight }) => [concept, weight]));
  const words = Object.fromEntries(person.words.map((word) => [word, 1]));
  await board.know({ concepts: recordOf(person), level: person.level, words });
  await board.rows(`insert into public.jobs (title) select 'Clerk' from generate_series(1, 150)`);
  const postings = new Map<string, PostingFacts>();
  await board.store(await board.take(), ({ name }) => {
    const posting = drawPosting();
    postings.set(name, posting);
    const { level, fullMarks, licences } = posting;
    const asked = Object.fromEntries(posting.words.map(({ word, percent }) => [word, percent]));
    return {
      concepts: recordOf(posting),
      level,
      fullMarks,
      words: asked,
      licences,
      choices: posting.concepts.map(({ choice }) => choice),
    };
  });
  const expected = [...postings].map(([id, posting]) => ({ id, score: scoreMatch(person, posting) }));

  const names = [...postings.keys()];
  expect([...(await board.scores(names.slice(0, 100))), ...(await board.scores(names.slice(100)))]).toEqual(expected);
  const first = await board.ask({ min_score: 1, most: 100 });
  const rest = first.next === null ? [] : (await board.ask({ min_score: 1, most: 100, after: first.next })).jobs;
  const listed = [...first.jobs, ...rest];
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(listed.map(({ id, score }) => ({ id, score })).sort(byId)).toEqual(
    expected.filter(({ score }) => (score ?? 0) >= 1).sort(byId),
  );
});
