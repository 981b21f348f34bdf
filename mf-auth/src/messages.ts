import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';
import type { PasswordWeakness } from '@fursa/shared/passwords';

const { number, plural } = createFormats('en');

function duration(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return plural(seconds, { one: '1 second', other: `${seconds} seconds` });
}

function shortDuration(seconds: number): string {
  return seconds <= 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
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
    'too-long': 'it is longer than 72 bytes, and the rest would not count',
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
  signIn: {
    title: 'Sign in',
    lead: 'Good to see you again.',
    leadRegistered: 'Use the password you have just chosen. Already had an account? Use your old password.',
    waitingJobs: {
      count: (count: number | undefined) => {
        if (count === undefined) return 'Open jobs are waiting.';
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
    alreadySignedIn: (who: string) => `You are signed in as ${who}`,
    otherAccount: 'Continue, or sign in with a different account.',
    otherLink: 'Continue, or get a new link below.',
    continue: 'Continue',
  },
  registration: {
    title: 'Create your account',
    lead: 'Free for job seekers. It takes a minute.',
    passwordHelp: 'At least 6 characters. Three unrelated words are easy to remember and hard to guess.',
    strength: { weak: 'Easy to guess', fair: 'Fair', strong: 'Hard to guess' },
    submit: 'Create account',
    submitting: 'Creating account...',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
    succeeded: {
      title: 'Account created successfully!',
      description: 'You can now sign in with your credentials.',
    },
    failed: { title: 'Registration failed', description: 'Something went wrong. Please try again.' },
  },
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
  confirmation: {
    title: 'Confirm your email address',
    pending: 'Confirming your email address...',
    confirmed: {
      title: 'Your email address is confirmed',
      lead: (name: string) => `Welcome to Fursa, ${name}. You are signed in.`,
      leadSignedOut: 'Sign in to continue.',
      leadAsked: 'The email address is confirmed.',
      continue: 'Continue to Fursa',
    },
    spent: {
      title: 'This link has expired or was already used',
      lead: 'If you have already confirmed your address, sign in. If not, we can send you a new link.',
    },
    incomplete: {
      title: 'This link is incomplete',
      lead: 'Part of it may be missing. Copy the whole link from the email, or let us send you a new one.',
    },
    failed: {
      title: 'Your email address could not be confirmed yet',
      lead: 'Something went wrong on our side. Please try again in a moment.',
      retry: 'Try again',
    },
    signIn: 'Sign in',
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
  forgottenPassword: {
    title: 'Forgot your password?',
    lead: 'Enter the email address of your account. We will send you a link to choose a new password.',
    submit: 'Send the link',
    submitting: 'Sending...',
    remembered: 'Remembered it?',
    signIn: 'Sign in',
    failed: { title: 'The link could not be sent', description: 'Please try again in a moment.' },
    sent: {
      title: 'Check your email',
      lead: (email: string) => `If there is an account for ${email}, a link to choose a new password is on its way.`,
      hint: 'The link works once, for one hour. If it does not arrive within a few minutes, check your spam folder.',
    },
    sentAgain: {
      title: 'A new link is on its way',
      description: 'If there is an account with this address, the email will arrive within a few minutes.',
    },
  },
  passwordReset: {
    title: 'Choose a new password',
    lead: 'You will be signed in with it, and your old password will stop working.',
    submit: 'Save new password',
    submitting: 'Saving...',
    succeeded: { title: 'Password changed', description: 'You are signed in. Next time, use your new password.' },
    asked: { title: 'Password changed', lead: 'The new password is saved.' },
    failed: { title: 'Your password was not changed', description: 'Please try again in a moment.' },
    spent: {
      title: 'This link has expired or was already used',
      lead: 'A link works once, for one hour. Your password has not changed. Let us send you a new link.',
    },
    incomplete: {
      title: 'This link is incomplete',
      lead: 'Open the link in the email we sent you. If part of it is missing, let us send you a new one.',
    },
    signIn: 'Sign in',
  },
  widget: {
    label: 'Your account',
    completion: (percentage: number) => `Profile ${percentage}% complete`,
    profile: 'Profile',
    applications: 'Applications',
    accessibility: 'Accessibility',
    signOut: 'Sign out',
  },
};

export type AuthMessages = typeof en;

export const messages = defineMessages({ en });
