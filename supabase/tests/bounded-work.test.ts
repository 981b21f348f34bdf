import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openMatchBoard } from './match-board.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let board: Awaited<ReturnType<typeof openMatchBoard>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ seed: false });
  board = await openMatchBoard(backend);
});
afterAll(() => backend.close());

async function evaluate(expression: string, parameters: string[] = []): Promise<unknown> {
  const [row] = await backend.database.query(`select ${expression} as value`, parameters);
  return Object(row).value;
}

const planSchema = z.array(z.object({ line: z.string() }));

/** How the statement of a function finds its rows, with the settings of that function. */
async function planOf(name: string, parameter: string, value: string): Promise<string> {
  const plan = await backend.database.query('select line from public.plan_of($1, $2, $3) as line', [
    name,
    parameter,
    value,
  ]);
  return planSchema
    .parse(plan)
    .map(({ line }) => line)
    .join('\n');
}

const planOfSql = `
  create function public.plan_of(name text, parameter text, value text) returns setof text language plpgsql as $$
  declare
    looked_at constant pg_proc := (select pg_proc from pg_proc where pronamespace = 'private'::regnamespace and proname = name);
    setting text;
  begin
    foreach setting in array looked_at.proconfig loop
      if setting not like 'search_path=%' then
        perform set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true);
      end if;
    end loop;
    return query execute 'explain (costs off) '
      || regexp_replace(looked_at.prosrc, '\\m' || parameter || '\\M', quote_literal(value), 'g');
  end $$;`;

describe('Misspelt words', () => {
  afterAll(() => backend.database.runScript('drop function public.plan_of'));
  beforeAll(async () => {
    await backend.database.runScript(`${planOfSql}
      insert into private.job_words (word)
      select distinct translate(substr(md5(i::text), 1, 5 + i % 8), '0123456789', 'ghijklmnop') from generate_series(1, 20000) i;
      insert into private.job_words (word) values ('accountant'), ('driver'), ('nurse'), ('electrician'), ('plumber')
      on conflict do nothing;
      analyze private.job_words;`);
  });

  test('The most similar word is found through the index of trigrams, whatever the number of words', async () => {
    const plan = await planOf('nearest_word', 'typed', 'drvier');
    expect(plan).toContain('Bitmap Index Scan on job_words_trigrams_idx');
    expect(plan).not.toContain('Seq Scan');
  });

  test('Whether a word begins so is a range of the primary key', async () => {
    const plan = await planOf('begins_job_word', 'typed', 'acc');
    expect(plan).toMatch(
      /Index Only Scan using job_words_pkey[\s\S]*Index Cond: \(\(word >= 'acc'::text\) AND \(word < /,
    );
    expect(plan).not.toContain('Seq Scan');
    expect(await evaluate(`private.begins_job_word('acc')`)).toBe(true);
    expect(await evaluate(`private.begins_job_word('accountant')`)).toBe(true);
    expect(await evaluate(`private.begins_job_word('accountantx')`)).toBe(false);
  });

  test('Three words of a search are corrected, the others are searched for as they are', async () => {
    const typed = ['acountant', 'nurse', 'drvier', 'nurce', 'electrisian', 'plumbr'];
    const corrected = ['accountant', 'nurse', 'driver', 'nurse', 'electrisian', 'plumbr'];
    expect(await evaluate('(private.correct_words($1::text[])).corrected', [`{${typed.join(',')}}`])).toEqual(
      corrected,
    );
  });

  test('Words that are no words are not compared', async () => {
    const odd = ['x', 'qqq', 'y'.repeat(41), ''];
    const listed = `{${odd.map((word) => `"${word}"`).join(',')}}`;
    expect(await evaluate('(private.correct_words($1::text[])).corrected', [listed])).toEqual(odd);
  });
});

const termsSchema = z.array(z.object({ seen: z.string(), is_whole: z.boolean() }));

async function termsOf(skills: readonly string[]) {
  const listed = `{${skills.map((skill) => `"${skill}"`).join(',')}}`;
  return termsSchema.parse(await evaluate('private.skill_keywords($1::text[])', [listed]));
}

describe('match_candidates', () => {
  beforeEach(() => board.clear());

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
