import { openRemote } from '@fursa/shared/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

function openPage(path: string) {
  return openRemote({ manifest, remote }, path);
}

test('The page says what is not there yet and leads to the jobs', async () => {
  await openPage('/job-match');
  await screen.findByRole('heading', { level: 1, name: 'Find Your Perfect Job Match' });
  expect(screen.getByRole('link', { name: 'View Jobs' }).getAttribute('href')).toBe('/jobs');
});
