import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Cast, openBrowser, orThrow } from './contract-target.ts';

const answerSchema = z.object({
  total: z.number(),
  corrected_query: z.string().nullable(),
  jobs: z.array(
    z.object({
      id: z.string(),
      source: z.string(),
      title: z.string(),
      remote: z.boolean(),
      url: z.string().nullable(),
      attribution: z.string().nullable(),
      scam_signs: z.array(z.enum(['money', 'mpesa', 'free_mail'])),
      company_name: z.string().nullable(),
      type: z.string().nullable(),
      created_at: z.string().nullable(),
    }),
  ),
});

export function describeSearchCalls(cast: () => Cast): void {
  async function search(parameters: object, client = openBrowser(cast().target)) {
    return answerSchema.parse(orThrow(await client.rpc('search_jobs', parameters)));
  }

  async function aJob() {
    const jobs = openBrowser(cast().target).from('jobs').select('title, company_name').not('company_name', 'is', null);
    return z.object({ title: z.string(), company_name: z.string() }).parse(orThrow(await jobs.limit(1).single()));
  }

  describe('Search', () => {
    test('A visitor finds jobs by company, whatever the case, and by the beginning of a word', async () => {
      const { company_name } = await aJob();
      const [word = ''] = /[A-Za-z]{5,}/.exec(company_name) ?? [];
      for (const query of [company_name, company_name.toUpperCase(), word.slice(0, -1)]) {
        const { jobs } = await search({ query, page_size: 100 });
        expect(
          jobs.map((job) => job.company_name),
          query,
        ).toContain(company_name);
      }
    });

    test('A misspelt word is corrected', async () => {
      const { total, corrected_query } = await search({ query: 'acountantt' });
      expect(total).toBeGreaterThan(0);
      expect(corrected_query).toMatch(/^account/);
    });

    test('Pages follow each other without a job twice or left out', async () => {
      const whole = await search({ page_size: 50 });
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => search({ page, page_size: 10 })));
      expect(pages.flatMap(({ jobs }) => jobs.map(({ id }) => id))).toEqual(whole.jobs.map(({ id }) => id));
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([whole.total]));
    });

    test('Postings of feeds are listed with jobs and name their source; visitors find the remote ones', async () => {
      const { client } = cast().seeker;
      const external = { filters: { source: 'external' }, page_size: 100 };
      // A schedule brings them, some time after the start.
      await expect.poll(async () => (await search(external)).total).toBeGreaterThan(0);
      const seen = await search(external);
      for (const { id, source, remote, url, attribution } of seen.jobs) {
        expect(id.startsWith(`${source}:`)).toBe(true);
        expect([remote, url === null || url.startsWith('https://')]).toEqual([true, true]);
        expect(attribution).toEqual(expect.any(String));
      }
      const [everything, own] = await Promise.all([search({}), search({ filters: { source: 'local' } })]);
      expect(everything.total).toBe(own.total + seen.total);
      expect((await search(external, client)).total).toBeGreaterThanOrEqual(seen.total);
      const [posting] = seen.jobs;
      const found = await search({ query: posting?.title ?? '', page_size: 100 });
      expect(found.jobs.map(({ id }) => id)).toContain(posting?.id);
    });

    test('An advert that asks for money says so wherever it is listed', async () => {
      const { jobs } = await search({ query: 'refundable registration fee', filters: { source: 'local' } });
      expect(jobs.map(({ scam_signs }) => scam_signs)).toEqual([['money']]);
    });

    test('Filters hold together', async () => {
      const everything = await search({});
      const interns = await search({ filters: { type: 'internship' }, page_size: 100 });
      expect(interns.total).toBeGreaterThan(0);
      expect(interns.total).toBeLessThan(everything.total);
      expect(new Set(interns.jobs.map(({ type }) => type))).toEqual(new Set(['internship']));
      const future = new Date(Date.now() + 86_400_000).toISOString();
      expect(await search({ filters: { type: 'internship', posted_since: future } })).toMatchObject({ total: 0 });
    });

    test.each(['%', "'; drop table public.jobs; --", '\\', '(((', '*:*', '& | !', '.*[a-', '$1', '\u0000x'.slice(1)])(
      'The query %s is only a query',
      async (query) => {
        const before = await search({});
        await search({ query });
        expect((await search({})).total).toBe(before.total);
      },
    );

    test.each([
      { page: 0 },
      { page: -1 },
      { page_size: 0 },
      { page_size: 1000 },
      { query: 'x'.repeat(201) },
      { filters: { country: 'ke' } },
      { filters: { remote: 'yes' } },
      { filters: { source: 'adzuna' } },
      { filters: { type: "internship' or 'a' = 'a" } },
      { filters: [] },
    ])('What it does not understand is refused: %j', async (parameters) => {
      const { error, status } = await openBrowser(cast().target).rpc('search_jobs', parameters);
      expect([status, error?.code]).toEqual([400, '22023']);
    });

    test('A function that is not there is PGRST202', async () => {
      const { error, status } = await openBrowser(cast().target).rpc('no_such_function');
      expect([status, error?.code]).toEqual([404, 'PGRST202']);
    });
  });
}
