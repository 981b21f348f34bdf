import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { type Fault, type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { storeSession } from './session.ts';
import { watchRequests } from './until-quiet.ts';

export type DemoAccount = 'seeker' | 'newcomer' | 'employer';

export const demoPassword = 'fursa-demo-2026';

/**
 * Milliseconds after which the page gives up a file of a remote that brings nothing. The product has five seconds, which is less
 * than a busy machine may need.
 */
const fileTimeout = 120_000;

interface FursaFixtures {
  /** The product through a proxy that the test can break. Its origin is the test's own. */
  readonly faultProxy: FaultProxy;
  /** Errors of the page that the test expects; any other fails it. */
  readonly expectedErrors: RegExp[];
  readonly failOnPageErrors: undefined;
}

/** Playwright's test, where an error in the page's console that nobody expected fails the test. */
export const test = base.extend<FursaFixtures>({
  page: async ({ page }, use) => {
    watchRequests(page);
    const goto = page.goto.bind(page);
    // A prerendered page takes neither keys nor presses before its code is there; who wants to see it so says `waitUntil`.
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil === undefined) await expect(page.locator('main [inert]')).toHaveCount(0);
      return response;
    };
    await use(page);
  },
  faultProxy: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('playwright.config.ts names no baseURL');
    const proxy = await startFaultProxy(baseURL);
    await use(proxy);
    await proxy.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  expectedErrors: async ({}, use) => use([]),
  failOnPageErrors: [
    async ({ context, expectedErrors }, use) => {
      await context.addInitScript((timeout) => Object.assign(globalThis, { fursaFileTimeout: timeout }), fileTimeout);
      context.on('page', watchRequests);
      for (const page of context.pages()) watchRequests(page);
      const errors: string[] = [];
      const note = (text: string) => errors.push(text);
      context.on('weberror', (error) => note(error.error().message));
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
      });
      await use(undefined);
      const unexpected = errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)));
      expect(unexpected, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in and opens no page of the product yet. */
export async function storeDemoSession(page: Page, account: DemoAccount, origin = ''): Promise<void> {
  await storeSession(page, `${account}@example.com`, demoPassword, origin);
}

/** Signs in and opens the landing page. */
export async function signIn(page: Page, account: DemoAccount, origin = ''): Promise<void> {
  await storeDemoSession(page, account, origin);
  await page.goto(`${origin}/`);
}

/** Fills and sends the sign-in form of the page that is shown. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * What is never whole is given up after a time, which passes on the page's clock alone: how busy this machine is changes nothing.
 * The clock of the page has to be installed before.
 *
 * @param expectation one that fails after a second: it is tried again
 */
export async function expectSoon(page: Page, fault: Fault, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await giveUpFiles(page, fault);
    await expectation();
  }).toPass();
}

/** Lets the clock of a page pass the time after which a file that is still on its way is given up. */
export async function giveUpFiles(page: Page, fault: Fault): Promise<void> {
  if (isEndless(fault)) await page.clock.fastForward(fileTimeout);
}

function isEndless({ kind }: Fault): boolean {
  return kind === 'hang' || kind === 'drip' || kind === 'half';
}
