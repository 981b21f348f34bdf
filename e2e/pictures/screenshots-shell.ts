import { shellChunk } from '@fursa/platform/shell-chunk';
import type { Page } from '@playwright/test';
import { fillSignIn } from '../testing/fursa-test.ts';
import type { Scene } from './scene.ts';

const askPath = '**/functions/v1/ai-chat/**';
const question = 'How do I write a CV for my first job?';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const openBell = (page: Page) => press(page, /^Notifications/);

async function openMenu(page: Page): Promise<void> {
  // Large screens have its links in the bar.
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
}

async function ask(page: Page): Promise<void> {
  await press(page, 'Open chat');
  await page.getByRole('textbox', { name: 'Your message' }).fill(question);
  await page.getByRole('textbox', { name: 'Your message' }).press('Enter');
}

/** The whole page in the looks that people choose on the accessibility page. */
const looks = {
  'high-contrast': { contrast: 'high' },
  'color-blind': { palette: 'color-blind' },
  'largest-font': { fontSize: 36 },
} as const;

/** Every state of the pages, panels, banners and dialogs that are the shell's own. */
export const shellScenes: readonly Scene[] = [
  { name: 'shell/landing', path: '/', isWholePage: true },
  { name: 'shell/landing-signed-in', path: '/', account: 'seeker' },
  { name: 'shell/menu', path: '/', account: 'seeker', prepare: openMenu },
  { name: 'shell/privacy', path: '/privacy', isWholePage: true },
  { name: 'shell/terms', path: '/terms', isWholePage: true },
  ...Object.entries(looks).flatMap(([look, preferences]): Scene[] => [
    { name: `shell/landing-${look}`, path: '/', preferences, isWholePage: true },
    { name: `shell/terms-${look}`, path: '/terms', preferences },
    { name: `shell/menu-${look}`, path: '/', account: 'seeker', preferences, prepare: openMenu },
    { name: `shell/bell-${look}`, path: '/', account: 'newcomer', preferences, prepare: openBell },
    { name: `shell/chat-${look}`, path: '/', preferences, prepare: ask },
  ]),
  {
    name: 'shell/contact-known',
    path: '/terms',
    prepare: async (page) => {
      await page.route('**/privacy', async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        const known = text.replace(/(id="fursa-config">\{)/, '$1"contact":"privacy@fursa.example",');
        await route.fulfill({ response: answer, body: known });
      });
      await page.goto('/privacy');
      await page.getByRole('heading', { name: 'Contact' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'shell/first-load',
    path: '/terms',
    account: 'seeker',
    prepare: async (page) => {
      await page.route('**/remotes/**', neverAnswer);
      await page.goto('/companies', { waitUntil: 'commit' });
      await page.getByText('Loading page').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'shell/remote-gone',
    path: '/',
    prepare: async (page) => {
      await page.route('**/remotes/**', (route) => route.abort());
      await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    },
  },
  {
    name: 'shell/page-failed',
    path: '/',
    prepare: async (page) => {
      await page.route(`**${shellChunk('legal')}`, (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await page.getByRole('button', { name: 'Reload the page' }).waitFor();
    },
  },
  {
    name: 'shell/newer-version',
    path: '/companies',
    account: 'seeker',
    prepare: async (page) => {
      await page.clock.install();
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.route('**/registry.json', async (route) => {
        const registry = await (await route.fetch()).json();
        registry.revision += 1;
        for (const remote of registry.remotes) if (remote.name === 'mf-directory') remote.version = '9.9.9';
        await route.fulfill({ json: registry });
      });
      await page.clock.fastForward('05:30');
      await page.getByRole('button', { name: 'Not now' }).waitFor();
      await page.clock.resume();
    },
  },
  {
    name: 'shell/offline',
    path: '/terms',
    prepare: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('You are offline.').waitFor();
    },
  },
  {
    name: 'shell/online-again',
    path: '/terms',
    prepare: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('You are offline.').waitFor();
      await page.context().setOffline(false);
      await page.getByText('You are back online.').waitFor();
    },
  },
  { name: 'shell/foreign-host', path: '/terms', prepare: openElsewhere },
  {
    name: 'shell/signed-out',
    path: '/login',
    prepare: async (page) => {
      // In a session of its own: the others are shared.
      await fillSignIn(page, 'employer@example.com', 'fursa-demo-2026');
      await page.waitForURL('/');
      await openMenu(page);
      await press(page, 'Sign out');
      await page.getByText('Signed out successfully').waitFor();
    },
  },
  { name: 'shell/bell', path: '/', account: 'newcomer', prepare: openBell },
  {
    name: 'shell/bell-loading',
    path: '/',
    account: 'newcomer',
    prepare: async (page) => {
      await page.route('**/rest/v1/**', neverAnswer);
      await page.reload();
      await openBell(page);
    },
  },
  {
    name: 'shell/bell-failed',
    path: '/',
    account: 'newcomer',
    prepare: async (page) => {
      await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.reload();
      await openBell(page);
      await page.getByText('Notifications are not available right now.').waitFor();
    },
  },
  {
    name: 'shell/bell-empty',
    path: '/',
    account: 'newcomer',
    prepare: async (page) => {
      await page.route('**/', async (route) => {
        const answer = await route.fetch();
        // As if no remote had anything to tell.
        const body = (await answer.text()).replaceAll(/"notifications":true,?/g, '');
        await route.fulfill({ response: answer, body });
      });
      await page.reload();
      await openBell(page);
    },
  },
  { name: 'shell/chat', path: '/', account: 'seeker', prepare: (page) => press(page, 'Open chat') },
  { name: 'shell/chat-signed-out', path: '/', prepare: ask },
  {
    name: 'shell/chat-answer',
    path: '/',
    account: 'seeker',
    prepare: async (page) => {
      await ask(page);
      await page.getByRole('log').and(page.locator('[aria-busy="false"]')).waitFor();
    },
  },
  {
    name: 'shell/chat-typing',
    path: '/',
    account: 'seeker',
    prepare: async (page) => {
      await page.route(askPath, neverAnswer);
      await ask(page);
      await page.getByText('The assistant is typing').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'shell/chat-failed',
    path: '/',
    account: 'seeker',
    prepare: async (page) => {
      await page.route(askPath, (route) => route.fulfill({ status: 400, body: '{}' }));
      await ask(page);
      await page.getByText('Failed to send message. Please try again.').waitFor();
    },
  },
];

function neverAnswer(): void {
  // The request stays open.
}

/** The page as somebody sees it who was led to a copy of the product. */
async function openElsewhere(page: Page): Promise<void> {
  const site = new URL(page.url());
  const elsewhere = 'https://fursa-login.test';
  await page.route(`${elsewhere}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname, site).href }) });
  });
  await page.goto(`${elsewhere}/terms`);
  await page.getByText('Is this really Fursa?').waitFor();
}
