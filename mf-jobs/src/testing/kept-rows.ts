import { getBackendClient } from '@fursa/shared/backend';
import { act } from '@testing-library/react';
import { expect } from 'vitest';

export type Row = Readonly<Record<string, unknown>>;

export async function keep(table: 'saved_jobs' | 'applied_jobs', rows: Row[]): Promise<void> {
  const { error } = await act(async () => await getBackendClient().from(table).insert(rows));
  expect(error).toBeNull();
}

/** The signed-in person has saved nothing and applied to nothing. */
export async function forgetKept(): Promise<void> {
  for (const table of ['saved_jobs', 'applied_jobs']) {
    const { error } = await getBackendClient().from(table).delete().not('id', 'is', null);
    expect(error).toBeNull();
  }
}

export async function stored(table: 'saved_jobs' | 'applied_jobs'): Promise<readonly Row[]> {
  const { data } = await act(async () => await getBackendClient().from(table).select('*'));
  return data ?? [];
}

export const elsewhere: Row = {
  job_id: null,
  adzuna_id: 'adzuna:77',
  source: 'adzuna',
  title: 'Porter',
  company: 'Lake Hotel',
  url: 'https://jobs.example/77',
};

export async function localJob(): Promise<{ id: string; title: string }> {
  const { data } = await getBackendClient()
    .from('jobs')
    .select('id, title')
    .eq('status', 'active')
    // One of the seed: tests beside this one write postings of their own, and take them away again.
    .eq('is_demo', true)
    .order('id')
    .limit(1)
    .single();
  return { id: String(data?.id), title: String(data?.title) };
}
