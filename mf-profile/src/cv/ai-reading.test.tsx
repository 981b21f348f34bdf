import { configureBackend, getBackendClient, readPublicConfig } from '@fursa/shared/backend';
import { giveConsent, readConsents, withdrawConsent } from '@fursa/shared/data/consents';
import { useAuthStore } from '@fursa/shared/session';
import { connectTestBackend, openRemote, signInAs, signUp, watchNetwork } from '@fursa/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';
import { showCvReview } from './data/cv-review.ts';
import { forgetCvUpload } from './data/cv-upload.ts';

const cvText = 'Amina. Email amina@example.com. I weld gates and keep bees.';

beforeAll(connectTestBackend);

beforeEach(async () => {
  forgetCvUpload();
  const { email, password } = await signUp();
  await signInAs(email, password);
  const { error } = await getBackendClient()
    .from('cv_documents')
    .insert({
      path: `${userId()}/cv.pdf`,
      size_bytes: 9,
      mime_type: 'application/pdf',
      extracted_text: cvText,
      skills: ['Welding'],
    });
  expect(error).toBeNull();
});

function userId(): string {
  return useAuthStore.getState().user?.id ?? '';
}

function connectProvider(aiProvider: string | undefined): void {
  const { aiProvider: _, ...others } = readPublicConfig();
  configureBackend({ ...others, ...(aiProvider === undefined ? {} : { aiProvider }) });
}

/** What was sent to the AI function; it answers as told. */
function answerAs(body: unknown, status = 200): unknown[] {
  const sent: unknown[] = [];
  watchNetwork().intercept((request) => {
    if (!request.url.includes('/ai-analyze')) return undefined;
    sent.push(request);
    return Response.json(body, { status });
  });
  return sent;
}

async function openDocuments() {
  const page = await openRemote({ manifest, remote }, '/profile?tab=documents');
  await screen.findByRole('list', { name: 'Skills found in your CV' });
  return page;
}

const found = () =>
  within(screen.getByRole('list', { name: 'Skills found in your CV' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

test('Without an AI service none is mentioned', async () => {
  connectProvider(undefined);
  await openDocuments();
  expect(screen.queryByText(/AI/)).toBeNull();
});

test('The words of a CV are sent after the person has agreed, and not before', async () => {
  connectProvider('api.example.com');
  const sent = answerAs({ engine: 'provider', skills: ['welding', 'Beekeeping'] });
  const page = await openDocuments();
  await screen.findByText(/api\.example\.com can look for skills and past jobs that we missed/);
  expect(sent).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Agree and look again' }));
  await screen.findByText('It found 1 more skill.');
  expect(found()).toEqual(['Welding', 'Beekeeping']);
  expect(sent).toHaveLength(1);
  expect(await readConsents()).toMatchObject([{ kind: 'ai_cv', withdrawnAt: null }]);
  // Asked once.
  await page.user.click(screen.getByRole('button', { name: 'Look again with AI' }));
  await screen.findByText('It found no more skills.');
  expect(await readConsents()).toHaveLength(1);
});

const clerk = { position: 'Clerk', name: 'Bidii Sacco', startDate: '2019', endDate: '2020', isCurrent: false };

/** This device has read the CV, and took the town for the employer. */
function beginReview(): void {
  const person = { name: null, phone: null, county: null, links: [], skills: [], languages: [], licences: [] };
  const details = { location: null, summary: null, highlights: [], line: 'Clerk' };
  const work = [{ ...clerk, ...details, name: 'Nakuru' }];
  const facts = { ...person, education: [], work, unread: ['Cook, Mama Njeri 2021'] };
  showCvReview(new QueryClient(), userId(), { path: `${userId()}/cv.pdf`, facts, refused: [] });
}

test('Jobs that the AI service copied out of the CV are offered like those that were read here', async () => {
  connectProvider('api.example.com');
  beginReview();
  const cook = { position: 'Cook', name: 'Mama Njeri', startDate: '2021', endDate: '2021', isCurrent: false };
  answerAs({
    engine: 'provider',
    skills: ['Welding'],
    work: [
      { ...clerk, line: 'Clerk, Bidii Sacco' },
      { ...cook, line: 'Cook, Mama Njeri 2021' },
    ],
  });
  const page = await openDocuments();
  await screen.findByText('1 line about your work could not be read');
  await page.user.click(await screen.findByRole('button', { name: 'Agree and look again' }));
  await screen.findByText('It found past jobs to check below, but no more skills.');
  expect(screen.queryByText(/could not be read/)).toBeNull();
  const offered = within(screen.getByRole('list', { name: 'Work and education in your CV' }));
  expect(offered.getAllByRole('button', { name: /^Add/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('Bidii Sacco'),
    expect.stringContaining('Mama Njeri'),
  ]);
});

test('Jobs that could not be read take no skills away', async () => {
  connectProvider('api.example.com');
  beginReview();
  // What a function answers that does not know the task of the jobs is no list of them.
  answerAs({ engine: 'provider', skills: ['Beekeeping'] });
  const page = await openDocuments();
  await page.user.click(await screen.findByRole('button', { name: 'Agree and look again' }));
  await screen.findByText('It found 1 more skill. It could not read your work history. Please try again.');
  expect(found()).toEqual(['Welding', 'Beekeeping']);
  screen.getByText('1 line about your work could not be read');
});

test('Someone who withdrew it is asked again', async () => {
  connectProvider('api.example.com');
  await giveConsent('ai_cv');
  await withdrawConsent('ai_cv');
  await openDocuments();
  await screen.findByRole('button', { name: 'Agree and look again' });
});

test.each([
  [{ engine: 'local', skills: ['Welding'] }, 200, 'The AI service is not available now. Nothing was sent to it.'],
  [{ error: 'Failed to extract skills from CV. Please try again.' }, 502, /^Failed to extract skills from CV\. Please/],
  [
    { error: 'Content too large. Please upload a smaller CV file.' },
    413,
    /^Content too large\. Please upload a smaller/,
  ],
  ['nonsense', 500, 'HTTP error 500'],
  [{ nonsense: true }, 200, 'Invalid response format from AI service'],
])('When the AI function answers %o with %i the skills stay, and it is said', async (body, status, text) => {
  connectProvider('api.example.com');
  answerAs(body, status);
  const page = await openDocuments();
  await page.user.click(await screen.findByRole('button', { name: 'Agree and look again' }));
  await waitFor(() => screen.getByText(text));
  expect(found()).toEqual(['Welding']);
});
