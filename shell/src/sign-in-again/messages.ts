import { defineMessages } from '@fursa/shared/i18n/catalogues';

/** Texts of the dialog that asks to sign in again. */
const en = {
  title: 'Sign in again',
  lead: 'Your session has ended. Nothing on this page is lost: sign in and carry on where you left off.',
  loading: 'Loading the sign-in form',
  notLoaded: 'The sign-in form did not load.',
  retry: 'Try again',
  leave: 'Sign out instead',
};

export const sessionMessages = defineMessages({ en });
