import { connectTestBackend, refuseConnection, signInAs, signUp, watchNetwork } from '@fursa/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answer,
  clerk,
  companyId,
  findCard,
  findTitles,
  nurse,
  openPage,
  scoreOf,
  setProfile,
  trainer,
} from '../testing/job-match-screen.ts';
import { listingRow } from '../testing/job-row.ts';

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

describe('With a CV', () => {
  beforeEach(() => setProfile({ resume_text: 'Excel since 2019.', cv_url: 'me/cv.pdf' }));

  test('With a CV jobs of companies are scored by the service, and the best comes first', async () => {
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

  test('With a CV a job that the service cannot compare gets the middle score and says so', async () => {
    answer(watchNetwork(), [trainer, nurse], (ids) => scoreOf(ids, { [String(nurse.id)]: 92 }));
    await openPage();
    const card = await findCard('Excel trainer');
    card.getByText('Could not analyze match. Basic recommendation.');
    card.getByText('50%');
  });

  test('With a CV a match without a recommendation has no reason made up for it', async () => {
    answer(watchNetwork(), [nurse], async (ids) => {
      const body: unknown = await scoreOf(ids, { [String(nurse.id)]: 92 }).json();
      return new Response(JSON.stringify(body).replace('Worth 92.', ''), {
        headers: { 'content-type': 'application/json' },
      });
    });
    await openPage();
    (await findCard('Nurse')).getByText('No specific reason provided');
  });

  test('With a CV when the service is down the scores by words stay, and it can be asked again', async () => {
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

  test('With a CV a job is asked about once for each CV, also after the page was opened anew', async () => {
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

  test('With a CV many jobs are asked about five at a time, two calls at once, and twenty are shown at first', async () => {
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

  test('With a CV scores that come late fill in where the jobs stand, and are sorted when the person asks for it', async () => {
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
