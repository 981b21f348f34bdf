import * as z from 'zod';
import { registered } from '../people.ts';

interface Backend {
  readonly url: string;
  readonly publishableKey: string;
  readonly database: {
    query(statement: string, parameters?: readonly string[]): Promise<readonly unknown[]>;
  };
}

/** What a test says that was read, by concept. */
export interface Facts {
  readonly concepts: Readonly<Record<string, number>>;
  readonly level?: number;
  readonly fullMarks?: number;
  /** Those of a posting with what each counts, of a person with any number; a person without them was read by an earlier engine. */
  readonly words?: Readonly<Record<string, number>>;
  readonly licences?: readonly string[];
  readonly choices?: readonly number[];
}

const listing = z.looseObject({ id: z.string(), title: z.string(), score: z.number(), in_county: z.boolean() });
const cursorSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable();
const matchesSchema = z.object({
  state: z.enum(['ready', 'reading', 'no-cv']),
  engine_version: z.number().nullable(),
  read_at: z.string().nullable(),
  etag: z.string().nullable(),
  matches: z.number(),
  worth_a_look: z.number(),
  compared: z.number(),
  unread: z.number(),
  county: z.string().nullable(),
  facets: z.object({
    counties: z.array(z.object({ name: z.string(), matches: z.number() })),
    remote: z.number(),
    types: z.array(z.object({ name: z.string(), matches: z.number() })),
  }),
  next: cursorSchema,
  jobs: z.array(listing),
});
const taskSchema = z.object({ kind: z.string(), name: z.string(), revision: z.number(), text: z.unknown() });
const takenSchema = z.tuple([z.object({ tasks: z.array(taskSchema) })]);
const storedSchema = z.tuple([z.object({ stored: z.number() })]);
const idSchema = z.tuple([z.object({ id: z.string() })]);

export type MatchTask = z.infer<typeof taskSchema>;

/** A database in which tests post jobs and say what an engine read, so that they depend on no engine. */
export async function openFactsBoard(backend: Backend) {
  const { database } = backend;
  const amina = await registered(backend, 'amina');
  const rows = (statement: string, parameters: readonly string[] = []) => database.query(statement, parameters);

  async function take(engineVersion = 1): Promise<MatchTask[]> {
    const taken = await rows('select public.take_readings($1::integer, 200, 10000000) as tasks', [`${engineVersion}`]);
    return takenSchema.parse(taken)[0].tasks;
  }

  async function store(tasks: readonly MatchTask[], factsOf: (task: MatchTask) => Facts, engineVersion = 1) {
    const readings = tasks.map((task) => {
      const { concepts, level = 0, fullMarks, words, licences, choices } = factsOf(task);
      const weights = Object.values(concepts);
      const marks = fullMarks ?? weights.reduce((sum, weight) => sum + weight, 0);
      const { kind, name, revision } = task;
      const names = Object.keys(concepts);
      const given = { kind, name, revision, text_hash: 'a1', concepts: names, names, weights, level };
      if (words !== undefined) Object.assign(given, { words: Object.keys(words) });
      if (kind === 'person') return given;
      return {
        ...given,
        full_marks: marks,
        occupation: null,
        word_percents: words && Object.values(words),
        licences,
        choices,
      };
    });
    const parameters = [`${engineVersion}`, JSON.stringify(readings)];
    const stored = await rows('select public.store_readings($1::integer, $2::jsonb) as stored', parameters);
    return storedSchema.parse(stored)[0].stored;
  }

  /** Has everything read that is queued, each with the same facts. */
  const readAll = async (facts: Facts, engineVersion = 1) =>
    await store(await take(engineVersion), () => facts, engineVersion);

  return {
    amina,
    rows,
    take,
    store,
    readAll,
    /** Gives Amina a CV that shows this. */
    async know(facts: Facts, resume = `A CV of ${Math.random()}`) {
      await amina.client.from('profiles').update({ resume_text: resume }).eq('id', amina.id);
      await readAll(facts);
    },
    /** Adds a job that asks for this; without facts it is not read. */
    async post(facts: Facts | undefined, job: Readonly<Record<string, string | null>> = {}): Promise<string> {
      const row = { title: 'Clerk', ...job };
      const inserted = await rows(
        `insert into public.jobs (${Object.keys(row).join(', ')}) values (${Object.keys(row).map((_, index) => `$${index + 1}`)}) returning id`,
        Object.values(row).map((value) => value ?? ''),
      );
      if (facts !== undefined) await readAll(facts);
      return idSchema.parse(inserted)[0].id;
    },
    /** Stores a posting of a feed as the function does. */
    async feed(facts: Facts | undefined, posting: Readonly<Record<string, unknown>> = {}): Promise<string> {
      const row = { source: 'sample', external_id: 'one', title: 'Clerk', ...posting };
      await rows('select public.store_external_jobs($1::jsonb)', [JSON.stringify([row])]);
      if (facts !== undefined) await readAll(facts);
      return `${row.source}:${row.external_id}`;
    },
    async queued() {
      const queue = await rows('select kind, name from private.reading_queue order by kind, name');
      return z.array(z.object({ kind: z.string(), name: z.string() })).parse(queue);
    },
    async clear() {
      await rows('delete from public.jobs');
      await rows('delete from public.external_jobs');
      await rows('delete from private.reading_queue');
      await amina.client.from('profiles').update({ resume_text: null, skills: [] }).eq('id', amina.id);
    },
    async ask(question: Readonly<Record<string, unknown>> = {}) {
      const { data, error } = await amina.client.rpc('match_jobs', question);
      if (error) throw error;
      return matchesSchema.parse(data);
    },
    async refusal(question: Readonly<Record<string, unknown>>) {
      return (await amina.client.rpc('match_jobs', question)).error?.code;
    },
    async scores(names: readonly string[]) {
      const { data, error } = await amina.client.rpc('match_scores', { names: [...names] });
      if (error) throw error;
      return z.array(z.object({ id: z.string(), score: z.number().nullable() })).parse(data);
    },
  };
}
