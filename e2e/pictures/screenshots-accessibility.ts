import type { Scene } from './scene.ts';

/** States of the accessibility page, and of what it switches on everywhere. */
export const accessibilityScenes: readonly Scene[] = [
  { name: 'accessibility/page', account: 'seeker', path: '/accessibility', isWholePage: true },
  {
    name: 'accessibility/everything',
    account: 'seeker',
    path: '/accessibility',
    preferences: { contrast: 'high', spacing: 'wide', links: 'underlined', screenReader: 'on', ruler: 'on' },
  },
  {
    name: 'accessibility/largest-font',
    account: 'seeker',
    path: '/accessibility',
    preferences: { fontSize: 36 },
    isWholePage: true,
  },
  {
    name: 'accessibility/outline',
    account: 'seeker',
    path: '/jobs',
    preferences: { screenReader: 'on' },
    prepare: (page) => page.getByRole('button', { name: 'Page outline' }).click(),
  },
  {
    name: 'accessibility/shortcuts',
    path: '/terms',
    prepare: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'accessibility/feedback-missing',
    account: 'seeker',
    path: '/accessibility',
    prepare: (page) => page.getByRole('button', { name: 'Send feedback' }).click(),
  },
];
