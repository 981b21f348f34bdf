import { AppError, getBackendClient, startSession, toAppError } from '@fursa/shared/backend';

/** The accounts of the seed. They exist where demo data is loaded and nowhere else. */
export const demoAccounts = ['seeker', 'newcomer', 'employer'] as const;
export type DemoAccount = (typeof demoAccounts)[number];

const demoPassword = 'fursa-demo-2026';

/**
 * Signs in as a demo account.
 *
 * @throws AppError when the backend refuses, as it does where the seed was never loaded
 */
export async function signInAsDemo(account: DemoAccount): Promise<void> {
  const client = getBackendClient();
  const { data, error } = await client.auth.signInWithPassword({
    email: `${account}@example.com`,
    password: demoPassword,
  });
  if (error) throw toAppError(error);
  if (!data.session) throw new AppError('invalid-response', 'no session in the answer');
  await startSession(client, data.session);
}
