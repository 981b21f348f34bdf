import { getBackendClient } from '@fursa/shared/backend';
import type { TablesUpdate } from '@fursa/shared/backend/database-types';
import { useAuthStore } from '@fursa/shared/session';
import { type Network, openRemote } from '@fursa/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';
import { externalRow, searchRow, skillAnswer } from './answers.ts';

export async function setProfile(changes: TablesUpdate<'profiles'>): Promise<void> {
  const id = useAuthStore.getState().user?.id ?? '';
  const { error } = await act(async () => await getBackendClient().from('profiles').update(changes).eq('id', id));
  expect(error).toBeNull();
}

/** Where the CV of whoever is signed in lies. */
export function ownCv(): string {
  return `${useAuthStore.getState().user?.id}/cv.pdf`;
}

/** Fits several jobs of the seed. */
export const accountant = `Otieno Ouma
Accountant, Nairobi

Experience
Senior accountant at Tembo Stores, 2017 to today. Bookkeeping, bank reconciliation, accounts payable and accounts receivable in QuickBooks, Sage and Microsoft Excel. Financial reporting, budgeting, cash flow, internal audit, payroll, stock control and procurement.
VAT and income tax returns on KRA iTax, NSSF and SHA deductions, invoicing, petty cash, M-Pesa reconciliation.
Led a team of four, trained them, and reported to the directors. Customer service, communication and data entry.

Education
Bachelor of Commerce, CPA (K), KCSE

Skills
Bookkeeping, Accounting, Bank Reconciliation, Microsoft Excel, QuickBooks, Sage, Payroll, Tax, Auditing, Budgeting, Financial Reporting, Communication, Report Writing, Data Entry, English, Kiswahili`;

/** Fits others. */
export const nurseCv = `Wanjiku Mwangi
Registered nurse, Nakuru

Profile
KRCHN nurse with five years in a county hospital and a clinic. Registered with the Nursing Council of Kenya.

Experience
Nurse, Rift Clinic, Nakuru, 2020 to today. Patient care on a ward of 30 beds, medication, wound care, triage, immunisation and health education. Kept electronic health records, and trained two students in infection prevention.

Education
Diploma in Nursing (KRCHN), KMTC Nakuru, 2019

Skills
Nursing, patient care, first aid, triage, infection control, midwifery, medication administration, communication, English, Kiswahili`;

/** Waits until the backend has read the CV of whoever is signed in. It starts with every job of the seed read. */
export async function readCv(): Promise<void> {
  const { data } = await getBackendClient().functions.invoke('read-postings', { body: { task: 'read-me' } });
  expect(data).toMatchObject({ state: 'ready' });
  const match = async () => (await getBackendClient().rpc('match_jobs', { most: 1 })).data;
  await expect.poll(match, { timeout: 150_000, interval: 250 }).toMatchObject({ is_outdated: false });
}

export function openPage() {
  return openRemote({ manifest, remote }, '/job-match');
}

export async function findTitles(): Promise<string[]> {
  const cards = await screen.findAllByRole('article');
  return cards.map((card) => within(card).getByRole('heading').textContent);
}

export async function findCard(title: string) {
  const cards = await screen.findAllByRole('article');
  const card = cards.find((one) => within(one).queryByRole('heading', { name: title }));
  if (card === undefined) throw new Error(`No card is called ${title}`);
  return within(card);
}

const companyId = '8d7f1a52-0d5c-4a43-a1f0-111111111111';
export const trainer = searchRow({
  title: 'Excel trainer',
  company_id: companyId,
  description: 'You teach Excel. Bring chalk.',
  in_text: [{ skill: 'Excel', sentence: 'You teach Excel' }],
});
export const nurse = searchRow({ title: 'Nurse', company_id: companyId });
export const clerk = externalRow({ title: 'Excel clerk', url: null, type: null, salary_range: 'N/A' });

/** The board holds these jobs, for somebody without a CV. */
export function answer(network: Network, jobs: readonly unknown[]): void {
  network.intercept((request) =>
    request.url.includes('/rpc/match_skills') ? Response.json(skillAnswer(jobs)) : undefined,
  );
}
