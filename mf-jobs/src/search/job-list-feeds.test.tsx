import { connectTestBackend, type Network, signInAs, watchNetwork } from '@fursa/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerWith, externalRow, searchAnswer, searchRow } from '../testing/answers.ts';
import { cards, openJobs, shownCount } from '../testing/job-screens.ts';

beforeAll(connectTestBackend);

beforeEach(() => signInAs('seeker@example.com'));

const local = searchAnswer([searchRow()]);
const withExternal = searchAnswer([searchRow(), externalRow()]);
const longAgo = '2026-11-19T07:05:00+00:00';

function timesAsked(network: Network, path: string): number {
  return network.requests.filter((request) => request === `POST ${path}`).length;
}

describe('The job feeds', () => {
  test('The feeds are asked once when the jobs are opened, for as little as can be', async () => {
    const network = watchNetwork();
    let body: unknown;
    network.intercept((request) => {
      if (!request.url.includes('/job-feed')) return undefined;
      return request.json().then((read: unknown) => {
        body = read;
        return Response.json({ feeds: [] });
      });
    });
    const page = await openJobs();
    await cards();
    await page.user.type(screen.getByRole('searchbox'), 'nurse{Enter}');
    await waitFor(() => expect(timesAsked(network, '/rest/v1/rpc/search_jobs')).toBeGreaterThan(1));
    expect(timesAsked(network, '/functions/v1/job-feed')).toBe(1);
    expect(body).toEqual({ country: 'za', params: { results_per_page: 1 } });
  });

  test('Feeds that brought something newer than the list make it be read once more', async () => {
    const network = watchNetwork();
    const feeds = [{ source: 'adzuna', ok: true, lastWorkedAt: new Date(Date.now() + 60_000).toISOString() }];
    const answers = [local, withExternal];
    network.intercept(({ url }) => {
      if (url.includes('/job-feed')) return Response.json({ feeds });
      return url.includes('/rpc/search_jobs') ? Response.json(answers.shift()) : undefined;
    });
    await openJobs();
    await waitFor(() => expect(shownCount()).toBe(2));
    expect(timesAsked(network, '/rest/v1/rpc/search_jobs')).toBe(2);
  });

  test('Feeds that brought nothing newer leave the list as it is', async () => {
    const network = watchNetwork();
    const feeds = [{ source: 'adzuna', ok: true, lastWorkedAt: longAgo }];
    answerWith(network, { '/rpc/search_jobs': local, '/job-feed': { feeds } });
    await openJobs();
    await cards();
    await waitFor(() => expect(timesAsked(network, '/functions/v1/job-feed')).toBe(1));
    expect(timesAsked(network, '/rest/v1/rpc/search_jobs')).toBe(1);
    expect(screen.queryByText(/external job feed/)).toBeNull();
  });

  test('Feeds that failed are named, with when they last worked, while the jobs are shown', async () => {
    const feeds = [
      { source: 'adzuna', ok: true, lastWorkedAt: longAgo },
      { source: 'reliefweb', ok: false, lastWorkedAt: longAgo },
      { source: 'jobicy', ok: false, lastWorkedAt: null },
    ];
    answerWith(watchNetwork(), { '/rpc/search_jobs': withExternal, '/job-feed': { feeds } });
    await openJobs();
    await screen.findByText('Some jobs from other sites may be older');
    screen.getByText(/^ReliefWeb did not answer\. It last worked on 19 November 2026 at \d\d:05/);
    screen.getByText('Jobicy did not answer. It has not worked yet.');
    expect(screen.queryByText(/Adzuna did not answer/)).toBeNull();
    expect(await cards()).toHaveLength(2);
  });

  test('Feeds that all failed are a failure as a whole', async () => {
    const feeds = [{ source: 'adzuna', ok: false, lastWorkedAt: longAgo }];
    answerWith(watchNetwork(), { '/rpc/search_jobs': local, '/job-feed': { feeds } });
    await openJobs();
    await screen.findByText('Failed to fetch jobs from the external job feed');
    expect(await cards()).toHaveLength(1);
    screen.getByText(/^All jobs posted on Fursa are here\./);
  });

  test('When the list fails as well, nobody says that all jobs are here', async () => {
    watchNetwork().intercept(({ url }) =>
      /job-feed|search_jobs/.test(url) ? new Response('{"error":"down"}', { status: 500 }) : undefined,
    );
    await openJobs();
    await screen.findByText('Error loading jobs');
    await screen.findByText('Failed to fetch jobs from the external job feed');
    expect(screen.queryByText(/are here/)).toBeNull();
  });

  test('Feeds that cannot be reached are a note with a retry, and the local jobs stand', async () => {
    const network = watchNetwork();
    network.intercept(({ url }) =>
      url.includes('/job-feed') ? new Response('{"error":"down"}', { status: 500 }) : undefined,
    );
    const page = await openJobs('?source=local');
    await screen.findByText('Failed to fetch jobs from the external job feed');
    expect(await cards()).toHaveLength(20);
    answerWith(network, { '/job-feed': { feeds: [] } });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/external job feed/)).toBeNull());
  });
});
