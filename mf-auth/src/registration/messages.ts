import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
  title: 'Create your account',
  lead: 'Free for job seekers. It takes a minute.',
  submit: 'Create account',
  submitting: 'Creating account...',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  succeeded: {
    title: 'Account created successfully!',
    description: 'You can now sign in with your credentials.',
  },
  failed: { title: 'Registration failed', description: 'Something went wrong. Please try again.' },
};

export const messages = defineMessages({ en });
