import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
  signIn: 'Sign in',
  signOut: 'Sign out',
  signedInAs: (email: string) => `Signed in as ${email}`,
  signedOut: { title: 'Signed out successfully', description: 'Come back soon!' },
  signOutFailed: { title: 'Error signing out', description: 'Something went wrong' },
};

export const messages = defineMessages({ en });
