import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { number, plural } = createFormats('en');

const en = {
  title: 'Sign in',
  lead: 'Good to see you again.',
  leadRegistered: 'Use the password you have just chosen. Already had an account? Use your old password.',
  waitingJobs: {
    count: (count: number | undefined) => {
      if (count === undefined) return 'Open jobs are waiting.';
      if (count >= 10) return `${number(Math.floor(count / 10) * 10)}+ open jobs are waiting.`;
      return plural(count, {
        one: '1 open job is waiting.',
        other: `${number(count)} open jobs are waiting.`,
      });
    },
    advice: 'Sign in or create a free account to see them.',
  },
  createAccount: 'Create an account',
  submit: 'Sign in',
  submitting: 'Signing in...',
  noAccount: 'No account yet?',
  createOne: 'Create one',
  forgotPassword: 'Forgot your password?',
  succeeded: { title: 'Welcome back!', description: 'You have successfully signed in.' },
  failed: { title: 'Authentication failed', description: 'Invalid email or password.' },
  otherAccount: 'Continue, or sign in with a different account.',
};

export const messages = defineMessages({ en });
