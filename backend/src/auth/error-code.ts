import * as z from 'zod';

const errorSchema = z.object({ error_code: z.string() });

/** What GoTrue calls the refusal; nothing when the call went well. The answer can still be read by others. */
export async function errorCode(response: Response): Promise<string | undefined> {
  if (response.ok) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return errorSchema.safeParse(body).data?.error_code;
}
