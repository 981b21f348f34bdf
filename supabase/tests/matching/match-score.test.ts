import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import type { Level, PersonFacts, PostingFacts } from '@fursa/engine/facts';
import { scoreMatch } from '@fursa/engine/score-match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { openFactsBoard } from './facts-board.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ seed: false });
});
afterAll(() => backend.close());

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
const drawLevel = (): Level => levels[draw(4)] ?? 0;

function drawConcepts(most: number, heaviest: number) {
  const chosen = vocabulary.filter(() => draw(vocabulary.length) < most);
  return chosen.map((concept) => ({ concept, weight: 1 + draw(heaviest) }));
}

function drawPosting(): PostingFacts {
  const concepts = drawConcepts(draw(20), 1000);
  const sum = concepts.reduce((total, { weight }) => total + weight, 0);
  // Also postings that need less than everything for full marks, and some in which nothing can be compared.
  const fullMarks = draw(10) === 0 ? 0 : Math.max(Math.floor((sum * (40 + draw(70))) / 100), 1);
  return { concepts, fullMarks, occupation: null, level: drawLevel() };
}

const drawPerson = (): PersonFacts => ({ concepts: drawConcepts(draw(40), 100), level: drawLevel() });

const edges: readonly (readonly [PersonFacts, PostingFacts])[] = levels.flatMap((own) =>
  levels.flatMap((asked) =>
    [0, 1, 39, 40, 69, 70, 99, 100].map((weight): readonly [PersonFacts, PostingFacts] => [
      { concepts: weight === 0 ? [] : [{ concept: 'a', weight }], level: own },
      { concepts: [{ concept: 'a', weight: 1000 }], fullMarks: 1000, occupation: null, level: asked },
    ]),
  ),
);

test('SQL counts what TypeScript counts, for thousands of people and postings', async () => {
  const pairs = [...edges, ...Array.from({ length: 4000 }, () => [drawPerson(), drawPosting()] as const)];
  const marksOf = (person: PersonFacts, posting: PostingFacts) =>
    posting.concepts.reduce(
      (sum, { concept, weight }) =>
        sum + weight * (person.concepts.find((had) => had.concept === concept)?.weight ?? 0),
      0,
    );
  const given = pairs.map(([person, posting]) => [
    marksOf(person, posting),
    posting.fullMarks,
    person.level,
    posting.level,
  ]);
  const rows = await backend.database.query(
    `select private.match_score((value ->> 0)::bigint, (value ->> 1)::integer, (value ->> 2)::integer, (value ->> 3)::integer) as score
     from jsonb_array_elements($1::jsonb) with ordinality as given (value, place) order by place`,
    [JSON.stringify(given)],
  );
  const scores = z.array(z.object({ score: z.number().nullable() })).parse(rows);
  const expected = pairs.map(([person, posting]) => scoreMatch(person, posting));
  expect(new Set(expected).size).toBeGreaterThan(60);
  expect(scores.map(({ score }) => score)).toEqual(expected);
});

test('List, single scores and TypeScript agree on postings that are stored', async () => {
  const board = await openFactsBoard(backend);
  const person = drawPerson();
  const recordOf = ({ concepts }: PersonFacts | PostingFacts) =>
    Object.fromEntries(concepts.map(({ concept, weight }) => [concept, weight]));
  await board.know({ concepts: recordOf(person), level: person.level });
  await board.rows(`insert into public.jobs (title) select 'Clerk' from generate_series(1, 150)`);
  const postings = new Map<string, PostingFacts>();
  await board.store(await board.take(), ({ name }) => {
    const posting = drawPosting();
    postings.set(name, posting);
    return { concepts: recordOf(posting), level: posting.level, fullMarks: posting.fullMarks };
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
