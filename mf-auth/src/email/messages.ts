import { defineMessages } from '@fursa/shared/i18n/catalogues';

function shortDuration(seconds: number): string {
  return seconds <= 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}

const en = {
  checkEmail: {
    title: 'Check your email',
    lead: (email: string) => `A confirmation link was sent to ${email}`,
    hint: 'Open it on this or any other device. If it does not arrive within a few minutes, check your spam folder.',
    backToLogin: 'Back to login',
  },
  resend: {
    submit: 'Send a new link',
    submitting: 'Sending...',
    wait: (seconds: number) => `Send again in ${shortDuration(seconds)}`,
    succeeded: {
      title: 'A new link is on its way',
      description:
        'If an account with this address is waiting for confirmation, the email will arrive within a few minutes.',
    },
    failed: { title: 'The link could not be sent', description: 'Please try again in a moment.' },
  },
  /** Before a link that was not asked for here signs somebody in. */
  question: {
    title: 'Is this your account?',
    current: (email: string) =>
      `You are signed in as ${email} here. Only one account can be signed in at a time, and everything you enter goes into that account.`,
    notAsked:
      'You did not ask for this link on this device. Sign in only if the address below is yours. Everything you enter goes into that account.',
    accept: (email: string) => `Sign in as ${email}`,
    accepting: 'Signing in...',
    stay: (email: string) => `Stay signed in as ${email}`,
    decline: 'Do not sign in',
    failed: { title: 'You are not signed in', description: 'Please try again in a moment.' },
  },
  /** After a reload the session of the link is gone. */
  signedOut: { lead: 'Sign in to continue.', signIn: 'Sign in' },
  otherLink: 'Continue, or get a new link below.',
};

export const messages = defineMessages({ en });
