import { defineMessages } from '@fursa/shared/i18n/catalogues';

/** What is the same for all reports; the rest is handed to them. */
const en = {
  details: 'Tell us more (optional)',
  detailsHelp: 'Leave out passwords and ID numbers.',
  send: 'Send report',
  sending: 'Sending...',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'Your report was not sent. What you wrote is still here: please try again.',
  offline: 'You are offline. What you wrote is still here: send it when you are back online.',
  tooMany: 'You have sent many reports today. What you wrote is still here: please try again tomorrow.',
  sentTitle: 'Thank you',
  signInText: 'Sign in to report it, so that each report comes from one person. You will come straight back here.',
  signIn: 'Sign in',
};

export const messages = defineMessages({ en });
