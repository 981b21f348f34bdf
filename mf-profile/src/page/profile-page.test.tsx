import { restoreSession } from '@fursa/shared/backend';
import {
  connectTestBackend,
  openRemote,
  refuseConnection,
  signInAs,
  signOut,
  watchNetwork,
} from '@fursa/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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

async function shownTab(): Promise<HTMLElement> {
  return await screen.findByRole('tab', { selected: true });
}

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
    cv_url: null,
    last_seen_matches_at: null,
    created_at: '2026-11-01T08:00:00+00:00',
    updated_at: '2026-11-02T08:00:00+00:00',
    ...changes,
  };
  watchNetwork().intercept(({ url }) => (url.includes('/rest/v1/profiles') ? Response.json(row) : undefined));
}

test('A job seeker sees who they are, and every field of the profile as it is stored', async () => {
  await openPage('/profile');
  await screen.findByText('seeker@example.com');
  screen.getByText('Job seeker');
  for (const label of ['Full Name', 'Bio', 'LinkedIn', 'GitHub', 'Twitter', 'Website URL'])
    screen.getByLabelText(label);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).not.toBe('');
});

test('The name of the registration is the full name until another is given', async () => {
  answerProfile({});
  await openPage('/profile');
  await screen.findByRole('heading', { name: 'Amina Otieno' });
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Amina Otieno');
});

test('The full name goes before the name of the registration', async () => {
  answerProfile({ full_name: 'Amina A. Otieno' });
  await openPage('/profile');
  await screen.findByRole('heading', { name: 'Amina A. Otieno' });
});

test('A profile without any name has a heading all the same', async () => {
  answerProfile({ name: '' });
  await openPage('/profile');
  await screen.findByRole('heading', { name: 'Your Name' });
});

test('Text of a profile is shown as text, and only a web address becomes a picture', async () => {
  const hostile = '<img src=x onerror="alert(1)">';
  answerProfile({ full_name: hostile, bio: hostile, skills: [hostile], avatar_url: 'javascript:alert(2)' });
  await openPage('/profile?tab=skills');
  expect(await screen.findAllByText(hostile)).toHaveLength(3);
  expect(document.querySelector('img')).toBeNull();
});

test('A link opens a tab, and the back button opens the one before', async () => {
  const page = await openPage('/profile?tab=skills');
  expect((await shownTab()).textContent).toBe('Skills & Experience');
  await page.user.click(screen.getByRole('tab', { name: 'Documents & CV' }));
  expect(page.place()).toBe('/profile?tab=documents');
  expect(screen.getByRole('tabpanel', { name: 'Documents & CV' }).textContent).toContain('Your CV');
  await page.goBack();
  expect((await shownTab()).textContent).toBe('Skills & Experience');
});

test('Arrow keys, Home and End go from tab to tab, and one tab is a stop of the Tab key', async () => {
  const page = await openPage('/profile');
  const first = await shownTab();
  act(() => first.focus());
  for (const [key, name] of [
    ['{ArrowRight}', 'Skills & Experience'],
    ['{End}', 'Documents & CV'],
    ['{ArrowRight}', 'Personal Information'],
    ['{ArrowLeft}', 'Documents & CV'],
    ['{Home}', 'Personal Information'],
  ] as const) {
    await page.user.keyboard(key);
    expect(document.activeElement?.textContent).toBe(name);
    expect((await shownTab()).textContent).toBe(name);
  }
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('The page opens on the remembered tab, once', async () => {
  localStorage.setItem('profileActiveTab', 'documents');
  const page = await openPage('/profile');
  expect((await shownTab()).textContent).toBe('Documents & CV');
  expect(localStorage.getItem('profileActiveTab')).toBeNull();
  await waitFor(() => expect(page.place()).toBe('/profile?tab=documents'));
});

test('The tab of the address goes before the remembered one, and nonsense is the first tab', async () => {
  localStorage.setItem('profileActiveTab', 'documents');
  await openPage('/profile?tab=skills');
  expect((await shownTab()).textContent).toBe('Skills & Experience');
  expect(localStorage.getItem('profileActiveTab')).toBeNull();
});

test.each(['/profile?tab=cv', '/profile?tab='])('%s opens on the first tab', async (path) => {
  await openPage(path);
  expect((await shownTab()).textContent).toBe('Personal Information');
});

test('At most three missing parts are named, and each leads to its tab', async () => {
  answerProfile({});
  const page = await openPage('/profile');
  const completion = await screen.findByRole('region', { name: 'Profile completion' });
  within(completion).getByText('15% complete');
  const links = within(completion).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['CV Upload', 'Skills']);
  await page.user.click(within(completion).getByRole('link', { name: 'CV Upload' }));
  expect(page.place()).toBe('/profile?tab=documents');
  expect(document.activeElement).toBe(await shownTab());
});

test('Without a CV a banner leads to the Documents tab, and with one there is none', async () => {
  answerProfile({});
  const page = await openPage('/profile');
  await screen.findByRole('heading', { name: 'Unlock Job Matches with Your CV!' });
  await page.user.click(screen.getByRole('link', { name: 'Add your CV' }));
  expect(page.place()).toBe('/profile?tab=documents');
  expect(document.activeElement).toBe(await shownTab());
});

test('An employer is asked for what candidates want to know, and for no CV', async () => {
  answerProfile({ role: 'employer' });
  await openPage('/profile');
  const completion = await screen.findByRole('region', { name: 'Profile completion' });
  expect(
    within(completion)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bio', 'Profile Picture', 'LinkedIn and Website']);
  expect(screen.queryByText('Unlock Job Matches with Your CV!')).toBeNull();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Personal Information',
    'Skills (optional)',
    'Documents (optional)',
  ]);
  screen.getByText(/you, your company and who you are looking for/);
});

test('The picture is changed by the button on it, also by way of what is missing, and My data is a link away', async () => {
  answerProfile({ full_name: 'Amina', cv_url: 'amina/cv.pdf', skills: ['a', 'b', 'c', 'd', 'e'] });
  const page = await openPage('/profile');
  const completion = await screen.findByRole('region', { name: 'Profile completion' });
  const input = screen.getByLabelText<HTMLInputElement>('Choose another picture');
  expect(input.accept).toBe('image/*');
  let opened = 0;
  input.addEventListener('click', () => {
    opened += 1;
  });
  await page.user.click(screen.getByRole('button', { name: 'Add a picture' }));
  await page.user.click(within(completion).getByRole('button', { name: 'Profile Picture' }));
  expect(opened).toBe(2);
  expect(screen.getByRole('link', { name: /^My data/ }).getAttribute('href')).toBe('/profile/my-data');
});

test('A complete profile is congratulated', async () => {
  answerProfile({
    full_name: 'Amina',
    cv_url: 'amina/cv.pdf',
    avatar_url: 'https://example.com/a.jpg',
    bio: 'I mend boats.',
    skills: ['a', 'b', 'c', 'd', 'e'],
    linkedin: 'https://example.com/a',
    github: 'https://example.com/b',
  });
  await openPage('/profile');
  await screen.findByText('Your profile is complete!');
  screen.getByText('100% complete');
  expect(screen.queryByText('Still missing:')).toBeNull();
  expect(screen.queryByText('Unlock Job Matches with Your CV!')).toBeNull();
});

test('When the backend is down a panel says so, and one retry loads the profile', async () => {
  const network = watchNetwork();
  network.intercept(refuseConnection);
  const page = await openPage('/profile');
  await screen.findByRole('heading', { name: 'Error loading your profile' });
  network.intercept(() => undefined);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('seeker@example.com');
});

test('Somebody who is signed out is led to sign in', async () => {
  signOut();
  await openPage('/profile');
  await screen.findByRole('heading', { name: 'You are signed out' });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});
