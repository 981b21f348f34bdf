import { useAuthStore } from '@fursa/shared/session';
import { expectToast, openRemote, refuseConnection, signUpEach, watchNetwork } from '@fursa/shared/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

signUpEach();

function openPage(query = 'tab=interview') {
  return openRemote({ manifest, remote }, `/AI?${query}`);
}

const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Interview Questions' });

test('A job seeker chooses one of ten roles, gets ten numbered questions once, and copies them all', async () => {
  const network = watchNetwork();
  const page = await openPage();
  const select = screen.getByRole('combobox', { name: 'Job role' });
  expect(within(select).getAllByRole('option').slice(1)).toHaveLength(10);
  expect(generate().disabled).toBe(true);
  screen.getByText('Choose a role first.');

  await page.user.selectOptions(select, 'Financial Analyst');
  expect(page.place()).toBe('/AI?tab=interview&role=Financial+Analyst');
  await page.user.dblClick(generate());
  await screen.findByText('10 questions generated');
  expect(network.requests.filter((request) => request.includes('ai-analyze'))).toHaveLength(1);
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(10);

  await page.user.click(screen.getByRole('button', { name: 'Copy All Questions' }));
  await screen.findByRole('button', { name: 'Copied to Clipboard' });
  await expectToast('Questions copied to clipboard', '');
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(/^1\. .+\n\n2\. /);
  expect(copied.split('\n\n')).toHaveLength(10);
});

test('The questions and what was answered are there again after a reload, under a name that goes at the sign-out', async () => {
  const page = await openPage('tab=interview&role=UX+Designer');
  await page.user.click(generate());
  await page.user.click(await screen.findByRole('button', { name: 'Practise question 2' }));
  expect(page.place()).toBe('/AI?tab=interview&role=UX+Designer&practise=2');
  await page.user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'When I was new');
  cleanup();

  await openPage('tab=interview&role=UX+Designer&practise=2');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' }).value).toBe('When I was new');
  await page.user.click(screen.getByRole('button', { name: 'Back to all questions' }));
  screen.getByText('You have an answer');
  const { id } = useAuthStore.getState().user ?? {};
  expect(Object.keys(localStorage).filter((key) => key.endsWith(`:${id}`)).length).toBeGreaterThan(0);
});

test('An answer is checked on the device for situation, task, action, result, a number and skills', async () => {
  const network = watchNetwork();
  const page = await openPage('tab=interview&role=Sales+Manager');
  await page.user.click(generate());
  await page.user.click(await screen.findByRole('button', { name: 'Practise question 1' }));
  const asked = network.requests.length;
  await page.user.click(screen.getByRole('textbox', { name: 'Your answer' }));
  await page.user.paste('At my last job in Nakuru I had to sell more. I called 40 customers. As a result sales rose.');
  await page.user.click(screen.getByRole('button', { name: 'Check my answer' }));
  await screen.findByRole('heading', { name: /^What is in your answer/ });
  expect(screen.getByText(/^Result: what happened/).textContent).toContain('(is there)');
  expect(network.requests).toHaveLength(asked);
  screen.getByText(/Interviewers may/);

  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  screen.getByText('Question 2 of 10');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' }).value).toBe('');
});

test('The timer can be switched off, which stays so', async () => {
  const page = await openPage('tab=interview&role=Sales+Manager');
  await page.user.click(generate());
  await page.user.click(await screen.findByRole('button', { name: 'Practise question 1' }));
  screen.getByRole('timer');
  await page.user.click(screen.getByRole('button', { name: 'Hide the timer' }));
  expect(screen.queryByRole('timer')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  screen.getByRole('button', { name: 'Show the timer' });
});

test('A role that is not in the list is typed', async () => {
  const page = await openPage();
  await page.user.click(screen.getByRole('button', { name: 'My role is not in the list' }));
  const field = screen.getByRole('textbox', { name: 'Your job role' });
  await page.user.type(field, 'Welder');
  await page.user.click(generate());
  await screen.findByRole('heading', { name: 'Questions for Welder' });
  await page.user.clear(field);
  await page.user.click(field);
  await page.user.paste('x'.repeat(201));
  screen.getByText('Job role text too large (201 chars). Maximum allowed is 200 chars.');
  expect(generate().disabled).toBe(true);
});

test('When the service cannot be reached ten questions for any job stand in, and it is said', async () => {
  watchNetwork().intercept(({ url }) => (url.includes('ai-analyze') ? refuseConnection() : undefined));
  const page = await openPage('tab=interview&role=Data+Scientist');
  await page.user.click(generate());
  await screen.findByText(/The service has no questions right now/);
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  screen.getByText('Which of your experience prepares you best for the work of a Data Scientist?');
});

test('An answer refused for want of a session shows in a panel and a toast, and the role stays chosen', async () => {
  watchNetwork().intercept(({ url }) =>
    url.includes('ai-analyze') ? Response.json({ error: 'User not authenticated' }, { status: 401 }) : undefined,
  );
  const page = await openPage('tab=interview&role=Data+Scientist');
  await page.user.click(generate());
  await screen.findByRole('heading', { name: 'Error generating questions' });
  screen.getByText('Please try again later or select a different job role.');
  await expectToast('Error', 'Failed to generate interview questions. Please try again.');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('Data Scientist');
});
