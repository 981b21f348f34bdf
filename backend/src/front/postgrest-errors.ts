import * as z from 'zod';

/** What both drivers tell of a refused statement. */
const databaseError = z.object({ code: z.string().length(5), message: z.string() });
const unnamedError = z.object({ code: z.literal('SUP') });

/**
 * Supabase lite knows some of PostgreSQL's refusals by name and answers the others, a violated check constraint among
 * them, with status 500 and no code. PostgREST answers those of class 22 and 23 and raised exceptions with 400 and the
 * code, which is what screens tell errors apart by.
 *
 * @see https://docs.postgrest.org/en/v12/references/errors.html
 */
export async function nameDatabaseError(response: Response, complaints: readonly unknown[]): Promise<Response> {
  if (response.status !== 500) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const found = complaints.map((complaint) => databaseError.safeParse(complaint)).find(({ success }) => success);
  if (!unnamedError.safeParse(body).success || found?.data === undefined) return response;
  const { code, message } = found.data;
  if (!/^(22|23|P0001)/.test(code)) return response;
  return Response.json({ code, message, details: null, hint: null }, { status: 400 });
}
