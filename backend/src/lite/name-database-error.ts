import * as z from 'zod';

/** What both drivers say about a refused statement. */
const databaseError = z.object({ code: z.string().length(5), message: z.string() });
const unnamedError = z.object({ code: z.literal('SUP') });

/**
 * Classes of SQLSTATE that are the caller's to know: wrong values, violated constraints, nesting that is too deep, raised exceptions,
 * and the quotas of this project. https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const callersErrors = /^(22|23|54|P0001|FQ)/;
const timedOut = '57014';

/**
 * Supabase lite knows some of PostgreSQL's errors by name and answers the others, a violated check constraint among them,
 * with status 500 and no code. PostgREST answers those of class 22 and 23 and raised exceptions with 400 and the code, which
 * is what screens tell errors apart by.
 *
 * @see https://docs.postgrest.org/en/v12/references/errors.html
 */
export async function nameDatabaseError(response: Response, errors: readonly unknown[]): Promise<Response> {
  if (response.status !== 500) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const found = errors.map((error) => databaseError.safeParse(error)).find(({ success }) => success);
  // The answer to a HEAD has no body that could tell.
  const isUnnamed = response.body === null || unnamedError.safeParse(body).success;
  if (!isUnnamed || found?.data === undefined) return response;
  const { code, message } = found.data;
  if (code !== timedOut && !callersErrors.test(code)) return response;
  return Response.json({ code, message, details: null, hint: null }, { status: code === timedOut ? 503 : 400 });
}
