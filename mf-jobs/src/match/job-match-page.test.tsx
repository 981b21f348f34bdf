import { getBackendClient } from '@fursa/shared/backend';
import {
  connectTestBackend,
  expectToast,
  refuseConnection,
  signInAs,
  signUp,
  watchNetwork,
} from '@fursa/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answer,
  clerk,
  findCard,
  findTitles,
  nurse,
  openPage,
  scoreOf,
  setProfile,
  trainer,
} from '../testing/job-match-screen.ts';

let email: string;
let password: string;

beforeAll(async () => {
  connectTestBackend();
  ({ email, password } = await signUp());
});

beforeEach(async () => {
  await signInAs(email, password);
  await setProfile({ skills: ['Excel'], cv_url: null, resume_text: null });
});

describe('The three cards', () => {
  test('The three cards ask for CV and skills when there are none, and no list pretends', async () => {
    await setProfile({ skills: [] });
    const { user, place } = await openPage();
    await screen.findByText('Complete your profile to see job matches');
    screen.getByText('No job matches found.');
    screen.getByText('Please check back later or update your profile with more skills.');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('link', { name: 'View Matches' }).getAttribute('href')).toBe('/jobs');
    screen.getByRole('link', { name: 'Add Skills' });
    await user.click(screen.getByRole('link', { name: 'Upload CV' }));
    expect(place()).toBe('/profile');
    expect(localStorage.getItem('profileActiveTab')).toBe('documents');
  });

  test('The three cards say what is there', async () => {
    await setProfile({ skills: ['Excel', 'SQL'], cv_url: 'me/cv.pdf', resume_text: 'Excel since 2019.' });
    answer(watchNetwork(), [trainer, nurse], (ids) => scoreOf(ids, {}));
    const { user, place } = await openPage();
    await screen.findByText('Your CV is uploaded and analyzed.');
    screen.getByRole('link', { name: 'View CV' });
    screen.getByText('2 skills detected');
    await screen.findByText('1 job matches your profile');
    await user.click(screen.getByRole('link', { name: 'Manage Skills' }));
    expect(place()).toBe('/profile');
    expect(localStorage.getItem('profileActiveTab')).toBe('skills');
  });

  test('The three cards do not claim that a CV was read when its text is not known', async () => {
    await setProfile({ cv_url: 'me/cv.pdf' });
    await openPage();
    await screen.findByText(/its text is not known yet/);
    screen.getByRole('link', { name: 'View CV' });
  });
});

test('The steps are explained', async () => {
  await openPage();
  await screen.findByRole('heading', { name: 'Find Your Perfect Job Match' });
  for (const step of ['CV Analysis', 'Smart Matching', 'Personalized Results']) screen.getAllByText(step);
});

describe('Without a CV', () => {
  test('Without a CV the jobs that name a skill are the matches, local and external, and no service is asked', async () => {
    const network = watchNetwork();
    answer(network, [nurse, trainer, clerk]);
    await openPage();
    await screen.findByRole('heading', { name: 'Your Top Matches' });
    expect(await findTitles()).toEqual(['Excel trainer', 'Excel clerk']);
    const card = await findCard('Excel trainer');
    card.getByText('No resume provided. Matched by job title.');
    card.getByText('70%');
    card.getByText('good match');
    card.getByText('Full time');
    card.getByText('KES 45,000 - 60,000');
    expect(network.requests.filter((request) => request.includes('ai-analyze'))).toEqual([]);
  });

  test('Without a CV an external one cannot be applied to here, and without a link nothing can be viewed', async () => {
    answer(watchNetwork(), [clerk]);
    await openPage();
    const card = await findCard('Excel clerk');
    expect(card.getByRole<HTMLButtonElement>('button', { name: 'Apply (External)' }).disabled).toBe(true);
    expect(card.getByRole('link', { name: /View Details/ }).getAttribute('aria-disabled')).toBe('true');
    card.getByRole('button', { name: 'Save: Excel clerk' });
    expect(card.queryByText('N/A')).toBeNull();
  });

  test('Without a CV a score says which sentence it comes from, and that no CV is known', async () => {
    answer(watchNetwork(), [{ ...trainer, skills: ['SQL'] }]);
    const { user } = await openPage();
    const card = await findCard('Excel trainer');
    await user.click(card.getByText('Why this score?'));
    await card.findByText('We do not know your CV: only the skills in your profile were compared.');
    card.getByText('Excel trainer', { selector: 'q' });
    card.getByText('SQL');
  });

  test('Without a CV nothing in common is an empty state with advice', async () => {
    answer(watchNetwork(), [nurse]);
    await openPage();
    await screen.findByText('No job matches found.');
    screen.getByText('0 jobs match your profile');
  });
});

test('When the jobs cannot be read a toast and a panel say so, and a retry works', async () => {
  const network = watchNetwork();
  network.intercept(({ url }) => (url.includes('/rpc/match_candidates') ? refuseConnection() : undefined));
  const { user } = await openPage();
  const panel = await screen.findByRole('heading', { name: 'An error occurred while fetching data' });
  await expectToast('Error', 'An error occurred while fetching data');
  answer(network, [trainer]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findTitles()).toEqual(['Excel trainer']);
  expect(panel.isConnected).toBe(false);
});

test('Looking at the matches counts as looking', async () => {
  await setProfile({ last_seen_matches_at: null });
  await openPage();
  await waitFor(async () => {
    const { data } = await getBackendClient().from('profiles').select('last_seen_matches_at').single();
    expect(data?.last_seen_matches_at).not.toBeNull();
  });
});
