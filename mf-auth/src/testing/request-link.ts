import { getBackendClient } from '@fursa/shared/backend';
import type { TestAccount } from '@fursa/shared/testing';
import { readLinkOfEmail } from './read-link-of-email.ts';

/** Has the backend send a link that signs in, which this device knows nothing of, and takes it out of the mail. */
export async function requestLinkElsewhere({ email }: TestAccount): Promise<string> {
  const { error } = await getBackendClient().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  if (error) throw error;
  return await readLinkOfEmail(email);
}

/** The same for a forgotten password. */
export async function requestRecoveryElsewhere({ email }: TestAccount): Promise<string> {
  const { error } = await getBackendClient().auth.resetPasswordForEmail(email);
  if (error) throw error;
  return await readLinkOfEmail(email);
}
