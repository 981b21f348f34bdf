import { connectTestBackend, openRemote, signOut, watchNetwork } from '@fursa/shared/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';
import { answerWith, externalRow, searchAnswer, searchRow } from '../testing/answers.ts';

beforeAll(connectTestBackend);

function openPage(query = '') {
  return openRemote({ manifest, remote }, `/remote-jobs${query}`);
}

test('A visitor sees the remote jobs and no others, and no request to sign in', async () => {
  signOut();
  await openPage();
  await screen.findByRole('heading', { level: 1, name: 'Remote jobs' });
  const cards = await screen.findAllByRole('article');
  for (const card of cards) within(card).getByText('Remote');
  expect(screen.queryByText('Sign in to see the jobs')).toBeNull();
});

test('Jobs of ours and of feeds stand together, and those of feeds name their source', async () => {
  signOut();
  const network = watchNetwork();
  let asked: unknown;
  const rows = [
    searchRow({ location: 'Remote', remote: true }),
    externalRow({ remote: true, attribution: 'Himalayas', source: 'himalayas', id: 'himalayas:1' }),
  ];
  network.intercept((request) => {
    if (!request.url.includes('/rpc/search_jobs')) return undefined;
    return request.json().then((body: unknown) => {
      asked = body;
      return Response.json(searchAnswer(rows));
    });
  });
  await openPage();
  await screen.findByText('Himalayas');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(asked).toEqual({ query: '', filters: { remote: true }, page: 1, page_size: 20 });
});

test('The remote jobs can be searched, and the address holds the search', async () => {
  signOut();
  const page = await openPage();
  await screen.findAllByRole('article');
  await page.user.type(screen.getByRole('searchbox', { name: 'Search remote jobs' }), 'xyzzy{Enter}');
  await screen.findByRole('heading', { name: 'No jobs found' });
  expect(page.place()).toBe('/remote-jobs?q=xyzzy');
  await page.user.click(screen.getByRole('button', { name: 'Show all remote jobs' }));
  await screen.findAllByRole('article');
  expect(page.place()).toBe('/remote-jobs');
});

test('When no remote job is open the page says so', async () => {
  signOut();
  answerWith(watchNetwork(), { '/rpc/search_jobs': searchAnswer([]) });
  await openPage();
  await screen.findByText('There are no open remote jobs right now. New ones appear here as soon as they are posted.');
});
