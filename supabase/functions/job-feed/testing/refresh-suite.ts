import { describe, expect, test } from 'vitest';
import { answerAllFeeds, feedNames } from './answer-feeds.ts';
import { type JobFeedTarget, minute, openFeed, southAfrica } from './open-feed.ts';

/** What a schedule does with the feeds, and a reader does not. */
export function refreshSuite(name: string, target: () => JobFeedTarget): void {
  describe(name, () => {
    const { call, ask, refresh, refreshAndAsk, titlesOf, statusOf, ageRuns, contents, service } = openFeed(target);

    test('Schedules that call at once cost each feed one call, and the next ones none', async () => {
      const { feeds, supabase } = target();
      expect((await call('', { bearer: `Bearer ${supabase.secretKey}x` })).status).toBe(401);
      await Promise.all([refresh(), refresh()]);
      expect(feeds.asked).toHaveLength(feedNames.length);
      expect((await ask()).count).toBe(feedNames.length);
      await refresh();
      expect(feeds.asked).toHaveLength(feedNames.length);
    });

    test('Whoever reads asks no feed and writes nothing, however stale everything is', async () => {
      const { feeds, tokens } = target();
      await refresh();
      await ageRuns(600);
      const before = await contents();
      feeds.forget();
      for (const token of [tokens.seeker, tokens.newcomer]) {
        expect((await call(southAfrica, { bearer: `Bearer ${token}` })).status).toBe(200);
      }
      expect(feeds.asked).toHaveLength(0);
      expect(await contents()).toEqual(before);
    });

    test('Feeds that were never asked have not failed', async () => {
      const { results, feeds } = await ask();
      expect(results).toEqual([]);
      expect(feeds).toEqual(
        feedNames.map((source) => expect.objectContaining({ source, ok: true, lastWorkedAt: null, skipped: 0 })),
      );
    });

    test('What is stale is asked for anew, and what is gone from the feed is gone', async () => {
      const { feeds } = target();
      await refresh();
      await ageRuns(61);
      feeds.answer('/adzuna/za/search/1', { results: [{ id: 'new', title: 'New one' }] });
      feeds.forget();
      expect(titlesOf(await refreshAndAsk(), 'adzuna')).toEqual(['New one']);
      expect(feeds.asked).toHaveLength(feedNames.length);
    });

    test('Bad rows are left out one by one and counted; the good ones beside them are served', async () => {
      // Nine characters for each of these in an address that is escaped: more than the table takes.
      const longLink = `https://example.com/${'\u20AC'.repeat(500)}`;
      target().feeds.answer('/adzuna/za/search/1', {
        results: [
          { id: 'good', title: 'Good one' },
          { id: 'link', title: 'Long link', redirect_url: `${longLink}?q=${'\u00FC'.repeat(1_000)}` },
          { id: 'unreadable', title: 7 },
          { id: 'untitled', title: '<p></p>' },
          'no row at all',
          { id: `un${'\u2028'}storable`, title: 'Broken id' },
          { id: 'last', title: 'Last one' },
        ],
      });
      const answer = await refreshAndAsk();
      expect(titlesOf(answer, 'adzuna').toSorted()).toEqual(['Good one', 'Last one', 'Long link']);
      expect(statusOf(answer, 'adzuna')).toMatchObject({ ok: true, skipped: 4 });
      const { data } = await service()
        .from('feed_runs')
        .select('ok, error, skipped_rows')
        .eq('source', 'adzuna')
        .single();
      expect(data).toEqual({ ok: true, error: null, skipped_rows: 4 });
      expect(statusOf(answer, 'lever')).toMatchObject({ ok: true, skipped: 0 });
    });

    test('An answer without postings takes none away', async () => {
      const { feeds } = target();
      await refresh();
      await ageRuns(61);
      feeds.answer('/adzuna/za/search/1', { results: [] });
      feeds.answer('/lever/kijani', []);
      const answer = await refreshAndAsk();
      expect(answer.count).toBe(feedNames.length);
      expect(statusOf(answer, 'adzuna')).toMatchObject({ ok: true });
      expect(Date.now() - Date.parse(statusOf(answer, 'adzuna')?.lastWorkedAt ?? '')).toBeLessThan(minute);
    });

    test('What a source brought that is asked no more stays, and is shown for a week', async () => {
      await refresh();
      const left = { source: 'former', external_id: '1', title: 'Left behind', country: 'ke' };
      const old = { ...left, external_id: '2', fetched_at: new Date(Date.now() - 8 * 24 * 60 * minute).toISOString() };
      expect(
        (
          await service()
            .from('external_jobs')
            .insert([left, { ...old }])
            .select('source')
        ).error,
      ).toBeNull();
      await refresh();
      expect(titlesOf(await ask(), 'former')).toEqual(['Left behind']);
      expect((await service().from('external_jobs').select('title').eq('source', 'former')).data).toHaveLength(2);
    });

    test('Samples go when other sources are named', async () => {
      await service()
        .from('external_jobs')
        .insert({ source: 'sample', external_id: '1', title: 'A sample', country: 'ke' });
      expect(titlesOf(await ask(), 'sample')).toEqual(['A sample']);
      expect(titlesOf(await refreshAndAsk(), 'sample')).toEqual([]);
    });

    test('A feed that fails is skipped, named, and served from before; the others are fresh', async () => {
      const { feeds } = target();
      const before = await refreshAndAsk();
      expect(before.feeds.every(({ ok }) => ok)).toBe(true);
      await ageRuns(61);
      feeds.answer('/adzuna/za/search/1', (response) => void response.end('<!doctype html>'));
      feeds.answer('/himalayas', (response) => void response.writeHead(500).end());
      feeds.answer('/jobicy', () => undefined);
      const after = await refreshAndAsk();
      const failed = after.feeds.filter(({ ok }) => !ok).map(({ source }) => source);
      expect(failed).toEqual(['adzuna', 'himalayas', 'jobicy']);
      expect(Date.now() - Date.parse(statusOf(after, 'adzuna')?.lastWorkedAt ?? '')).toBeGreaterThan(60 * minute);
      expect(Date.now() - Date.parse(statusOf(after, 'lever')?.lastWorkedAt ?? '')).toBeLessThan(minute);
      expect(titlesOf(after, 'adzuna')).toHaveLength(1);

      feeds.forget();
      await refresh();
      expect(feeds.asked).toHaveLength(0);
      answerAllFeeds(feeds);
      await service()
        .from('feed_runs')
        .update({ started_at: new Date(Date.now() - 6 * minute).toISOString() })
        .eq('ok', false);
      const recovered = await refreshAndAsk();
      expect(recovered.feeds.every(({ ok }) => ok)).toBe(true);
      expect(feeds.asked).toHaveLength(3);
    });

    test('A run that was cut short is not repeated at once', async () => {
      const { feeds } = target();
      await refresh();
      await ageRuns(61);
      const started = (minutes: number) => ({ started_at: new Date(Date.now() - minutes * minute).toISOString() });
      await service().from('feed_runs').update(started(1)).neq('source', 'lever');
      await service().from('feed_runs').update(started(6)).eq('source', 'lever');
      feeds.forget();
      await refresh();
      expect(feeds.asked.map(({ url }) => url.pathname)).toEqual(['/lever/kijani']);
    });

    test('A feed whose calls of the day are used up is left alone until tomorrow', async () => {
      const { feeds } = target();
      await refresh();
      await ageRuns(61);
      await service().from('feed_runs').update({ calls_today: 250 }).eq('source', 'adzuna');
      feeds.forget();
      expect(titlesOf(await refreshAndAsk(), 'adzuna')).toHaveLength(1);
      expect(feeds.asked.map(({ url }) => url.pathname)).not.toContain('/adzuna/za/search/1');
      await ageRuns(61);
      await service().from('feed_runs').update({ day: '2026-01-01' }).eq('source', 'adzuna');
      await refresh();
      expect(feeds.asked.map(({ url }) => url.pathname)).toContain('/adzuna/za/search/1');
    });

    test('Nothing of a request reaches a feed', async () => {
      const { feeds, supabase } = target();
      await call('', {
        bearer: `Bearer ${supabase.secretKey}`,
        'user-agent': 'marker',
        'x-forwarded-for': 'marker',
        referer: 'https://marker.example/',
      });
      expect(feeds.asked).toHaveLength(feedNames.length);
      for (const { url, headers } of feeds.asked) {
        expect(JSON.stringify([url.href, headers])).not.toContain('marker');
        expect(headers.authorization ?? '').not.toContain('Bearer');
      }
    });
  });
}
