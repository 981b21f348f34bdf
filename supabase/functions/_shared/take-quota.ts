import * as z from 'zod';
import type { FunctionEnvironment } from './environment.ts';
import { BudgetError, FunctionError, faultOf } from './function-error.ts';
import { createServiceClient, SupabaseCallError } from './supabase-client.ts';

const quotaSchema = z.tuple([
  z.object({
    allowed: z.boolean(),
    refused_by: z.enum(['calls', 'characters', 'installation']).nullable(),
    retry_after_seconds: z.number(),
  }),
]);

/**
 * Takes one call off what a person has left today, before the work begins, so that many at once count too. Answers of the local
 * engine count as calls, since they take time, and as no characters, since they cost no money.
 *
 * @param kind what is counted apart from other kinds
 * @throws FunctionError 429 with `Retry-After` in seconds
 */
export async function takeCall(
  environment: FunctionEnvironment,
  userId: string,
  { kind, callsPerDay }: { readonly kind: string; readonly callsPerDay: number },
): Promise<void> {
  await take(environment, {
    p_user: userId,
    p_kind: kind,
    p_characters: 0,
    p_calls_per_day: callsPerDay,
    p_characters_per_day: null,
    p_installation_characters_per_day: null,
  });
}

/** Characters that a person was granted. */
export interface Grant {
  /** Ends it: what was not used goes back. A failure to do so is logged and costs the person the rest. */
  settle(used: number): Promise<void>;
}

/** What the characters of a provider are counted under. */
const providerKind = 'ai-provider';

/**
 * Takes characters off what the person and the installation may send to a provider today and be answered with.
 *
 * @throws BudgetError when not that many are left
 */
export async function takeCharacters(
  environment: FunctionEnvironment,
  userId: string,
  characters: number,
): Promise<Grant> {
  const day = new Date().toISOString().slice(0, 10);
  const started = performance.now();
  await take(environment, {
    p_user: userId,
    p_kind: providerKind,
    p_characters: characters,
    p_calls_per_day: null,
    p_characters_per_day: environment.AI_CHARACTERS_PER_DAY,
    p_installation_characters_per_day: environment.AI_DAILY_BUDGET,
  });
  return {
    async settle(used) {
      const left = characters - used;
      if (left <= 0) return;
      const { error } = await createServiceClient(environment).rpc('refund_ai_quota', {
        p_user: userId,
        p_kind: providerKind,
        p_day: day,
        p_characters: left,
      });
      if (error === null) return;
      const ms = Math.round(performance.now() - started);
      const fault = faultOf(new SupabaseCallError('refund_ai_quota', error));
      environment.log({ function: providerKind, method: 'POST', status: 500, ms, fault });
    },
  };
}

async function take(environment: FunctionEnvironment, taken: Readonly<Record<string, unknown>>): Promise<void> {
  const { data, error } = await createServiceClient(environment).rpc('take_ai_quota', taken);
  if (error !== null) throw new SupabaseCallError('take_ai_quota', error);
  const [{ allowed, refused_by, retry_after_seconds }] = quotaSchema.parse(data);
  if (allowed) return;
  const seconds = Math.max(1, Math.ceil(retry_after_seconds));
  const reasons = {
    calls: `You have used this ${taken.p_calls_per_day} times today.`,
    characters: 'You have reached your AI limit for today.',
    installation: 'The AI limit for everybody has been reached for today.',
  };
  const message = `${reasons[refused_by ?? 'calls']} Please try again ${waitText(seconds)}.`;
  // OpenAI's clients would try twice more: https://github.com/openai/openai-node
  const Refusal = refused_by === 'calls' || refused_by === null ? FunctionError : BudgetError;
  throw new Refusal(429, message, { 'retry-after': String(seconds), 'x-should-retry': 'false' });
}

function waitText(seconds: number): string {
  if (seconds < 90) return `in ${seconds} seconds`;
  if (seconds < 90 * 60) return `in ${Math.round(seconds / 60)} minutes`;
  return `in ${Math.round(seconds / 3600)} hours`;
}
