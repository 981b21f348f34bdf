import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
  productName: 'Fursa',
  skipToContent: 'Skip to content',
  navigation: {
    label: 'Main',
    home: 'Home',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
  },
  theme: {
    toDark: 'Switch to dark mode',
    toLight: 'Switch to light mode',
  },
  shellFailed: {
    title: 'Something went wrong',
    text: 'Fursa could not show this page. Reload it, or try again later.',
    reload: 'Reload the page',
  },
  footer: {
    tagline: 'Connecting African talent with global opportunities',
    label: 'Footer',
    jobs: 'Jobs',
    remoteJobs: 'Remote jobs',
    companies: 'Companies',
    resources: 'Resources',
    accessibility: 'Accessibility',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    copyright: (year: number) => `© ${year} Fursa. All rights reserved.`,
  },
};

export const messages = defineMessages({ en });
