import { openRemote } from '@fursa/shared/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

function openPage(path: string) {
  return openRemote({ manifest, remote }, path);
}

test('The page of resources says what is not there yet and leads to the companies', async () => {
  await openPage('/resources');
  await screen.findByRole('heading', { level: 1, name: 'Career Resources' });
  expect(screen.getByRole('link', { name: 'View companies' }).getAttribute('href')).toBe('/companies');
});
