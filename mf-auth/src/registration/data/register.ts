import { AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { markSignedOut } from '@fursa/shared/session';
import { toAuthError } from '../../form/data/to-auth-error.ts';
import type { RegistrationFields } from '../../form/model/account-rules.ts';

export interface Registration {
  /** The account waits until the link in the email is opened. */
  readonly confirmEmail: boolean;
}

/**
 * Creates an account; its profile row is written by the database in the same transaction. Ends the same way for an address
 * that has an account: nobody learns here who has one. So nobody is signed in either, whatever the backend grants.
 *
 * @throws AppError with the backend's message; `invalid-response` without a user
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
  if (error?.code === 'user_already_exists') return { confirmEmail: false };
  if (error) throw toAuthError(error);
  if (!data.user) throw new AppError('invalid-response', 'no user in the answer');
  if (data.session) {
    // The client has put it in the place of any other, so that who was signed in before is not any more.
    markSignedOut();
    await client.auth.signOut({ scope: 'local' });
    return { confirmEmail: false };
  }
  return { confirmEmail: data.user.email_confirmed_at === undefined };
}
