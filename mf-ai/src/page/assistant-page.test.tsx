import { openRemote, signOut, signUpEach } from '@fursa/shared/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

signUpEach();

function openPage(path: string) {
  return openRemote({ manifest, remote }, path);
}

const shownTab = () => screen.getByRole('tab', { selected: true }).textContent;

test.each(['/AI', '/ai', '/AI?tab=nonsense'])('The assistant is at %s and opens on Resume Analysis', async (path) => {
  await openPage(path);
  await screen.findByRole('heading', { level: 1, name: 'AI Career Assistant' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Resume Analysis',
    'Interview Prep',
    'Job fit',
    'Job advert',
  ]);
  expect(shownTab()).toBe('Resume Analysis');
  screen.getByPlaceholderText('Paste your resume text here...');
});

test('The address names the tab, a link opens it, and Back goes to the one before', async () => {
  const page = await openPage('/AI?tab=interview&role=UX+Designer');
  expect(shownTab()).toBe('Interview Prep');
  await page.user.click(screen.getByRole('tab', { name: 'Job advert' }));
  expect(page.place()).toBe('/AI?tab=job-advert&role=UX+Designer');
  await page.goBack();
  expect(shownTab()).toBe('Interview Prep');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Job role' }).value).toBe('UX Designer');
});

test('Somebody who is signed out is led to sign in, and back to the same tab', async () => {
  signOut();
  const page = await openPage('/AI?tab=interview');
  await screen.findByRole('heading', { name: 'You are signed out' });
  await page.user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(page.place()).toBe('/login');
});
