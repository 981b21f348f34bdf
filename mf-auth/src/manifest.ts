import { defineManifest } from '@fursa/shared/contract';

export const manifest = defineManifest({
  name: 'mf-auth',
  displayName: { en: 'Accounts' },
  owner: 'Accounts team',
  contract: '^1.9.0',
  pages: [
    { id: 'sign-in', path: '/login', access: 'public', title: { en: 'Sign in' } },
    { id: 'registration', path: '/register', access: 'public', title: { en: 'Create your account' } },
    {
      id: 'email-confirmation',
      path: '/auth/confirm',
      access: 'public',
      title: { en: 'Confirm your email address' },
      prerender: false,
    },
    { id: 'forgotten-password', path: '/forgot-password', access: 'public', title: { en: 'Forgot your password?' } },
    {
      id: 'password-reset',
      path: '/reset-password',
      access: 'public',
      title: { en: 'Choose a new password' },
      prerender: false,
    },
  ],
  slots: ['user-widget', 'sign-in-dialog'],
});
