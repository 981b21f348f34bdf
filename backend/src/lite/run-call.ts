import { isDiskFull } from '../folder/describe-database-damage.ts';
import { captureErrors } from './capture-errors.ts';
import type { CallOutcome, LiteCall, LiteRequest, LiteResults } from './lite-task.ts';
import { finishMail, withMail } from './mail-of-call.ts';
import { replaceMailToken } from './mail-tokens.ts';
import { nameDatabaseError } from './name-database-error.ts';
import type { OpenLite } from './open-lite.ts';

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
