import { getBackendClient, updateOwnProfile } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import { expectToast, openRemote, signUpEach, watchNetwork } from '@fursa/shared/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

signUpEach();
afterEach(() => {
  vi.restoreAllMocks();
});

const cv = `Amina Otieno
Nakuru | 0712 345 678 | amina.otieno@example.com

Summary
Accountant with six years in retail and farming.

Work experience
Senior Accountant, Tembo Foods, Nakuru
January 2021 - present
- Reconciled 14 bank accounts every month
- Responsible for VAT returns on iTax
- Reduced unpaid invoices by 30 percent

Accountant, Kibo Stores, Nakuru
March 2018 - December 2020
- Prepared the payroll of 85 people
- Recieved and checked supplier invoices

Education
Bachelor of Commerce, Egerton University, 2013 - 2017

Skills
QuickBooks, Excel, Payroll, Reconciliation, Tax

Religion: Christian`;

const userId = () => useAuthStore.getState().user?.id ?? '';
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your resume' });
const analyze = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Analyze Resume' });

async function openPage() {
  const page = await openRemote({ manifest, remote }, '/AI');
  await screen.findByRole('heading', { level: 1 });
  return page;
}

async function analyzed(text: string) {
  const page = await openPage();
  await page.user.click(box());
  await page.user.paste(text);
  await page.user.click(analyze());
  return page;
}

test('An empty box cannot be analyzed, and a short text is refused beside the box and stays there', async () => {
  const page = await openPage();
  expect(analyze().disabled).toBe(true);
  screen.getByText('Paste your resume first.');
  expect(box().placeholder).toBe('Paste your resume text here...');
  await page.user.click(box());
  await page.user.paste('   Amina, accountant <b>  ');
  await page.user.click(analyze());
  screen.getByText('Please paste a complete resume with at least 50 characters');
  expect(box().value).toContain('Amina, accountant');
  expect(document.activeElement).toBe(box());
});

test('A CV is judged on the device, and each point leads to its line', async () => {
  const network = watchNetwork();
  const page = await analyzed(cv);
  await screen.findByRole('heading', { name: 'Areas for Improvement' });
  await screen.findByText(/^Successfully identified \d+ skills in your resume!$/);
  expect(network.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  screen.getByText(/^You have 8 years of work experience|^You have \d years/);
  screen.getByText('Leave your religion out.', { exact: false });
  const slip = screen.getByText('"recieved" is misspelt.').closest('li');
  if (slip === null) throw new Error('The slip stands in no list');
  await page.user.click(within(slip).getByRole('button', { name: /^Line \d+$/ }));
  expect(document.activeElement?.textContent).toContain('Recieved and checked');
  screen.getByText('Write "received" instead of "recieved".');
});

test('Strengths go to the bio and skills to the profile, once however often it is pressed', async () => {
  await updateOwnProfile(userId(), { bio: 'I like numbers.', skills: ['excel', 'Welding'] });
  const page = await analyzed(cv);
  const toBio = await screen.findByRole('button', { name: 'Add strengths to bio' });
  await page.user.click(toBio);
  await expectToast('Strengths added to your bio!', '');
  await page.user.click(screen.getByRole('button', { name: 'Add strengths to bio' }));
  await page.user.click(screen.getByRole('button', { name: 'Add all skills to profile' }));
  await expectToast('Skills added to your profile!', '');
  const { data } = await getBackendClient().from('profiles').select('bio, skills').eq('id', userId()).single();
  expect(data?.bio).toMatch(/^I like numbers\.\n\n/);
  expect(data?.bio?.match(/years of work experience/g)).toHaveLength(1);
  expect(data?.bio).toContain('Reduced unpaid invoices by 30 percent.');
  expect(data?.skills.slice(0, 2)).toEqual(['excel', 'Welding']);
  expect(data?.skills).toContain('Payroll');
  expect(data?.skills).not.toContain('Excel');
});

test('What the backend refuses is said in place, and nothing is lost', async () => {
  const page = await analyzed(cv);
  const toBio = await screen.findByRole('button', { name: 'Add strengths to bio' });
  watchNetwork().intercept(({ method }) =>
    method === 'PATCH' ? Response.json({ message: 'no' }, { status: 500 }) : undefined,
  );
  await page.user.click(toBio);
  await screen.findByText('Failed to update bio. Please try again.', { selector: '[role=alert]' });
  await page.user.click(screen.getByRole('button', { name: 'Add all skills to profile' }));
  await screen.findByText('Failed to update skills. Please try again.', { selector: '[role=alert]' });
});

test('On a phone the result stands first, one kind of finding open, and the text comes back under the cursor', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
  );
  const page = await analyzed(cv);
  const improvements = await screen.findByRole('button', { name: /^Areas for Improvement \d+$/, expanded: false });
  screen.getByRole('button', { name: 'Key Strengths', expanded: true });
  await page.user.click(improvements);
  expect(improvements.getAttribute('aria-expanded')).toBe('true');
  await page.user.click(screen.getByRole('button', { name: 'Change the text' }));
  expect(document.activeElement).toBe(box());
  expect(box().value).toContain('Amina Otieno');
});

test('A text that is not a CV is reported as such', async () => {
  await analyzed('Roses are red, violets are blue, sugar is sweet and so are you, my dear old friend.');
  await screen.findByText('This does not look like a resume.');
  expect(screen.queryByRole('heading', { name: 'Areas for Improvement' })).toBeNull();
});

test('The text is there again after a reload, and markup in it is text', async () => {
  await analyzed(`${cv}\n- Wrote 12 pages with <img src=x onerror="alert(1)"> in them & more`);
  await screen.findByRole('heading', { name: 'Your text, line by line' });
  expect(document.querySelector('img')).toBeNull();
  cleanup();
  await openPage();
  expect(box().value).toContain('<img src=x');
});

test('The stored CV is taken with one press, and what is in the box is replaced only after a question', async () => {
  await updateOwnProfile(userId(), { resume_text: cv });
  const page = await openPage();
  await page.user.click(screen.getByRole('button', { name: 'Use my CV' }));
  await screen.findByDisplayValue(/Amina Otieno/);
  await page.user.clear(box());
  await page.user.type(box(), 'Mine');
  await page.user.click(screen.getByRole('button', { name: 'Use my CV' }));
  await page.user.click(await screen.findByRole('button', { name: 'Keep what is there' }));
  expect(box().value).toBe('Mine');
  await page.user.click(screen.getByRole('button', { name: 'Use my CV' }));
  await page.user.click(await screen.findByRole('button', { name: 'Replace it' }));
  expect(box().value).toContain('Amina Otieno');
});

test('Somebody without a CV is led to the upload', async () => {
  const page = await openPage();
  await page.user.click(screen.getByRole('button', { name: 'Use my CV' }));
  const link = await screen.findByRole('link', { name: 'Upload a CV' });
  expect(link.getAttribute('href')).toBe('/profile?tab=documents');
});
