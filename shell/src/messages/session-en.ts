/** Texts of the dialog that asks to sign in again. */
export const sessionEn = {
  title: 'Sign in again',
  lead: 'Your session has ended. Nothing on this page is lost: sign in and carry on where you left off.',
  loading: 'Loading the sign-in form',
  notLoaded: 'The sign-in form did not load.',
  retry: 'Try again',
  leave: 'Sign out instead',
};
