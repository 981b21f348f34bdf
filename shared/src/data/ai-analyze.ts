import { AppError, getBackendClient, toAppError } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import * as z from 'zod/mini';

/**
 * Who answered: the AI service that the installation has connected, or the local engine; and why it was the latter where a
 * service is connected: used up for today, or the person has not agreed that their CV goes there.
 */
export const aiSource = { engine: z.enum(['provider', 'local']), reason: z.optional(z.enum(['budget', 'consent'])) };

const refusalSchema = z.object({ error: z.string() });

/**
 * Asks the function `ai-analyze` (`supabase/functions/_ai/README.md`). After 30 s without an answer it fails with `timeout`.
 *
 * @param request `{ task, ... }`
 * @param schema of the answer to that task
 * @throws AppError with the function's own words, which are written for people, else `HTTP error {status}`; `unauthenticated`,
 *   'User not authenticated', when nobody is signed in
 */
export async function callAiAnalyze<Answer>(
  request: Readonly<Record<string, unknown>>,
  schema: z.ZodMiniType<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  if (useAuthStore.getState().user === null) throw new AppError('unauthenticated', 'User not authenticated');
  const { data, error, response } = await getBackendClient().functions.invoke('ai-analyze', {
    body: request,
    ...(signal && { signal }),
  });
  if (error) throw await toRefusal(error, response);
  const answer = schema.safeParse(data);
  if (!answer.success) throw new AppError('invalid-response', 'Invalid response format from AI service', answer.error);
  return answer.data;
}

async function toRefusal(error: unknown, response: Response | undefined): Promise<AppError> {
  const { code, message, retryAfter } = toAppError(error, response?.status);
  if (response === undefined) return new AppError(code, message, error, retryAfter);
  const body = refusalSchema.safeParse(await response.json().catch(() => undefined));
  const said = body.success ? body.data.error : `HTTP error ${response.status}`;
  return new AppError(code, said, error, retryAfter);
}
