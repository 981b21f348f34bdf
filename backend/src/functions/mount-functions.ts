import { type FunctionEnvironment, readEnvironment } from '../../../supabase/functions/_shared/environment.ts';
import type { FunctionHandler } from '../../../supabase/functions/_shared/serve-function.ts';
import { BackendStartError } from '../backend-start-error.ts';

/** Loaded at their first call: a start does not wait for them. */
const loaders: Readonly<Record<string, () => Promise<{ readonly handler: FunctionHandler }>>> = {
  'ai-analyze': () => import('../../../supabase/functions/ai-analyze/handler.ts'),
  'ai-chat': () => import('../../../supabase/functions/ai-chat/handler.ts'),
  'job-feed': () => import('../../../supabase/functions/job-feed/handler.ts'),
};

export interface FunctionMounting {
  /** Settings of the functions, such as `AI_API_KEY`; those that say where Supabase is are replaced. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Answers what the functions ask of Supabase. */
  readonly fetchSupabase: typeof fetch;
}

/**
 * Serves the functions of `supabase/functions` at `/functions/v1/<name>`, the same files that a hosted project runs. They
 * reach Supabase in this process, so that no header of a request decides where they turn to.
 *
 * @throws BackendStartError `function-settings-wrong`
 */
export function mountFunctions(mounting: FunctionMounting): (request: Request) => Promise<Response> {
  const environment = environmentOf(mounting);
  return async (request) => {
    const name = new URL(request.url).pathname.split('/')[3] ?? '';
    const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
    if (load === undefined) return Response.json({ error: 'Function not found' }, { status: 404 });
    const { handler } = await load();
    return await handler(request, environment);
  };
}

function environmentOf({ variables, publishableKey, secretKey, fetchSupabase }: FunctionMounting): FunctionEnvironment {
  const own = {
    SUPABASE_URL: 'http://localhost',
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
  };
  try {
    const log = createLog(variables.FURSA_REQUEST_LOG === 'on');
    return readEnvironment({ ...variables, ...own }, { fetchSupabase, log });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackendStartError('function-settings-wrong', reason, { cause });
  }
}

/** Faults are always told; every call only where requests are logged. */
function createLog(logsEveryCall: boolean): FunctionEnvironment['log'] {
  return (entry) => {
    if (entry.fault !== undefined) console.error(JSON.stringify(entry));
    else if (logsEveryCall) console.log(JSON.stringify(entry));
  };
}
