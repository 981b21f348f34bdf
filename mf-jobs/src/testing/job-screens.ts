import { openRemote } from '@fursa/shared/testing';
import { screen, within } from '@testing-library/react';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

export function openJobs(query = '') {
  return openRemote({ manifest, remote }, `/jobs${query}`);
}

export function cards(): Promise<HTMLElement[]> {
  return screen.findAllByRole('article');
}

export function titleOf(card: HTMLElement): string {
  return within(card).getByRole('heading', { level: 2 }).textContent;
}

/** How many jobs the page says there are; throws while it says something else. */
export function shownCount(): number {
  const [digits] = /^[\d,]+(?= jobs? found$)/.exec(screen.getByText(/^[\d,]+ jobs? found$/).textContent) ?? [];
  return Number(digits?.replaceAll(',', ''));
}

export function openJob(id: string, suffix = '') {
  return openRemote({ manifest, remote }, `/jobs/${id}${suffix}`);
}
