import { getBackendClient } from '@fursa/shared/backend';
import type { Tables, TablesInsert } from '@fursa/shared/backend/database-types';
import { act } from '@testing-library/react';
import { expect } from 'vitest';

/** A row as both tables take it; `applied_jobs` has more columns. */
export type TrackedRow = TablesInsert<'saved_jobs'>;

export async function trackSaved(rows: readonly TrackedRow[]): Promise<void> {
  const { error } = await act(
    async () =>
      await getBackendClient()
        .from('saved_jobs')
        .insert([...rows]),
  );
  expect(error).toBeNull();
}

export async function trackApplied(rows: readonly TablesInsert<'applied_jobs'>[]): Promise<void> {
  const { error } = await act(
    async () =>
      await getBackendClient()
        .from('applied_jobs')
        .insert([...rows]),
  );
  expect(error).toBeNull();
}

/** The signed-in person has saved nothing and applied to nothing. */
export async function forgetTracked(): Promise<void> {
  for (const table of ['saved_jobs', 'applied_jobs'] as const) {
    const { error } = await getBackendClient().from(table).delete().not('id', 'is', null);
    expect(error).toBeNull();
  }
}

export async function storedSaved(): Promise<readonly Tables<'saved_jobs'>[]> {
  const { data } = await act(async () => await getBackendClient().from('saved_jobs').select('*'));
  return data ?? [];
}

export async function storedApplied(): Promise<readonly Tables<'applied_jobs'>[]> {
  const { data } = await act(async () => await getBackendClient().from('applied_jobs').select('*'));
  return data ?? [];
}

export const elsewhere = {
  job_id: null,
  adzuna_id: 'adzuna:77',
  source: 'adzuna',
  title: 'Porter',
  company: 'Lake Hotel',
  url: 'https://jobs.example/77',
} satisfies TrackedRow;

export async function localJob(): Promise<{ id: string; title: string }> {
  const { data } = await getBackendClient()
    .from('jobs')
    .select('id, title')
    .eq('status', 'active')
    // One of the seed: tests beside this one write jobs of their own, and take them away again.
    .eq('is_demo', true)
    .order('id')
    .limit(1)
    .single();
  return { id: String(data?.id), title: String(data?.title) };
}
