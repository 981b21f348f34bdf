import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';
import type { PasswordWeakness } from '@fursa/shared/passwords';

const { plural } = createFormats('en');

function duration(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return plural(seconds, { one: '1 second', other: `${seconds} seconds` });
}

const en = {
  product: 'Fursa',
  fields: {
    name: 'Name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
  },
  /** The messages themselves stand once, beside their fields. */
  summary: (count: number) =>
    plural(count, { one: 'Please check this field:', other: `Please check these ${count} fields:` }),
  capsLock: 'Caps Lock is on',
  rules: {
    name: 'Name must be at least 2 characters',
    email: 'Invalid email address',
    password: 'Password must be at least 6 characters',
  },
  /** Why a password is refused, by the same rule in the browser and at the backend. */
  weaknesses: {
    'too-long': 'it is too long. Use at most 72 letters and digits, fewer with accents or emoji',
    personal: 'it is easy to guess from your name or email address',
    common: 'it is one of the most common passwords',
  } satisfies Record<PasswordWeakness, string>,
  weakPassword: (reason: string) => `Choose another password: ${reason}.`,
  failures: {
    rateLimited: (seconds: number) => `Too many attempts. Please try again in ${duration(seconds)}.`,
    noUser: 'No user data returned',
    noProfile: 'Failed to fetch user profile',
    emailNotConfirmed: 'Please check your email for a confirmation link to activate your account.',
    offline: 'You are offline. What you typed is still here: try again when you are back online.',
    timeout: 'Fursa took too long to answer. What you typed is still here: please try again.',
    unavailable: 'Fursa cannot be reached right now. What you typed is still here: try again in a moment.',
  },
  passwordHelp: 'At least 6 characters. Three unrelated words are easy to remember and hard to guess.',
  strength: { weak: 'Easy to guess', fair: 'Fair', strong: 'Hard to guess' },
  alreadySignedIn: (who: string) => `You are signed in as ${who}`,
  continue: 'Continue',
};

export type FormMessages = typeof en;

export const messages = defineMessages({ en });
