import { defineManifest } from '@fursa/shared/contract';

export const manifest = defineManifest({
  name: 'mf-auth',
  displayName: { en: 'Accounts' },
  owner: 'Accounts team',
  contract: '^1.1.0',
  pages: [
    { id: 'sign-in', path: '/login', access: 'public', title: { en: 'Sign in' } },
    { id: 'registration', path: '/register', access: 'public', title: { en: 'Create your account' } },
    {
      id: 'email-confirmation',
      path: '/auth/confirm',
      access: 'public',
      title: { en: 'Confirm your email address' },
    },
  ],
  slots: ['user-widget', 'sign-in-dialog'],
});
