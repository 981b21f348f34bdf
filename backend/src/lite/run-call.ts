import * as z from 'zod';
import { captureErrors } from './capture-errors.ts';
import type { CallOutcome, LiteCall, LiteRequest, LiteResults, SessionClaim } from './lite-task.ts';
import { finishMail, withMail } from './mail-of-call.ts';
import { replaceMailToken } from './mail-tokens.ts';
import { nameDatabaseError } from './name-database-error.ts';
import type { OpenLite } from './open-lite.ts';

/** Runs one call against Supabase lite. Nothing else uses the session of PGlite meanwhile. */
export async function runCall(lite: OpenLite, call: LiteCall): Promise<LiteResults['call']> {
  return await lite.database.exclusively(async () => {
    if (call.session !== undefined && !(await hasSession(lite, call.session))) return 'no-session';
    const request = toRequest(call.request);
    const { result, errors } = await captureErrors(() => withMail(() => lite.app.fetch(request)));
    const response = await nameDatabaseError(result.result, errors);
    const body = await readAnswer(response, call.maxAnswerBytes);
    if (body === 'too-large') return body;
    const drafts = await Promise.all(result.drafts.map((draft) => replaceMailToken(lite.database, draft)));
    return outcomeOf(response, body, { mails: drafts.map(finishMail), fault: describeFault(response, errors) });
  });
}

const foundRow = z.tuple([z.object({ found: z.boolean() })]);

/** Whether the session still exists: signing out, a new password and the end of an account remove it. */
export async function hasSession({ database }: OpenLite, { id, userId }: SessionClaim): Promise<boolean> {
  const rows = await database.query(
    'select exists (select from auth.sessions where id = $1::uuid and user_id = $2::uuid) as found',
    [id, userId],
  );
  return foundRow.parse(rows)[0].found;
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
