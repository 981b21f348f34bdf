import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
  title: 'Confirm your email address',
  pending: 'Confirming your email address...',
  confirmed: {
    title: 'Your email address is confirmed',
    lead: (name: string) => `Welcome to Fursa, ${name}. You are signed in.`,
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
};

export const messages = defineMessages({ en });
