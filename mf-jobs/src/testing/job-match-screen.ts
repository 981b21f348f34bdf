import { getBackendClient } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import { type Network, openRemote } from '@fursa/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';
import { candidateAnswer } from './answers.ts';
import { externalRow, listingRow } from './job-row.ts';

export async function setProfile(changes: Readonly<Record<string, unknown>>): Promise<void> {
  const id = useAuthStore.getState().user?.id;
  const { error } = await act(async () => await getBackendClient().from('profiles').update(changes).eq('id', id));
  expect(error).toBeNull();
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

export const companyId = '8d7f1a52-0d5c-4a43-a1f0-111111111111';
export const trainer = listingRow({
  title: 'Excel trainer',
  company_id: companyId,
  description: 'You teach Excel. Bring chalk.',
});
export const nurse = listingRow({ title: 'Nurse', company_id: companyId });
export const clerk = externalRow({ title: 'Excel clerk', url: null, type: null, salary_range: 'N/A' });

/** The board holds these jobs; the AI service answers as told, or is never reached. */
export function answer(
  network: Network,
  jobs: readonly unknown[],
  service?: (jobIds: string[]) => Response | Promise<Response>,
): void {
  network.intercept((request) => {
    if (request.url.includes('/rpc/match_candidates')) return Response.json(candidateAnswer(jobs));
    if (!request.url.includes('/ai-analyze') || service === undefined) return undefined;
    return request.json().then((body: { jobIds: string[] }) => service(body.jobIds));
  });
}

export function scoreOf(jobIds: readonly string[], scores: Readonly<Record<string, number>>): Response {
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
