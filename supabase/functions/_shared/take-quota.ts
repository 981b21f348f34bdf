import * as z from 'zod';
import type { FunctionEnvironment } from './environment.ts';
import { FunctionError } from './function-error.ts';
import { SupabaseCallError } from './supabase-call-error.ts';
import { createServiceClient } from './supabase-client.ts';

export interface Quota {
  /** What is counted apart from other kinds. */
  readonly kind: string;
  readonly callsPerDay: number;
}

const quotaSchema = z.tuple([z.object({ allowed: z.boolean(), retry_after_seconds: z.number() })]);

/**
 * Takes one call off what a person has left today, before the work begins, so that many at once count too.
 *
 * @throws FunctionError 429 with `Retry-After` in seconds
 */
export async function takeQuota(environment: FunctionEnvironment, userId: string, quota: Quota): Promise<void> {
  const { data, error } = await createServiceClient(environment).rpc('take_ai_quota', {
    p_user: userId,
    p_kind: quota.kind,
    p_characters: 0,
    p_calls_per_day: quota.callsPerDay,
    p_characters_per_day: null,
    p_installation_characters_per_day: null,
  });
  if (error !== null) throw new SupabaseCallError('take_ai_quota', error);
  const [{ allowed, retry_after_seconds }] = quotaSchema.parse(data);
  if (allowed) return;
  const seconds = Math.max(1, Math.ceil(retry_after_seconds));
  throw new FunctionError(
    429,
    `You have used this ${quota.callsPerDay} times today. Please try again ${waitText(seconds)}.`,
    {
      'retry-after': String(seconds),
    },
  );
}

function waitText(seconds: number): string {
  if (seconds < 90) return `in ${seconds} seconds`;
  if (seconds < 90 * 60) return `in ${Math.round(seconds / 60)} minutes`;
  return `in ${Math.round(seconds / 3600)} hours`;
}
