import { weakPasswordReason } from '@fursa/shared/passwords';
import { createAttemptLimits } from './auth/attempt-limits.ts';
import { createAuthCalls } from './auth/auth-calls.ts';
import { createDeviceCookies } from './auth/device-cookie.ts';
import { createSignInLimits } from './auth/sign-in-limits.ts';
import { createSignUpCookies } from './auth/sign-up-cookie.ts';
import type { EmbeddedBackendOptions } from './embedded-backend-surface.ts';
import type { Call } from './http/call.ts';
import { createCallerSlots, createSlidingWindow } from './http/sliding-window.ts';
import type { LiteClient } from './lite/lite-client.ts';
import { createRestCalls } from './rest/rest-calls.ts';
import { createSignedLinks } from './storage/signed-links.ts';
import { createStorageCalls } from './storage/storage-calls.ts';

interface CallTableOptions extends Pick<EmbeddedBackendOptions, 'siteUrl' | 'emailConfirmation'> {
  readonly jwtSecret: string;
}

/** Addresses of the demo accounts, whose password everybody knows. */
const demoEmails: readonly string[] = ['seeker@example.com', 'newcomer@example.com', 'employer@example.com'];

/** Uploads that an account may begin within a minute. */
const maxUploads = 30;

/** Every call that is served of Supabase's accounts, rows and files. What is not in this table does not exist. */
export function createCallTable(lite: LiteClient, options: CallTableOptions): Call[] {
  const { jwtSecret, siteUrl, emailConfirmation } = options;
  return [
    ...createAuthCalls({
      lite,
      limits: createAttemptLimits(),
      signInLimits: createSignInLimits(),
      devices: createDeviceCookies(jwtSecret, siteUrl.startsWith('https:')),
      signUps: createSignUpCookies(jwtSecret, siteUrl.startsWith('https:')),
      passwordRule: weakPasswordReason,
      emailConfirmation,
      isDemoAccount: (email) => demoEmails.includes(email.toLowerCase()),
    }),
    ...createRestCalls(lite),
    ...createStorageCalls({
      lite,
      links: createSignedLinks(jwtSecret),
      slots: createCallerSlots({ perCaller: 1, inAll: 4 }),
      begun: createSlidingWindow(maxUploads, 60_000, () => performance.now()),
    }),
  ];
}
