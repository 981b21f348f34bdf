import { AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import type { SessionUser } from '@fursa/shared/session';
import { openSession } from '../../form/data/open-session.ts';
import { toAuthError } from '../../form/data/to-auth-error.ts';
import type { SignInFields } from '../../form/model/account-rules.ts';

/** @throws AppError with the backend's message; `invalid-response` without a user, `no-profile` without a profile */
export async function signIn(fields: SignInFields, client: BackendClient = getBackendClient()): Promise<SessionUser> {
  const { data, error } = await client.auth.signInWithPassword({ email: fields.email, password: fields.password });
  if (error) throw toAuthError(error);
  if (!data.session?.user) throw new AppError('invalid-response', 'no session in the answer');
  return openSession(client, data.session);
}
