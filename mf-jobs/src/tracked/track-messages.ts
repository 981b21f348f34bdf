import { defineMessages } from '@fursa/shared/i18n/catalogues';

/** Applying to a job and saving it. */
const en = {
  apply: 'Apply',
  applied: 'Applied',
  applyExternal: 'Apply (External)',
  markAsApplied: 'Mark as applied',
  save: 'Save',
  saved: 'Saved',
  of: (action: string, job: string) => `${action}: ${job}`,
  signInToApply: 'Sign in to apply',
  signInToSave: 'Sign in to save',
  appliedToast: 'Job applied successfully!',
  appliedDemo: 'This is a demo job: no employer is behind it, and nobody reads the application.',
  markedToast: 'Marked as applied',
  markedText: 'You find it among your applications.',
  savedToast: 'Job saved!',
  failedToApply: 'Failed to apply',
  failedToSave: 'Failed to save',
  errorTitle: 'Error',
  offline: 'You are offline. Please try again when you are connected.',
};

export const trackMessages = defineMessages({ en });
