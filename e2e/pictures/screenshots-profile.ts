import type { Scene } from './scene.ts';

/** States of the profile page. */
export const profileScenes: readonly Scene[] = [
  { name: 'profile/personal', account: 'seeker', path: '/profile', isWholePage: true },
  { name: 'profile/newcomer', account: 'newcomer', path: '/profile' },
  {
    name: 'profile/personal-refused',
    account: 'newcomer',
    path: '/profile',
    isWholePage: true,
    prepare: async (page) => {
      await page.getByLabel('LinkedIn').fill('linkedin.com/in/amina');
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
  },
  { name: 'profile/skills', account: 'seeker', path: '/profile?tab=skills' },
  {
    name: 'profile/skills-clear-question',
    account: 'seeker',
    path: '/profile?tab=skills',
    isWholePage: true,
    prepare: (page) => page.getByRole('button', { name: 'Clear All' }).click(),
  },
  { name: 'profile/documents', account: 'seeker', path: '/profile?tab=documents' },
  {
    name: 'profile/largest-font',
    account: 'seeker',
    path: '/profile',
    preferences: { fontSize: 36 },
    isWholePage: true,
  },
];
