import { openRemote } from '@fursa/shared/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

function openPage(path: string) {
  return openRemote({ manifest, remote }, path);
}

test.each(['/AI', '/ai'])(
  'The assistant page is at %s, says what is not there yet and leads to the profile',
  async (path) => {
    await openPage(path);
    await screen.findByRole('heading', { level: 1, name: 'AI Career Assistant' });
    expect(screen.getByRole('link', { name: 'View your profile' }).getAttribute('href')).toBe('/profile');
  },
);
