import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
  label: 'Your account',
  completion: (percentage: number) => `Profile ${percentage}% complete`,
  profile: 'Profile',
  applications: 'Applications',
  accessibility: 'Accessibility',
  signOut: 'Sign out',
};

export const messages = defineMessages({ en });
