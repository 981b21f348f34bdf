import type { ServerResponse } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../_shared/environment.ts';
import { createFeeds } from '../create-feeds.ts';
import { readFeed } from '../read-feed.ts';
import { feedNames, feedVariablesFor } from '../testing/answer-feeds.ts';
import { type FixtureAnswer, startFixtureServer } from '../testing/fixture-server.ts';
import { readerOf } from '../testing/load-jobs.ts';

const server = await startFixtureServer();
afterAll(() => server.close());

const paths: Readonly<Record<string, string>> = {
  adzuna: '/adzuna/za/search/1',
  reliefweb: '/reliefweb',
  careerjet: '/careerjet',
  himalayas: '/himalayas',
  jobicy: '/jobicy',
  greenhouse: '/greenhouse/kijani/jobs',
  lever: '/lever/kijani',
  ashby: '/ashby/kijani',
};
function load(source: string, answer: FixtureAnswer, timeoutMs = 60_000): Promise<unknown> {
  server.answer(paths[source] ?? '', answer);
  const environment = readEnvironment({
    SUPABASE_URL: 'http://localhost',
    SUPABASE_ANON_KEY: 'publishable',
    SUPABASE_SERVICE_ROLE_KEY: 'secret',
    ...feedVariablesFor(server.url),
    FEED_SOURCES: source,
  });
  const signal = AbortSignal.timeout(timeoutMs);
  const [feed] = createFeeds(environment);
  return Promise.resolve(feed?.load(readerOf((request) => readFeed(request, signal))));
}

const text = (body: string, type: string) => (response: ServerResponse) =>
  void response.setHeader('content-type', type).end(body);

const badAnswers: readonly [string, FixtureAnswer, string][] = [
  ['a web page', text('<!doctype html><title>Sign in</title>', 'text/html'), 'it answered no JSON'],
  ['half of its JSON', text('{"jobs":[{"id":1', 'application/json'), 'it answered no JSON'],
  ['a number', text('42', 'application/json'), 'another shape'],
  ['null', text('null', 'application/json'), 'another shape'],
  ['an error with status 200', { error: 'quota' }, 'another shape'],
  ['texts for lists', { results: 'x', jobs: 'x', data: 'x', type: 'JOBS' }, 'another shape'],
  ['an error', (response) => void response.writeHead(500).end('stack trace'), 'status 500'],
  ['a way elsewhere', (response) => void response.writeHead(302, { location: '/healthz' }).end(), 'cannot be reached'],
  ['a closed line', (response) => void response.destroy(), 'cannot be reached'],
  ['more than a megabyte', text(`"${'x'.repeat(1_100_000)}"`, 'application/json'), 'more than 1 MB'],
];

// All feeds are read by the same code; what is their own is the shape.
describe.each(feedNames)('%s', (source) => {
  test.each(source === 'adzuna' ? badAnswers : badAnswers.slice(3, 6))(
    'A feed that answers %s is skipped',
    async (_, answer, reason) => {
      await expect(load(source, answer)).rejects.toThrow(reason);
      await expect(load(source, answer)).rejects.toHaveProperty('name', 'FeedError');
    },
  );

  test('A feed whose rows are all unreadable is skipped', async () => {
    const rows = [null, 1, 'text', {}, { title: {} }];
    const answer = source === 'lever' ? rows : { type: 'JOBS', results: rows, jobs: rows, data: rows };
    await expect(load(source, answer)).rejects.toThrow('none of its rows is readable');
  });

  test('A feed without a single posting is fine', async () => {
    const answer = source === 'lever' ? [] : { type: 'JOBS', results: [], jobs: [], data: [] };
    expect(await load(source, answer)).toEqual([]);
  });
});

test('A feed that never ends is cut at a megabyte, one that never begins after its time', async () => {
  const endless = (response: ServerResponse): void => {
    const more = () => void (response.writableEnded || response.destroyed || response.write('x'.repeat(65_536), more));
    more();
  };
  await expect(load('adzuna', endless)).rejects.toThrow('more than 1 MB');
  await expect(load('adzuna', () => undefined, 200)).rejects.toThrow('it did not answer in time');
  const halfway = (response: ServerResponse) => void response.write('{"results":[');
  await expect(load('adzuna', halfway, 200)).rejects.toThrow('it did not answer in time');
});
