import { defineMessages } from '@fursa/shared/i18n/catalogues';

/** Texts of the tester's bench, which the product's visitors need not pay for. */
const en = {
  title: (name: string) => `${name} alone`,
  facts: { version: 'Version', owner: 'Owner', contract: 'Contract', entry: 'Entry' },
  pages: 'Pages',
  account: 'Account',
  signInAs: 'Sign in as',
  signedOut: 'Signed out',
  demoAccounts: {
    seeker: 'Seeker: full profile',
    newcomer: 'Newcomer: empty profile',
    employer: 'Employer',
  },
  signInFailed: 'Sign-in failed',
  needsUser: {
    title: 'This page needs a signed-in user',
    text: 'Choose a demo account above. In the product the shell would send this visitor to the sign-in page.',
  },
  theme: 'Theme',
  events: 'Events',
  noEvents: 'Nothing was emitted yet.',
  noPages: 'This remote has no pages of its own.',
  slots: 'Slots',
};

export const isolationMessages = defineMessages({ en });
