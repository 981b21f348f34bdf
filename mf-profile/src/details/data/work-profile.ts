import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import type { TablesUpdate } from '@fursa/shared/backend/database-types';
import { readAnswer } from '@fursa/shared/data';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { WorkProfile } from '../model/work-profile.ts';
import { keys } from './keys.ts';

const columns = 'county, work_wanted, available_from, pay_expected, phone, resume';

const text = z.nullable(z.string());
const rowSchema = z.object({
  county: text,
  work_wanted: text,
  available_from: text,
  pay_expected: z.nullable(z.number()),
  phone: text,
  resume: z.unknown(),
});

const freshFor = 60_000;

async function fetchWorkProfile(client: BackendClient, userId: string, signal: AbortSignal): Promise<WorkProfile> {
  const answer = await client.from('profiles').select(columns).eq('id', userId).abortSignal(signal).single();
  return toWorkProfile(readAnswer(rowSchema, answer));
}

function toWorkProfile(row: z.infer<typeof rowSchema>): WorkProfile {
  const { work_wanted, available_from, pay_expected, ...rest } = row;
  return { ...rest, workWanted: work_wanted, availableFrom: available_from, payExpected: pay_expected };
}

/** One read for everything on the page that shows a part of it. */
export function workProfileQueryOptions(userId: string) {
  return {
    queryKey: keys.workProfile(userId),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchWorkProfile(getBackendClient(), userId, signal),
    staleTime: freshFor,
  };
}

export function useWorkProfile(userId: string) {
  return useQuery<WorkProfile, AppError>(workProfileQueryOptions(userId));
}

/** After columns were saved: they are stored as they were sent. A read that began before the write must not answer after it. */
export async function showSavedWork(
  queryClient: QueryClient,
  userId: string,
  changes: TablesUpdate<'profiles'>,
): Promise<void> {
  if (!Object.keys(changes).some((column) => column in rowSchema.shape)) return;
  const queryKey = keys.workProfile(userId);
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData<WorkProfile>(queryKey);
  if (before === undefined) void queryClient.invalidateQueries({ queryKey });
  else queryClient.setQueryData(queryKey, toWorkProfile(rowSchema.parse({ ...toRow(before), ...changes })));
}

function toRow({ workWanted, availableFrom, payExpected, ...rest }: WorkProfile): z.infer<typeof rowSchema> {
  return { ...rest, work_wanted: workWanted, available_from: availableFrom, pay_expected: payExpected };
}
