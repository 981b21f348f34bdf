import { getBackendClient } from '@fursa/shared/backend';
import {
  connectTestBackend,
  expectToast,
  openRemote,
  refuseConnection,
  signInAs,
  signOut,
  watchNetwork,
} from '@fursa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';
import { answerWith, jobRow, searchAnswer, searchRow } from '../testing/answers.ts';
import { openJob } from '../testing/job-screens.ts';

const id = '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b';

beforeAll(connectTestBackend);
beforeEach(signOut);

function answerJob(changes: Readonly<Record<string, unknown>>): void {
  answerWith(watchNetwork(), { '/rest/v1/jobs': [jobRow({ id, ...changes })] });
}

function head(selector: string): Element | null {
  return document.head.querySelector(selector);
}

/** As far as the tests look into it. */
function readJsonLd(): unknown {
  return JSON.parse(head('script[type="application/ld+json"]')?.textContent ?? 'null');
}

describe('A visitor who is not signed in', () => {
  test('A visitor reads a job of the seed with everything it says', async () => {
    const { data } = await getBackendClient()
      .from('jobs')
      .select('id, title, description, requirements, location, skills')
      .eq('is_demo', true)
      // A remote job is shown in other words than the column holds.
      .neq('location', 'Remote')
      .limit(1);
    const [job] = data ?? [];
    if (!job) throw new Error('The seed holds jobs');
    await openJob(job.id);
    await screen.findByRole('heading', { level: 1, name: job.title });
    const article = screen.getByRole('article');
    for (const line of [...job.description.split('\n'), ...(job.requirements ?? '').split('\n')]) {
      expect(article.textContent).toContain(line.trim());
    }
    within(article).getByText(job.location ?? '');
    for (const skill of job.skills) within(article).getByText(skill);
    within(article).getByText('Demo job on Fursa');
    await waitFor(() => expect(document.title).toMatch(new RegExp(`^${job.title}, .+ · Fursa$`)));
  });
});

describe('What a job says', () => {
  test('What a job says stands in the head for search engines while the page is shown, and is gone after', async () => {
    answerJob({ closes_at: '2099-01-31T21:00:00+00:00' });
    const page = await openAndWait();
    expect(head('link[rel="canonical"]')?.getAttribute('href')).toBe(`${location.origin}/jobs/${id}`);
    expect(readJsonLd()).toMatchObject({
      '@type': 'JobPosting',
      title: 'Nurse',
      employmentType: 'FULL_TIME',
      validThrough: '2099-01-31T21:00:00.000Z',
      hiringOrganization: { name: 'Jua Clinics' },
      jobLocation: { address: { addressLocality: 'Kisumu', addressCountry: 'KE' } },
    });
    expect(head('meta[name="robots"]')).toBeNull();
    await page.user.click(screen.getByRole('link', { name: 'Remote jobs' }));
    await screen.findByRole('heading', { level: 1, name: 'Remote jobs' });
    // Effects clean up after the next page is painted.
    await waitFor(() => expect(head('link[rel="canonical"], script[type="application/ld+json"]')).toBeNull());
  });

  test('An invented job is hidden from search engines', async () => {
    answerJob({ is_demo: true });
    await openAndWait();
    expect(head('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  test('No text of a job can end the data element or become markup', async () => {
    const hostile = '</script><script>globalThis.wasRun = true</script><img src=x onerror="globalThis.wasRun = true">';
    answerJob({
      title: `\u202E${hostile}`,
      description: hostile,
      requirements: hostile,
      location: hostile,
      salary_range: hostile,
      skills: [hostile],
      company: { id: 'c', name: hostile, logo: null, website: 'javascript:alert(1)' },
    });
    await openJob(id);
    await screen.findByRole('heading', { level: 1, name: hostile });
    const article = screen.getByRole('article');
    expect(article.querySelectorAll('script, img, a[href^="javascript"]')).toHaveLength(0);
    expect(article.textContent).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    await waitFor(() => expect(readJsonLd()).toMatchObject({ title: hostile }));
    expect(head('script[type="application/ld+json"]')?.innerHTML).not.toContain('<');
    expect('wasRun' in globalThis).toBe(false);
  });

  test('What a job does not say is left out', async () => {
    answerJob({
      company: null,
      company_name: null,
      description: '',
      location: null,
      salary_range: 'N/A',
      experience_level: null,
      created_at: 'soon',
    });
    await openJob(id);
    await screen.findByText('The employer has not added a description.');
    for (const name of ['Location', 'Salary', 'Experience', 'Posted']) expect(screen.queryByText(name)).toBeNull();
    expect(screen.getByRole('article').textContent).not.toMatch(/null|undefined|Invalid/);
  });

  test('An advert that looks like a scam comes with a warning and its reason', async () => {
    answerJob({ scam_signs: ['mpesa'] });
    await openJob(id);
    await screen.findByText(/This advert asks for a payment by M-Pesa\. Never pay to get a job\./);
  });

  async function openAndWait() {
    const page = await openJob(id);
    await screen.findByRole('heading', { level: 1, name: 'Nurse' });
    await waitFor(() => expect(head('script[type="application/ld+json"]')).not.toBeNull());
    return page;
  }
});

describe('A job that is not open', () => {
  test('A job that has ended can be read, and the page says that it is closed', async () => {
    answerJob({ closes_at: '2026-01-31T21:00:00+00:00' });
    await openJob(id);
    await screen.findByText('This job is closed');
    screen.getByText('Closed on');
    expect(head('script[type="application/ld+json"]')).toBeNull();
    expect(head('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  test('A draft says so to the employer who looks at it', async () => {
    answerJob({ status: 'draft' });
    await openJob(id);
    await screen.findByText('This job is a draft');
  });

  test('A missing job is reported', async () => {
    await openJob(id);
    await screen.findByRole('heading', { name: 'Job not found' });
    expect(screen.getByRole('link', { name: 'Find other jobs' }).getAttribute('href')).toBe('/remote-jobs');
    expect(head('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});

test('A job opened from the list is there at once, and its whole text when it has come', async () => {
  await signInAs('seeker@example.com');
  const network = watchNetwork();
  const listed = searchRow({ id, title: 'Nurse', description: 'The beginning' });
  const answers = { '/rpc/search_jobs': searchAnswer([listed]), '/job-feed': { feeds: [] } };
  let answerRow: (response: Response) => void = () => undefined;
  const row = new Promise<Response>((resolve) => {
    answerRow = resolve;
  });
  network.intercept(({ url }) => {
    if (url.includes('/rest/v1/jobs')) return row;
    const piece = Object.entries(answers).find(([path]) => url.includes(path));
    return piece && Response.json(piece[1]);
  });
  const page = await openRemote({ manifest, remote }, '/jobs');
  await page.user.click(await screen.findByRole('link', { name: /^View Details: Nurse/ }));
  await screen.findByRole('heading', { level: 1, name: 'Nurse' });
  screen.getByText('The beginning');
  expect(head('script[type="application/ld+json"]')).toBeNull();
  answerRow(Response.json([jobRow({ id, description: 'The beginning and the end' })]));
  await screen.findByText('The beginning and the end');
});

test('When the backend is down a panel says so, and one retry loads the job', async () => {
  const network = watchNetwork();
  network.intercept(refuseConnection);
  const page = await openJob(id);
  const panel = await screen.findByRole('alert');
  within(panel).getByRole('heading', { name: 'Error loading the job' });
  await expectToast('Error', 'Failed to fetch the job');
  answerWith(network, { '/rest/v1/jobs': [jobRow({ id })] });
  await page.user.click(within(panel).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Nurse' });
});
