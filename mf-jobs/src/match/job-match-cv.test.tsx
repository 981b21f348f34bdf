import { getBackendClient, restoreSession } from '@fursa/shared/backend';
import {
  connectTestBackend,
  notificationContext,
  openRemote,
  refuseConnection,
  signInAs,
  signOut,
  signUp,
  watchNetwork,
} from '@fursa/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';
import { accountant, findTitles, nurseCv, openPage, ownCv, readCv, setProfile } from '../testing/job-match-screen.ts';
import { openJob, openJobs } from '../testing/job-screens.ts';

let email: string;
let password: string;

beforeAll(async () => {
  connectTestBackend();
  ({ email, password } = await signUp());
});

beforeEach(async () => {
  await signInAs(email, password);
  await restoreSession();
  await setProfile({ skills: ['Excel'], cv_url: ownCv(), resume_text: accountant, last_seen_matches_at: null });
  await readCv();
});

async function shownMatches() {
  await screen.findAllByRole('article');
  await allDrawn();
  const cards = screen.getAllByRole('article');
  return cards.map((card) => ({
    title: within(card).getByRole('heading').textContent,
    score: Number(/\d+/.exec(within(card).getByText(/^Match score/).textContent)?.[0]),
    href:
      within(card)
        .queryByRole('link', { name: /^View Details/ })
        ?.getAttribute('href') ?? '',
  }));
}

/** The first page holds 20 at most, and its first cards come before the others. */
async function allDrawn(): Promise<void> {
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(Math.min(shownCount(), 20)));
}

function shownTitles(): string[] {
  return screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
}

function shownCount(): number {
  const [count] = screen.getAllByText(/jobs? match(es)? your profile$/);
  return Number.parseInt(count?.textContent ?? '', 10);
}

test('One number stands on the page of matches, in the list of jobs, on the page of a job, and in the bell', async () => {
  const source = await remote.notifications();
  const [told] = await source(notificationContext());
  await openPage();
  const shown = await shownMatches();
  expect(told?.title).toBe(`${shownCount()} new jobs match your CV`);
  const local = shown.find(({ href }) => href.startsWith('/jobs/'));
  if (local === undefined) throw new Error('No match is a job of ours');
  cleanup();

  await openJobs(`?q=${encodeURIComponent(local.title)}`);
  const link = await waitFor(() => {
    const links = screen.getAllByRole('link', { name: /^View Details/ });
    const found = links.find((one) => one.getAttribute('href') === local.href);
    if (found === undefined) throw new Error('The job is not in the list');
    return found;
  });
  const card = link.closest('article');
  if (card === null) throw new Error('The link stands on no card');
  await within(card).findByText(`Match score: ${local.score} percent`, { exact: false });
  cleanup();

  await openJob(local.href.replace('/jobs/', ''));
  await screen.findByRole('button', { name: new RegExp(`^${local.score}% .* match why\\?$`) });
});

test('The list stands in the order of the scores on it', async () => {
  await openPage();
  const scores = (await shownMatches()).map(({ score }) => Number(score));
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
});

const job = '5eed0b00-0000-4000-8000-000000000001';
test.each([
  ['names nothing that could be compared', () => Response.json([{ id: job, score: null }])],
  ['cannot be scored', () => new Response('{}', { status: 500 })],
])('A job that %s says so on its page', async (_, scores) => {
  watchNetwork().intercept(({ url }) => (url.includes('/rpc/match_scores') ? scores() : undefined));
  await openJob(job);
  await screen.findByText('Could not analyze match. Basic recommendation.');
  screen.getByText('This advert could not be compared with your CV.');
});

test('The page asks four questions: matches, what is saved, what was applied to, and which skills can be learnt', async () => {
  const network = watchNetwork();
  await openPage();
  await shownMatches();
  await waitFor(() => expect(network.requests.some((request) => request.startsWith('PATCH'))).toBe(true));
  const questions = network.requests.filter(
    (request) => !request.startsWith('PATCH') && !request.includes('/profiles'),
  );
  expect(questions.toSorted()).toEqual([
    'GET /rest/v1/applied_jobs',
    'GET /rest/v1/saved_jobs',
    'POST /rest/v1/rpc/match_jobs',
    'POST /rest/v1/rpc/taught_skills',
  ]);
});

test('Why a score is what it is stands below it, with sentences of advert and CV', async () => {
  const { user } = await openPage();
  const [best] = await shownMatches();
  const [why] = screen.getAllByRole('button', { name: `Why this score? ${best?.title}`, expanded: false });
  why?.focus();
  await user.keyboard('{Enter}');
  const card = why?.closest('article');
  if (!card) throw new Error('The button stands on no card');
  await within(card).findByText('What fits');
  within(card).getByText('Missing from your CV');
  expect(within(card).getAllByText(/\w/, { selector: 'q' }).length).toBeGreaterThan(1);
  expect(within(card).getAllByText(/were not compared/)).toHaveLength(1);
  expect(document.activeElement).toBe(why);
  await user.keyboard('{Enter}');
  expect(within(card).queryByText('What fits')).toBeNull();
});

test('Three of many skills are shown, and asking for all continues at the fourth', async () => {
  const skills = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, inPosting: `We need ${name}.`, inResume: null }));
  watchNetwork().intercept(({ url }) =>
    url.includes('/ai-analyze')
      ? Response.json({ score: 80, matched: [], missing: skills, opinion: 'Worth a try.' })
      : undefined,
  );
  const { user } = await openPage();
  await shownMatches();
  const [why] = screen.getAllByRole('button', { name: /^Why this score/ });
  if (why === undefined) throw new Error('Nothing says why');
  await user.click(why);
  await screen.findByText('Worth a try.');
  expect(screen.getAllByText(/^We need/, { selector: 'q' })).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: /^Show all 5: Missing from your CV/ }));
  expect(screen.getAllByText(/^We need/, { selector: 'q' })).toHaveLength(5);
  expect(document.activeElement?.textContent).toMatch(/^D/);
});

test('When there is no explanation, the card says so and asks again at a press', async () => {
  const network = watchNetwork();
  network.intercept(({ url }) => (url.includes('/ai-analyze') ? refuseConnection() : undefined));
  const { user } = await openPage();
  await shownMatches();
  const [why] = screen.getAllByRole('button', { name: /^Why this score/ });
  if (why === undefined) throw new Error('Nothing says why');
  await user.click(why);
  await screen.findByText('Failed to match with job. Please try again later.');
  network.intercept(({ url }) =>
    url.includes('/ai-analyze') ? Response.json({ matched: [], missing: [], opinion: null }) : undefined,
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('None of your skills were found in it.');
});

test('Jobs below 70 % are folded, are not asked for until they are opened, and are none of the matches', async () => {
  const network = watchNetwork();
  const { user } = await openPage();
  const matches = await findTitles();
  const asked = () => network.requests.filter((request) => request.includes('match_jobs')).length;
  expect(asked()).toBe(1);
  const fold = screen.getByRole('button', { name: /^Worth a look \(40 to 69 %\)/, expanded: false });
  await user.click(fold);
  const list = await screen.findByRole('list', { name: 'Worth a look (40 to 69 %)' });
  const scores = within(list).getAllByText(/^Match score/);
  for (const { textContent } of scores) {
    const score = Number(/\d+/.exec(textContent)?.[0]);
    expect(score).toBeGreaterThanOrEqual(40);
    expect(score).toBeLessThan(70);
  }
  expect(asked()).toBe(2);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  expect(matches.length).toBeGreaterThan(0);
});

test('After a new CV the list is that of the new CV, without an empty page in between', async () => {
  await openPage();
  await screen.findAllByRole('article');
  await allDrawn();
  const before = shownTitles();
  cleanup();
  await setProfile({ resume_text: nurseCv });
  await openPage();
  await screen.findAllByRole('article');
  const isNew = () => {
    expect(shownTitles()).toHaveLength(Math.min(shownCount(), 20));
    expect(shownTitles()).not.toEqual(before);
  };
  await waitFor(isNew);
  const after = shownTitles();
  // Nothing of the page may change while the test itself asks.
  cleanup();
  await readCv();
  const { data } = await getBackendClient().rpc('match_jobs', { min_score: 70 });
  const { jobs } = z.object({ jobs: z.array(z.object({ title: z.string() })) }).parse(data);
  expect(after).toEqual(jobs.map(({ title }) => title));
});

test('A visitor sees no score, and nobody is asked for one', async () => {
  const { data } = await getBackendClient().from('jobs').select('id').eq('is_demo', true).limit(1).single();
  signOut();
  const network = watchNetwork();
  await openRemote({ manifest, remote }, `/jobs/${data?.id}`);
  await screen.findByRole('heading', { name: 'About the job' });
  expect(screen.queryByText(/match · why/)).toBeNull();
  expect(network.requests.filter((request) => request.includes('match_'))).toEqual([]);
});
