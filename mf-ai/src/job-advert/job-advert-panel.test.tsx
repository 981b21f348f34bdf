import { configureBackend, readPublicConfig } from '@fursa/shared/backend';
import { expectToast, openRemote, refuseConnection, signUpEach, watchNetwork } from '@fursa/shared/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

signUpEach();
afterEach(() => connectProvider(undefined));

function connectProvider(aiProvider: string | undefined): void {
  const { aiProvider: _, ...others } = readPublicConfig();
  configureBackend({ ...others, ...(aiProvider === undefined ? {} : { aiProvider }) });
}

async function openPanel() {
  const page = await openRemote({ manifest, remote }, '/AI?tab=job-advert');
  await screen.findByLabelText('Role');
  return page;
}

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Advert text');

async function write({ user }: Awaited<ReturnType<typeof openPanel>>, role = 'Accountant') {
  await user.type(screen.getByLabelText('Role'), role);
  await user.click(screen.getByRole('button', { name: 'Write the advert' }));
}

test('Without an AI service the advert is written on the device, can be changed and copied, and is there after a reload', async () => {
  const network = watchNetwork();
  const page = await openPanel();
  await write(page);
  expect((await field()).value).toMatch(/^Accountant\n/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your advert'));
  screen.getByText('Done on this device. Nothing was sent.');
  await screen.findByText('We found nothing to change in the wording.');
  await page.user.type(await field(), ' Mine.');
  const changed = (await field()).value;
  await page.user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied to Clipboard' });
  await expectToast('Copied to Clipboard', '');
  expect(await navigator.clipboard.readText()).toBe(changed);
  expect(network.requests.filter((request) => request.includes('/functions/'))).toEqual([]);
  cleanup();
  await openPanel();
  expect((await field()).value).toBe(changed);
  await page.user.click(screen.getByRole('button', { name: 'Write it again' }));
  await page.user.click(screen.getByRole('button', { name: 'Keep my text' }));
  expect((await field()).value).toBe(changed);
  await page.user.click(screen.getByRole('button', { name: 'Write it again' }));
  await page.user.click(screen.getByRole('button', { name: 'Replace my text' }));
  await waitFor(async () => expect((await field()).value).not.toMatch(/Mine/));
});

test('Notes on the wording follow the text as it is changed, and lead to their place', async () => {
  const page = await openPanel();
  await write(page);
  const area = await field();
  await page.user.clear(area);
  await page.user.type(area, 'Salesman. Female preferred. <b>Ninja</b>');
  await screen.findByText(/^3 places to look at again\./);
  screen.getByText(/The Employment Act 2007, section 5, forbids it\./);
  await page.user.click(screen.getByRole('button', { name: 'Show in the text: Female preferred' }));
  expect(document.activeElement).toBe(area);
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('Female preferred');
  await page.user.clear(area);
  await screen.findByText('We found nothing to change in the wording.');
});

test('A role that is too long or missing is reported beside the field', async () => {
  const page = await openPanel();
  await page.user.click(screen.getByRole('button', { name: 'Write the advert' }));
  screen.getByText('Invalid job role provided');
  expect(document.activeElement).toBe(screen.getByLabelText('Role'));
  await page.user.click(screen.getByLabelText('Role'));
  await page.user.paste('x'.repeat(201));
  screen.getByText('Job role text too large (201 chars). Maximum allowed is 200 chars.');
  await page.user.click(screen.getByRole('button', { name: 'Write the advert' }));
  expect(screen.queryByLabelText('Advert text')).toBeNull();
});

test('A connected AI service is called once for a double press, and its failure is reported', async () => {
  connectProvider('api.example.com');
  const network = watchNetwork();
  const page = await openPanel();
  network.intercept((request) => (request.url.includes('/ai-analyze') ? refuseConnection() : undefined));
  await write(page);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Failed to generate job description\. Please try again later\./);
  let arrive: (answer: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  network.intercept((request) => (request.url.includes('/ai-analyze') ? answer : undefined));
  const before = network.requests.length;
  await page.user.dblClick(screen.getByRole('button', { name: 'Write the advert' }));
  arrive(Response.json({ engine: 'provider', description: 'Cook\n<script>alert(1)</script>Cooks.' }));
  expect((await field()).value).toBe('Cook\nalert(1)Cooks.');
  screen.getByText('Answered by api.example.com, checked by our local engine.');
  expect(network.requests.slice(before).filter((request) => request.includes('/ai-analyze'))).toHaveLength(1);
});

test('What somebody changed goes only when a new advert is there, and a used-up budget is said', async () => {
  connectProvider('api.example.com');
  let answer: () => Response = () => Response.json({ engine: 'provider', description: 'Cook' });
  watchNetwork().intercept(({ url }) => (url.includes('/ai-analyze') ? answer() : undefined));
  const page = await openPanel();
  await write(page);
  await page.user.type(await field(), ' and clean');
  async function writeAgain(): Promise<void> {
    await page.user.click(screen.getByRole('button', { name: 'Write it again' }));
    await page.user.click(screen.getByRole('button', { name: 'Replace my text' }));
  }
  answer = () => Response.json({ error: 'no' }, { status: 502 });
  await writeAgain();
  await screen.findByRole('alert');
  expect((await field()).value).toBe('Cook and clean');
  answer = () => Response.json({ engine: 'local', reason: 'budget', description: 'Cook' });
  await writeAgain();
  await screen.findByText('The AI service has reached its limit for today, so our local engine answered.');
  expect((await field()).value).toBe('Cook');
});
