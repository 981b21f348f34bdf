import { describe, expect, test } from 'vitest';
import { feedNames } from './answer-feeds.ts';
import { type JobFeedTarget, openFeed } from './open-feed.ts';

/** What readers of the job feed get. */
export function jobFeedSuite(name: string, target: () => JobFeedTarget): void {
  describe(name, () => {
    const { call, ask, refreshAndAsk, told } = openFeed(target);

    test('All feeds together answer under the field names of Adzuna', async () => {
      const { results, count, feeds } = await refreshAndAsk();
      expect(new Set(results.map(({ source }) => source))).toEqual(new Set(feedNames));
      expect(count).toBe(results.length);
      expect(results.find(({ source }) => source === 'adzuna')).toEqual({
        id: 'adzuna:4401',
        title: 'Data Analyst',
        company: { display_name: 'Kaap Retail' },
        company_website: null,
        location: { display_name: 'Cape Town' },
        country: 'za',
        remote: false,
        description: 'Look at data & tell.',
        redirect_url: 'https://www.adzuna.co.za/land/ad/4401',
        created: expect.stringMatching(/^2026-11-18T09:30:00/),
        contract_type: 'permanent',
        contract_time: 'full_time',
        salary_min: 300000,
        salary_max: 360000,
        salary_currency: 'ZAR',
        source: 'adzuna',
        attribution: 'Jobs by Adzuna',
        closes_at: null,
      });
      expect(feeds.map(({ source, ok }) => [source, ok])).toEqual(feedNames.map((source) => [source, true]));
      expect(results.map(({ title }) => title)).not.toContain('Closed already');
    });

    test('Pages follow each other, and none is behind the last', async () => {
      const all = await refreshAndAsk();
      const ids = [];
      for (let page = 1; page <= all.count; page += 3) ids.push(...(await pageOf(Math.ceil(page / 3))));
      async function pageOf(page: number): Promise<string[]> {
        const { results } = await ask({ country: 'za', params: { results_per_page: 3, page } });
        return results.map(({ id }) => id);
      }
      expect(ids).toEqual(all.results.map(({ id }) => id));
      expect(await pageOf(100)).toEqual([]);
    });

    test('Another country brings what Kenya and remote work have, and its own', async () => {
      const { results } = await refreshAndAsk({ country: 'GB' });
      expect(results.map(({ source }) => source)).not.toContain('adzuna');
      expect(results.length).toBe(feedNames.length - 1);
    });

    test.each([
      [{ country: 'xx' }, /^country: .*choose one of .*za/],
      [{ country: "za' or 1=1--" }, /^country/],
      [{ country: 'za', params: { results_per_page: 51 } }, /^params.results_per_page/],
      [{ country: 'za', params: { page: -1 } }, /^params.page/],
      [{ country: 'za', params: { host: 'evil.example' } }, /host/],
      [{ country: 'za', url: 'https://evil.example' }, /url/],
    ])('%j is a clear 400', async (body, message) => {
      expect(await told(await call(body))).toEqual([400, { error: expect.stringMatching(message) }]);
      expect(target().feeds.asked).toHaveLength(0);
    });
  });
}
