import { AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import type { RegistrationFields } from '../model/account-rules.ts';
import { openSession } from './open-session.ts';
import { toAuthError } from './to-auth-error.ts';

export interface Registration {
  /** The account waits until the link in the mail is opened; nobody is signed in. */
  readonly confirmEmail: boolean;
}

/**
 * Creates an account; its profile row is written by the database in the same transaction. A session that comes back at
 * once signs the person in.
 *
 * @throws AppError with the backend's message or `No user data returned`
 */
export async function register(
  fields: RegistrationFields,
  client: BackendClient = getBackendClient(),
): Promise<Registration> {
  const { data, error } = await client.auth.signUp({
    email: fields.email,
    password: fields.password,
    options: { data: { name: fields.name } },
  });
  if (error) throw toAuthError(error);
  if (!data.user) throw new AppError('invalid-response', 'No user data returned');
  if (!data.session) return { confirmEmail: true };
  // The account exists from here on. "Registration failed" would make people register again, so a profile that cannot be
  // read now leaves them signed out on the sign-in page, which reports the failure if it lasts.
  await openSession(client, data.session).catch((reason: unknown) => {
    if (!(reason instanceof AppError)) throw reason;
  });
  return { confirmEmail: false };
}
