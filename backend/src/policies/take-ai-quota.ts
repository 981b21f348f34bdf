import * as z from 'zod';

export const aiQuotaAnswers = z.array(
  z.object({ allowed: z.boolean(), refused_by: z.string().nullable(), retry_after_seconds: z.number() }),
);

interface Limits {
  readonly calls?: number;
  readonly characters?: number;
  readonly installation?: number;
}

/** The call of a function that asks for a part of what a person may use in a day. */
export function takeAiQuotaSql(user: string, characters: number, limits: Limits = {}, kind = 'chat'): string {
  const given = [characters, limits.calls, limits.characters, limits.installation].map((value) => value ?? 'null');
  return `select * from public.take_ai_quota('${user}', '${kind}', ${given.join(', ')})`;
}
