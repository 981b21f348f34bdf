import type { FunctionEnvironment } from './environment.ts';
import { FunctionError } from './function-error.ts';
import { hashText } from './hash-text.ts';
import { createPublicClient } from './supabase-client.ts';

/**
 * Who calls. The token is shown to Supabase itself, which also knows sessions that were ended since.
 *
 * @returns the id of the account
 * @throws FunctionError 401; 503 when Supabase could not be asked
 */
export async function findUser(request: Request, environment: FunctionEnvironment): Promise<string> {
  const token = bearerOf(request);
  if (token === undefined) throw new FunctionError(401, 'User not authenticated');
  const { data, error } = await createPublicClient(environment).auth.getUser(token);
  if (data.user !== null) return data.user.id;
  // A client that hears 401 signs the person out, so what is not their fault must not sound like it.
  const status = error?.status ?? 0;
  if (status >= 400 && status < 500 && status !== 429) throw new FunctionError(401, 'User not authenticated');
  throw new FunctionError(503, 'Sign-in cannot be checked right now. Please try again later.', { 'retry-after': '5' });
}

/** Whether the installation itself calls, with its secret key. Hashes are compared, so that time tells nothing of the key. */
export async function isInstallation(request: Request, { SUPABASE_SECRET_KEY }: FunctionEnvironment): Promise<boolean> {
  const token = bearerOf(request);
  return token !== undefined && (await hashText(token)) === (await hashText(SUPABASE_SECRET_KEY));
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}
