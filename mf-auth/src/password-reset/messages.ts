import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
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
};

export const messages = defineMessages({ en });
