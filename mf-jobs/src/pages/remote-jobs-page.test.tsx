import { connectTestBackend, openRemote, signInAs } from '@fursa/shared/testing';
import { configure, screen, within } from '@testing-library/react';
import { beforeAll, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

function openPage(path: string) {
  return openRemote({ manifest, remote }, path);
}

// A real backend answers, on a machine that may have other things to do.
configure({ asyncUtilTimeout: 5000 });

beforeAll(connectTestBackend);

test('A visitor who is not signed in sees the remote jobs', async () => {
  await openPage('/remote-jobs');
  await screen.findByRole('heading', { level: 1, name: 'Remote jobs' });
  const cards = await screen.findAllByRole('article');
  for (const card of cards) within(card).getByText(/Remote/);
});

test('A job seeker sees the remote jobs and no others', async () => {
  await signInAs('seeker@example.com');
  await openPage('/remote-jobs');
  const cards = await screen.findAllByRole('article');
  for (const card of cards) within(card).getByText(/Remote/);
});
