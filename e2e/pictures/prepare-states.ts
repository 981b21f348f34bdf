import { cvCorpus } from '@fursa/mf-profile/testing/cv-corpus';
import type { Page } from '@playwright/test';
import type { DrawnPicture } from '../mf-profile/draw-picture.ts';
import { fillSignIn } from '../testing/fursa-test.ts';
import { newAccountPassword, randomAddress } from '../testing/session.ts';
import { measured, older, releases } from './platform-answers.ts';
import { answer, fill, open, press, pressInDialog, type Step, see, seeRole, steps } from './steps.ts';

export const signIn =
  (name: string, password: string): Step =>
  (page) =>
    fillSignIn(page, `${name}@example.com`, password);

/** Opens a link as a mail has it. */
export const openMailed =
  (kind: Parameters<typeof requestLink>[1]): Step =>
  async (page) =>
    page.goto(await requestLink(page, kind));

export const confirmAddress = steps(press(/^Sign in as/), see('Your email address is confirmed'));

export const useLinkTwice: Step = async (page) => {
  const link = await requestLink(page, 'otp');
  await page.goto(link);
  await confirmAddress(page);
  await page.goto(link);
};

/** The driver's own CapsLock key sets no modifier. */
export const pressWithCapsLock: Step = (page) =>
  page
    .getByRole('main')
    .getByLabel('Password', { exact: true })
    .dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });

export const fillRegistration: Step = async (page) => {
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Amina Otieno');
  await form.getByLabel('Email').fill(`amina.${crypto.randomUUID().slice(0, 8)}@example.com`);
  await form.getByLabel('Password', { exact: true }).fill('mango river lantern');
};

/** One address gets three mails an hour, and there are four pictures. */
export const fillUnusedAddress: Step = (page) =>
  page
    .getByRole('main')
    .getByLabel('Email')
    .fill(`amina.${crypto.randomUUID().slice(0, 8)}@example.com`);

/** The backend refuses the session from here on, as after a sign-out everywhere. */
export const endSession: Step = async (page) => {
  await page.evaluate(() => {
    const identity = JSON.parse(localStorage.getItem('fursa-identity') ?? '');
    localStorage.setItem('fursa-identity', JSON.stringify({ ...identity, expires_at: 1, refresh_token: 'gone' }));
  });
  await page.getByRole('main').getByRole('searchbox', { name: 'Search jobs' }).fill('welder');
  await page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
};

/** Large screens have its links in the bar. */
export const openMenu: Step = async (page) => {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
};

export const ask: Step = async (page) => {
  await press('Open chat')(page);
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill('How do I write a CV for my first job?');
  await field.press('Enter');
};

/** As five minutes later, when another version has been published. */
export const publishMeanwhile: Step = async (page) => {
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
};

export const goOffline: Step = async (page) => {
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
};

/** The page as somebody sees it who was led to a copy of the product. */
export const openElsewhere: Step = async (page) => {
  const site = new URL(page.url());
  const elsewhere = 'https://fursa-login.test';
  await page.route(`${elsewhere}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname, site).href }) });
  });
  await page.goto(`${elsewhere}/terms`);
  await page.getByText('Is this really Fursa?').waitFor();
};

export const openPlatform = steps(
  answer('**/platform/releases.json', { json: releases }),
  answer('**/platform/measurements.json', { json: { measured } }),
  open('/platform'),
  see('8,312'),
);

export const openEverySummary: Step = async (page) => {
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
  await page.evaluate(() => scrollTo(0, 0));
};

export const planRollback = steps(press(`Roll back mf-jobs, ${older}`), pressInDialog(/^Roll back/));

/** On a wide screen they stand open, because some are in use. */
export const openFilters: Step = async (page) => {
  const button = page.getByRole('button', { name: /^Filters/ });
  await page.getByText(/jobs? found$/).waitFor();
  if ((await button.getAttribute('aria-expanded')) === null) await button.click();
};

export const openScore: Step = async (page) => {
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: /^Why this score/ }).click();
  await first.getByText('What fits', { exact: true }).waitFor();
  await first.scrollIntoViewIfNeeded();
};

/** The first job of the list that the account has not saved yet: known once the tab counts what it has. */
export const saveAJob = steps(
  seeRole('link', /^Saved \(/),
  press(/^Save:/),
  see('Job saved!'),
  open('/jobs?view=saved'),
  seeRole('article'),
);

export const applyToAJob: Step = async (page) => {
  // Until it is known what the account applied to.
  await page.waitForTimeout(1_000);
  const button = page.getByRole('button', { name: /^(Apply|Applied):/ });
  if (await button.isEnabled()) {
    await button.click();
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByText('Job applied successfully!').waitFor();
  }
  await page.goto('/jobs?view=applied');
  await page.getByRole('article').first().waitFor();
};

export const chooseCv =
  (name: string): Step =>
  async (page) => {
    const file = cvCorpus.find((candidate) => candidate.name === name);
    if (file === undefined) throw new Error(`The corpus has no ${name}`);
    const input = page.locator('input[type=file][accept*=".docx"]');
    await input.setInputFiles({ name, mimeType: '', buffer: Buffer.from(await file.build()) });
  };

export const choosePicture =
  (draw: (page: Page) => Promise<DrawnPicture> | DrawnPicture): Step =>
  async (page) =>
    page
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await draw(page));

export const markAsDone: Step = async (page) => {
  const box = page.getByRole('checkbox', { name: 'Done: SQLBolt' });
  // Until it is known what was done before.
  await box.waitFor();
  await page.waitForLoadState('networkidle');
  if (!(await box.isChecked())) await box.click();
  await page.waitForLoadState('networkidle');
};

const advert = `Accountant
You keep the books in QuickBooks, prepare payroll and reconcile M-Pesa payments.

Requirements
- CPA (K)
- Experience with SAP and Power BI`;

export const checkFit = steps(
  press('Use my CV'),
  (page) => page.getByLabel('Your CV').filter({ hasText: 'Experience' }).waitFor(),
  fill('The advert', advert),
  press('Check the fit'),
  seeRole('heading', 'How you fit this job'),
);

export const writeUnfairAdvert: Step = async (page) => {
  await page.getByLabel('Role').fill('Cook');
  await page.getByRole('button', { name: 'Write the advert' }).click();
  const field = page.getByLabel('Advert text');
  await field.fill(`${await field.inputValue()}\n\nFemale preferred, under 30 years of age. Competitive salary.`);
  await page.getByText(/^3 places to look at again\./).waitFor();
};

/** Registers somebody past the screens, has a mail sent to them, and gives back where its link leads. */
async function requestLink(page: Page, call: 'otp' | 'recover'): Promise<string> {
  return await page.evaluate(
    async ({ call, password, address }) => {
      const { supabasePublishableKey: apikey } = await (await fetch('/config.json')).json();
      const email = `amina.${crypto.randomUUID().slice(0, 8)}@example.com`;
      const headers = { apikey, 'content-type': 'application/json', 'x-forwarded-for': address };
      const post = (path: string, body: object) =>
        fetch(`/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      await post('signup', { email, password, data: { name: 'Amina Otieno' } });
      await post(call, { email, create_user: false });
      const mails: { to: string; html: string }[] = await (await fetch('/dev/mail.json')).json();
      const mail = mails.findLast(({ to }) => to === email);
      // Not parsed as a page: this one's rules for styles would be applied to it.
      const href = /href="([^"]*token_hash=[^"]*)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&');
      if (href === undefined) throw new Error(`No mail with a link arrived for ${email}`);
      const { pathname, search } = new URL(href);
      return pathname + search;
    },
    { call, password: newAccountPassword, address: randomAddress() },
  );
}
