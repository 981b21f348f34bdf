import * as z from 'zod';
import { isDiskFull } from '../folder/describe-database-damage.ts';
import { captureErrors } from './capture-errors.ts';
import type { CallOutcome, LiteCall, LiteRequest, LiteResults } from './lite-task.ts';
import { finishMail, replaceMailToken, withMail } from './mail-of-call.ts';
import type { OpenLite } from './open-lite.ts';

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
async function nameDatabaseError(response: Response, errors: readonly unknown[]): Promise<Response> {
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

/** Runs one call against Supabase lite. Nothing else uses the session of PGlite meanwhile. */
export async function runCall(lite: OpenLite, call: LiteCall): Promise<LiteResults['call']> {
  return await lite.database.exclusively(async () => {
    if (call.session !== undefined && !(await lite.sessions.isLive(call.session))) return 'no-session';
    const request = toRequest(call.request);
    if (request.method !== 'GET') lite.sessions.forget();
    const { result, errors } = await captureErrors(() => withMail(() => lite.app.fetch(request)));
    if (result.result.status >= 500 && errors.some(isDiskFull)) return 'disk-full';
    const response = await nameDatabaseError(result.result, errors);
    const body = await readAnswer(response, call.maxAnswerBytes);
    if (body === 'too-large') return body;
    const drafts = await Promise.all(result.drafts.map((draft) => replaceMailToken(lite.database, draft)));
    return outcomeOf(response, body, { mails: drafts.map(finishMail), fault: describeFault(response, errors) });
  });
}

function toRequest({ method, path, headers, body }: LiteRequest): Request {
  return new Request(new URL(path, 'http://localhost'), { method, headers, ...(body === undefined ? {} : { body }) });
}

async function readAnswer(
  response: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined | 'too-large'> {
  if (response.body === null) return undefined;
  const body = new Uint8Array(await response.arrayBuffer());
  return body.length > maxBytes ? 'too-large' : body;
}

function outcomeOf(
  response: Response,
  body: Uint8Array<ArrayBuffer> | undefined,
  rest: Pick<CallOutcome, 'mails' | 'fault'>,
): CallOutcome {
  return { status: response.status, headers: [...response.headers], body, ...rest };
}

/** The messages alone: statements and parameters hold what people typed. */
function describeFault({ status }: Response, errors: readonly unknown[]): string | undefined {
  if (status < 500) return undefined;
  const reasons = errors.map((error) => (error instanceof Error ? error.message : String(error)));
  return reasons.join('; ') || 'no reason';
}
