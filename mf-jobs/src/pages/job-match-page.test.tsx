import { getBackendClient } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import {
  connectTestBackend,
  expectToast,
  type Network,
  openRemote,
  refuseConnection,
  signInAs,
  signUp,
  watchNetwork,
} from '@fursa/shared/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';
import { searchAnswer } from '../testing/answers.ts';
import { externalRow, listingRow } from '../testing/job-row.ts';

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

async function setProfile(changes: Readonly<Record<string, unknown>>): Promise<void> {
  const id = useAuthStore.getState().user?.id;
  const { error } = await act(async () => await getBackendClient().from('profiles').update(changes).eq('id', id));
  expect(error).toBeNull();
}

function openPage() {
  return openRemote({ manifest, remote }, '/job-match');
}

async function findTitles(): Promise<string[]> {
  const cards = await screen.findAllByRole('article');
  return cards.map((card) => within(card).getByRole('heading').textContent);
}

async function findCard(title: string) {
  const cards = await screen.findAllByRole('article');
  const card = cards.find((one) => within(one).queryByRole('heading', { name: title }));
  if (card === undefined) throw new Error(`No card is called ${title}`);
  return within(card);
}

const companyId = '8d7f1a52-0d5c-4a43-a1f0-111111111111';
const trainer = listingRow({
  title: 'Excel trainer',
  company_id: companyId,
  description: 'You teach Excel. Bring chalk.',
});
const nurse = listingRow({ title: 'Nurse', company_id: companyId });
const clerk = externalRow({ title: 'Excel clerk', url: null, type: null, salary_range: 'N/A' });

/** The board holds these jobs; the AI service answers as told, or is never reached. */
function answer(
  network: Network,
  jobs: readonly unknown[],
  service?: (jobIds: string[]) => Response | Promise<Response>,
): void {
  network.intercept((request) => {
    if (request.url.includes('/rpc/search_jobs')) return Response.json(searchAnswer(jobs));
    if (!request.url.includes('/ai-analyze') || service === undefined) return undefined;
    return request.json().then((body: { jobIds: string[] }) => service(body.jobIds));
  });
}

function scoreOf(jobIds: readonly string[], scores: Readonly<Record<string, number>>): Response {
  const matches = jobIds
    .filter((jobId) => jobId in scores)
    .map((jobId) => ({
      engine: 'local',
      jobId,
      score: scores[jobId],
      matchedSkills: ['Excel'],
      missingSkills: ['SQL'],
      recommendation: `Worth ${scores[jobId]}.`,
      evidence: [
        { skill: 'Excel', inJob: 'You teach Excel.', inResume: 'Excel since 2019.' },
        { skill: 'SQL', inJob: 'SQL is a plus.', inResume: null },
      ],
    }));
  const failed = jobIds.filter((jobId) => !(jobId in scores)).map((jobId) => ({ jobId, error: 'Job not found' }));
  return Response.json({ engine: 'local', matches, failed });
}

describe('The three cards', () => {
  test('ask for CV and skills when there are none, and no list pretends', async () => {
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

  test('say what is there', async () => {
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

  test('do not claim that a CV was read when its text is not known', async () => {
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
  test('the jobs that name a skill are the matches, local and external, and no service is asked', async () => {
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

  test('an external one cannot be applied to here, and without a link nothing can be viewed', async () => {
    answer(watchNetwork(), [clerk]);
    await openPage();
    const card = await findCard('Excel clerk');
    expect(card.getByRole<HTMLButtonElement>('button', { name: 'Apply (External)' }).disabled).toBe(true);
    expect(card.getByRole('link', { name: /View Details/ }).getAttribute('aria-disabled')).toBe('true');
    card.getByRole('button', { name: 'Save: Excel clerk' });
    expect(card.queryByText('N/A')).toBeNull();
  });

  test('a score says which sentence it comes from, and that no CV is known', async () => {
    answer(watchNetwork(), [{ ...trainer, skills: ['SQL'] }]);
    const { user } = await openPage();
    const card = await findCard('Excel trainer');
    await user.click(card.getByText('Why this score?'));
    await card.findByText('We do not know your CV: only the skills in your profile were compared.');
    card.getByText('Excel trainer', { selector: 'q' });
    card.getByText('SQL');
  });

  test('nothing in common is an empty state with advice', async () => {
    answer(watchNetwork(), [nurse]);
    await openPage();
    await screen.findByText('No job matches found.');
    screen.getByText('0 jobs match your profile');
  });
});

describe('With a CV', () => {
  beforeEach(() => setProfile({ resume_text: 'Excel since 2019.', cv_url: 'me/cv.pdf' }));

  test('jobs of companies are scored by the service, and the best comes first', async () => {
    answer(watchNetwork(), [trainer, nurse, clerk], (ids) =>
      scoreOf(ids, { [String(trainer.id)]: 40, [String(nurse.id)]: 92 }),
    );
    const { user } = await openPage();
    expect(await findTitles()).toEqual(['Nurse', 'Excel clerk', 'Excel trainer']);
    const card = await findCard('Nurse');
    card.getByText('Worth 92.');
    card.getByText('92%');
    await user.click(card.getByText('Why this score?'));
    await card.findByText('Excel since 2019.');
    card.getByText('You teach Excel.');
    card.getByText('SQL is a plus.');
    expect((await findCard('Excel clerk')).getByText('Matched by skill: Excel')).toBeDefined();
  });

  test('a job that the service cannot compare gets the middle score and says so', async () => {
    answer(watchNetwork(), [trainer, nurse], (ids) => scoreOf(ids, { [String(nurse.id)]: 92 }));
    await openPage();
    const card = await findCard('Excel trainer');
    card.getByText('Could not analyze match. Basic recommendation.');
    card.getByText('50%');
  });

  test('a match without a recommendation has no reason made up for it', async () => {
    answer(watchNetwork(), [nurse], async (ids) => {
      const body: unknown = await scoreOf(ids, { [String(nurse.id)]: 92 }).json();
      return new Response(JSON.stringify(body).replace('Worth 92.', ''), {
        headers: { 'content-type': 'application/json' },
      });
    });
    await openPage();
    (await findCard('Nurse')).getByText('No specific reason provided');
  });

  test('when the service is down the scores by words stay, and it can be asked again', async () => {
    let isDown = true;
    answer(watchNetwork(), [trainer], (ids) =>
      isDown ? refuseConnection() : scoreOf(ids, { [String(trainer.id)]: 88 }),
    );
    const { user } = await openPage();
    await screen.findByText('Failed to match with job. Please try again later.');
    const card = await findCard('Excel trainer');
    card.getByText('75%');
    card.getByText('Matched by skill: Excel');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card.findByText('88%');
    expect(screen.queryByText('Failed to match with job. Please try again later.')).toBeNull();
  });

  test('a job is asked about once for each CV, also after the page was opened anew', async () => {
    const network = watchNetwork();
    answer(network, [trainer], (ids) => scoreOf(ids, { [String(trainer.id)]: 88 }));
    const asked = () => network.requests.filter((request) => request.includes('ai-analyze')).length;
    const look = async () => {
      cleanup();
      await openPage();
      await screen.findByText('88%');
      await screen.findByRole('button', { name: 'Apply: Excel trainer' });
    };
    await look();
    await look();
    expect(asked()).toBe(1);
    await setProfile({ resume_text: 'Excel since 2019, and more.' });
    await look();
    expect(asked()).toBe(2);
  });

  test('many jobs are asked about five at a time, two calls at once, and twenty are shown at first', async () => {
    const jobs = Array.from({ length: 25 }, (_, index) =>
      listingRow({ title: `Excel job ${index}`, company_id: companyId }),
    );
    let underWay = 0;
    let most = 0;
    const sizes: number[] = [];
    answer(watchNetwork(), jobs, async (ids) => {
      underWay += 1;
      most = Math.max(most, underWay);
      sizes.push(ids.length);
      await new Promise((resolve) => setTimeout(resolve, 20));
      underWay -= 1;
      return scoreOf(ids, Object.fromEntries(ids.map((id) => [id, 60])));
    });
    const { user } = await openPage();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
    expect([most, sizes]).toEqual([2, [5, 5, 5, 5]]);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    const more = await screen.findByRole('heading', { name: 'More matches' });
    expect(document.activeElement).toBe(more);
    expect(screen.getAllByRole('article')).toHaveLength(25);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('scores that come late fill in where the jobs stand, and are sorted when the person asks for it', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer(watchNetwork(), [trainer, nurse], async (ids) => {
      await released;
      return scoreOf(ids, { [String(trainer.id)]: 40, [String(nurse.id)]: 92 });
    });
    const { user } = await openPage();
    await screen.findByText('Finding your perfect matches...');
    await screen.findByText(/still being compared/, undefined, { timeout: 8000 });
    expect(await findTitles()).toEqual(['Excel trainer', 'Nurse']);
    const details = within((await screen.findAllByRole('article'))[0] ?? document.body).getByRole('link', {
      name: /View Details/,
    });
    details.focus();
    release();
    await screen.findByText('92%');
    expect(await findTitles()).toEqual(['Excel trainer', 'Nurse']);
    expect(document.activeElement).toBe(details);
    await user.click(screen.getByRole('button', { name: 'Sort by the new scores' }));
    expect(await findTitles()).toEqual(['Nurse', 'Excel trainer']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Top Matches' }));
  }, 20_000);
});

test('The embedded service compares the seeded jobs with a real CV', async () => {
  await setProfile({
    resume_text: 'Accountant. Five years of bookkeeping, Excel, QuickBooks and payroll.',
    cv_url: 'me/cv.pdf',
  });
  await openPage();
  await screen.findByRole('heading', { name: 'Your Top Matches' });
  const percentages = screen.getAllByText(/^\d+%$/).map((score) => Number.parseInt(score.textContent, 10));
  expect(percentages).toEqual(percentages.toSorted((one, other) => other - one));
  expect(screen.queryByText('Failed to match with job. Please try again later.')).toBeNull();
  expect(screen.getAllByText(/^(Strong|Good|Partial|Weak) match/).length).toBeGreaterThan(5);
});

test('When the jobs cannot be read a toast and a panel say so, and a retry works', async () => {
  const network = watchNetwork();
  network.intercept(({ url }) => (url.includes('/rpc/search_jobs') ? refuseConnection() : undefined));
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
