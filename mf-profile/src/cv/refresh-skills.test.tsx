import { readCvText } from '@fursa/engine/read-cv';
import { useAuthStore } from '@fursa/shared/session';
import {
  expectToast,
  type Network,
  type OpenedPage,
  openRemote,
  refuseConnection,
  signUpEach,
  watchNetwork,
} from '@fursa/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';
import { startCvUpload, useCvUpload } from './data/cv-upload.ts';
import type { CvReading } from './reading/cv-reading.ts';

const { readCv } = vi.hoisted(() => ({ readCv: vi.fn() }));
vi.mock('./reading/read-cv.ts', () => ({ readCv }));

signUpEach();

const link = 'https://linkedin.com/in/amina';
const work = `Amina Otieno\n0712 345 678\n${link}\n\nWork experience\nGatekeeper, Tembo Foods\nJanuary 2020 - March 2022\n`;
const text = `${work}\nSkills\nWelding\n`;

/** What the CV says whenever it is read from now on. */
function say(words: string): void {
  readCv.mockResolvedValue({
    kind: 'pdf',
    mimeType: 'application/pdf',
    pages: 1,
    text: words,
    pictures: [],
    isCut: false,
    facts: readCvText(words),
  } satisfies CvReading);
}

beforeEach(async () => {
  say(text);
  const file = new File(['%PDF-1.7 mine'], 'cv.pdf', { type: 'application/pdf' });
  await startCvUpload(new QueryClient(), useAuthStore.getState().user?.id ?? '', file);
  // As on a later day, without the dialog after an upload.
  useCvUpload.setState({ phase: 'idle' }, true);
});

async function open(tab: 'skills' | 'documents'): Promise<OpenedPage & { network: Network }> {
  // What was read of the profile before it had a CV is forgotten with it.
  const network = watchNetwork();
  return { ...(await openRemote({ manifest, remote }, `/profile?tab=${tab}`)), network };
}

test('A CV without skills is reported, and the work it describes is offered', async () => {
  const { user } = await open('skills');
  say(work);
  await user.click(await screen.findByRole('button', { name: 'Refresh from CV' }));
  await expectToast('No skills could be extracted from your CV. Try adding skills manually.', '');
  await screen.findByText('Gatekeeper, Tembo Foods', { exact: false });
});

test('What was left out in this tab or another stays out when the skills cannot be saved', async () => {
  const { user, network } = await open('documents');
  await user.click(await screen.findByRole('button', { name: `Leave out ${link}` }));
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('fursa-cv-review:'));
  const refused = () =>
    z.object({ refused: z.array(z.string()) }).parse(JSON.parse(localStorage.getItem(key) ?? '')).refused;
  expect(refused()).toEqual([link]);
  localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace(`["${link}"]`, `["${link}","elsewhere"]`));
  await user.click(screen.getByRole('button', { name: 'Leave out +254712345678' }));
  expect(refused()).toEqual([link, 'elsewhere', '+254712345678']);

  await user.click(screen.getByRole('tab', { name: 'Skills & Experience' }));
  network.intercept(({ method }) => (method === 'PATCH' ? refuseConnection() : undefined));
  await user.click(await screen.findByRole('button', { name: 'Refresh from CV' }));
  await expectToast('Failed to extract skills from CV. Please try again.', '');
  expect(refused()).toHaveLength(3);
  network.intercept(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Refresh from CV' }));
  await waitFor(() => expect(refused()).toEqual([]));
});
