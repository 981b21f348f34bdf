import { restoreSession } from '@fursa/shared/backend';
import {
  connectTestBackend,
  openRemote,
  refuseConnection,
  signInAs,
  signOut,
  watchNetwork,
} from '@fursa/shared/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

function openPage(path: string) {
  return openRemote({ manifest, remote }, path);
}

beforeAll(connectTestBackend);

beforeEach(async () => {
  await signInAs('seeker@example.com');
  await restoreSession();
});

function answerProfile(changes: Readonly<Record<string, unknown>>): void {
  const row = {
    email: 'amina@example.com',
    name: 'Amina Otieno',
    full_name: null,
    role: 'user',
    bio: null,
    skills: [],
    avatar_url: null,
    linkedin: null,
    github: null,
    twitter: null,
    website: null,
    ...changes,
  };
  watchNetwork().intercept(({ url }) => (url.includes('/rest/v1/profiles') ? Response.json(row) : undefined));
}

test('A job seeker sees the own profile: who they are, what they can do and where to find them', async () => {
  await openPage('/profile');
  await screen.findByText('seeker@example.com');
  screen.getByText('Job seeker');
  const skills = screen.getByRole('region', { name: 'Skills' });
  expect(within(skills).getAllByRole('listitem').length).toBeGreaterThan(2);
  screen.getByRole('region', { name: 'About you' });
  const links = within(screen.getByRole('region', { name: 'Links' })).getAllByRole('link');
  for (const link of links) {
    expect(link.getAttribute('href')).toMatch(/^https?:\/\//);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
});

test('A new profile says that it is empty and leads to the jobs', async () => {
  answerProfile({ name: '' });
  await openPage('/profile');
  await screen.findByRole('heading', { name: 'Your Name' });
  screen.getByRole('heading', { name: 'Your profile is still empty' });
  expect(screen.getByRole('link', { name: 'Browse jobs' }).getAttribute('href')).toBe('/jobs');
  expect(screen.queryByRole('region')).toBeNull();
});

test('The full name goes before the name of the registration', async () => {
  answerProfile({ full_name: 'Amina A. Otieno' });
  await openPage('/profile');
  await screen.findByRole('heading', { name: 'Amina A. Otieno' });
});

test('Text of a profile is shown as text, and only a web address becomes a link', async () => {
  const hostile = '<img src=x onerror="alert(1)">';
  answerProfile({
    full_name: hostile,
    bio: hostile,
    skills: [hostile],
    avatar_url: 'javascript:alert(2)',
    website: 'javascript:alert(3)',
    github: 'https://github.com/amina',
  });
  await openPage('/profile');
  expect(await screen.findAllByText(hostile)).toHaveLength(3);
  expect(document.querySelector('img')).toBeNull();
  const links = within(screen.getByRole('region', { name: 'Links' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://github.com/amina']);
});

test('With the backend down a panel says so, and one retry brings the profile', async () => {
  const network = watchNetwork();
  network.intercept(refuseConnection);
  const page = await openPage('/profile');
  await screen.findByRole('heading', { name: 'Error loading your profile' });
  network.intercept(() => undefined);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('seeker@example.com');
});

test('An answer that is no profile is refused', async () => {
  answerProfile({ skills: 'Cooking' });
  await openPage('/profile');
  await screen.findByRole('heading', { name: 'Error loading your profile' });
});

test('Somebody who is signed out is led to sign in', async () => {
  signOut();
  await openPage('/profile');
  await screen.findByRole('heading', { name: 'You are signed out' });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});
