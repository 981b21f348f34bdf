import { getBackendClient } from '@fursa/shared/backend';
import {
  connectTestBackend,
  expectToast,
  type Network,
  refuseConnection,
  signInAs,
  signUp,
  watchNetwork,
} from '@fursa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerWith, searchRow, skillAnswer } from '../testing/answers.ts';
import {
  answer,
  clerk,
  findCard,
  findTitles,
  nurse,
  openPage,
  ownCv,
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

const readAnswer = {
  state: 'ready',
  is_outdated: false,
  read_at: null,
  matches: 0,
  worth_a_look: 0,
  next: null,
  jobs: [],
};

/** The database has read these CVs and found that, and no jobs. */
function answerMatches(network: Network, changes: Readonly<Record<string, unknown>>): void {
  network.intercept(({ url }) =>
    url.includes('/rpc/match_jobs') ? Response.json({ ...readAnswer, ...changes }) : undefined,
  );
}

describe('What the matching has to go by', () => {
  test('Somebody without CV and skills is asked for both, and no list pretends', async () => {
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

  test('Cards say what is there, and a strip of three links says it in short', async () => {
    await setProfile({ skills: ['Excel', 'SQL'] });
    answerMatches(watchNetwork(), { matches: 12, read_at: new Date().toISOString() });
    const { user, place } = await openPage();
    await screen.findByText('Your CV is uploaded and analyzed.');
    screen.getByRole('link', { name: 'View CV' });
    await screen.findByText('2 skills detected');
    screen.getByText('12 jobs match your profile');
    screen.getByText('12 jobs', { selector: '[role=status]' });
    screen.getByRole('link', { name: 'CV read today: View CV' });
    const view = screen.getByRole('link', { name: '12 matches: View Matches' });
    expect(view.getAttribute('href')).toBe('/jobs?sort=match');
    await user.click(screen.getByRole('link', { name: '2 skills: Manage Skills' }));
    expect(place()).toBe('/profile');
    expect(localStorage.getItem('profileActiveTab')).toBe('skills');
  });

  test('Nobody claims that a CV was read when its text is not known', async () => {
    await setProfile({ cv_url: ownCv() });
    await openPage();
    await screen.findByText(/has not been read yet/);
    screen.getByRole('link', { name: 'View CV' });
  });

  test('One heading names the page, and the next but those of the cards is that of the list', async () => {
    answer(watchNetwork(), [trainer]);
    await openPage();
    await findCard('Excel trainer');
    const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    const cards = ['CV Status', 'Matching Power', 'Job Matches'];
    expect(names.filter((name) => !cards.includes(name ?? '')).slice(0, 2)).toEqual([
      'Find Your Perfect Job Match',
      'Your Top Matches',
    ]);
    within(screen.getByRole('list', { name: 'Smart Matching' })).getByText('Matching Power');
  });

  test('The steps are explained, after the jobs', async () => {
    await openPage();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Find Your Perfect Job Match' });
    const steps = screen.getByRole('list', { name: 'How it works' });
    expect(heading.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const step of ['CV Analysis', 'Smart Matching', 'Personalized Results']) within(steps).getByText(step);
  });
});

describe('Without a CV', () => {
  test('Without a CV the jobs that name a skill are the matches, local and external, and no service is asked', async () => {
    const network = watchNetwork();
    answer(network, [trainer, clerk]);
    await openPage();
    await screen.findByRole('heading', { name: 'Your Top Matches' });
    expect(await findTitles()).toEqual(['Excel trainer', 'Excel clerk']);
    const card = await findCard('Excel trainer');
    card.getByText('No resume provided. Matched by job title.');
    card.getByText('70%');
    card.getByText('Match score: 70 percent, good match');
    card.getByText('Full time');
    card.getByText('KES 45,000 - 60,000');
    expect(network.requests.filter((request) => request.includes('/functions/'))).toEqual([]);
  });

  test('Without a CV an external job cannot be applied to here, and one without a link cannot be viewed', async () => {
    answer(watchNetwork(), [clerk]);
    await openPage();
    const card = await findCard('Excel clerk');
    expect(card.getByRole<HTMLButtonElement>('button', { name: 'Apply (External)' }).disabled).toBe(true);
    expect(card.getByRole('link', { name: /View Details/ }).getAttribute('aria-disabled')).toBe('true');
    card.getByRole('button', { name: 'Save: Excel clerk' });
    expect(card.queryByText('N/A')).toBeNull();
  });

  test('Without a CV a score says which sentence it comes from, and that there is no CV', async () => {
    answer(watchNetwork(), [{ ...trainer, skills: ['SQL', 'excel'] }]);
    const { user } = await openPage();
    const card = await findCard('Excel trainer');
    const why = card.getByRole('button', { name: 'Why this score? Excel trainer', expanded: false });
    await user.click(why);
    await card.findByText('You have no CV here yet, so we only compared the skills in your profile.');
    expect(why.getAttribute('aria-expanded')).toBe('true');
    card.getByText('You teach Excel', { selector: 'q' });
    card.getByText('SQL');
  });

  test('Without a CV twenty are shown at first, and asking for more continues at the first new one', async () => {
    const jobs = Array.from({ length: 25 }, (_, index) => searchRow({ title: `Excel job ${index}` }));
    answer(watchNetwork(), jobs);
    const { user } = await openPage();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(25);
    expect(document.activeElement).toBe(cards[20]?.parentElement);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('By skills alone', () => {
  test('A list by skills alone that omits the weakest says so at its end', async () => {
    watchNetwork().intercept(({ url }) =>
      url.includes('/rpc/match_skills') ? Response.json(skillAnswer([trainer], { matches: 342 })) : undefined,
    );
    await openPage();
    await findCard('Excel trainer');
    screen.getByText('These are the best 1 of 342.');
  });

  test('A list by skills alone does not call a partly named skill listed', async () => {
    await setProfile({ cv_url: ownCv() });
    answer(watchNetwork(), [{ ...trainer, in_text: [], listed: ['Excel'], partly: 'Stock control' }]);
    const { user } = await openPage();
    const card = await findCard('Excel trainer');
    await user.click(card.getByRole('button', { name: /^Why this score/ }));
    const item = async (skill: string) => within((await card.findByText(skill)).closest('li') ?? document.body);
    (await item('Stock control')).getByText('The advert names part of it.');
    (await item('Excel')).getByText('One of the skills the advert lists.');
  });
});

describe('With a CV', () => {
  test('The reasons name what lowers a score below what fits', async () => {
    answerWith(watchNetwork(), {
      '/rpc/match_jobs': { ...readAnswer, matches: 1, jobs: [{ ...trainer, score: 69 }] },
      '/functions/v1/ai-analyze': { matched: [], missing: [], lowerings: ['words', 'learners', 'licence'] },
    });
    const { user } = await openPage();
    const card = await findCard('Excel trainer');
    await user.click(card.getByRole('button', { name: /^Why this score/ }));
    await card.findByText(/^The score is lower because your CV uses few of the words of this advert/);
    card.getByText(/^This post is for people who are still learning the job/);
    card.getByText(/^The job requires a licence or registration that is not in your CV/);
  });

  test.each([
    [0, true],
    [1, false],
  ])('With %i matches, what is worth a look is open from the start: %s', async (matches, isOpen) => {
    watchNetwork().intercept(async (request) => {
      if (!request.url.includes('/rpc/match_jobs')) return undefined;
      const isFold = (await request.json()).min_score === 40;
      const jobs = isFold || matches > 0 ? [{ ...trainer, score: isFold ? 51 : 81 }] : [];
      return Response.json({ ...readAnswer, matches, worth_a_look: 1, jobs });
    });
    await openPage();
    await screen.findByRole('button', { name: /^Worth a look/, expanded: isOpen });
    await findCard('Excel trainer');
    expect(screen.queryAllByText('Match score: 51 percent', { exact: false })).toHaveLength(isOpen ? 1 : 0);
  });
});

describe('While the CV is read', () => {
  test('A CV that is read for the first time is said to be, and the matches come by themselves', async () => {
    const network = watchNetwork();
    answerMatches(network, { state: 'reading' });
    await openPage();
    await screen.findByText(/^Your CV is being read\. Your matches/);
    answerMatches(network, { matches: 1, jobs: [{ ...trainer, score: 91, has: ['Excel'], lacks: ['Chalk art'] }] });
    const card = await findCard('Excel trainer');
    card.getByText('Match score: 91 percent, strong match');
    expect(within(card.getByRole('list', { name: 'You have' })).getByText('Excel')).toBeDefined();
    expect(within(card.getByRole('list', { name: 'You lack' })).getByText('Chalk art')).toBeDefined();
    expect(screen.queryByText(/^Your CV is being read/)).toBeNull();
  });

  test('What was known of an older CV stays in its place while the new one is read', async () => {
    const network = watchNetwork();
    answerMatches(network, { is_outdated: true, matches: 1, jobs: [{ ...trainer, score: 91 }] });
    await openPage();
    await findCard('Excel trainer');
    screen.getByText('Your CV is being read again...');
    answerMatches(network, { matches: 1, jobs: [{ ...nurse, score: 88 }] });
    await screen.findByRole('heading', { name: 'Nurse' });
    screen.getByText('1 job matches your profile');
    screen.getByText('1 job', { selector: '[role=status]' });
  });
});

test('When the jobs cannot be read a toast and a panel say so, and a retry works', async () => {
  const network = watchNetwork();
  network.intercept(({ url }) => (url.includes('/rpc/match_jobs') ? refuseConnection() : undefined));
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
