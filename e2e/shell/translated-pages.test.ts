import type { Page } from '@playwright/test';
import { sampleCv } from '../mf-ai/sample-cv.ts';
import { expect, test } from '../testing/fursa-test.ts';
import { runsSuite } from '../testing/looks.ts';
import { waitUntilComplete } from '../testing/product-pages.ts';
import { backendHeaders, signInAsSomebody } from '../testing/session.ts';
import { untilQuiet } from '../testing/until-quiet.ts';

/** Where the suite `faults` does not run, forms are sent as they stand, and one tour of a visitor stands for all. */
const isEvery = runsSuite('faults');

const tours = isEvery
  ? ([
      { who: 'nobody', paths: ['/', '/login', '/register', '/forgot-password'] },
      { who: 'nobody', paths: ['/remote-jobs', '/companies', '/resources', '/accessibility'] },
      { who: 'somebody', paths: ['/jobs', '/jobs?view=saved', '/jobs?view=applied', '/job-match'] },
      { who: 'somebody', paths: ['/', '/profile', '/profile/cv', '/profile/my-data', '/AI'] },
      // Cards of matches with their reasons, and findings that unfold.
      { who: 'somebody with a CV', paths: ['/job-match', '/AI'] },
    ] as const)
  : ([{ who: 'nobody', paths: ['/register', '/remote-jobs', '/companies', '/resources'] }] as const);

const advert = 'We look for a nurse in Mombasa who keeps records in Excel. Apply by email.';

for (const { who, paths } of tours) {
  test(`In a browser that translates the page, ${who} can press everything on ${paths.join(', ')}`, {
    tag: isEvery ? '@faults' : [],
  }, async ({ page, expectedErrors }) => {
    test.setTimeout(900_000);
    // Forms are sent with nothing and with something wrong in them.
    expectedErrors.push(/^Failed to load resource/);
    page.on('dialog', (dialog) => dialog.accept());
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    if (who !== 'nobody') await signInAsSomebody(page);
    if (who === 'somebody with a CV') await storeCv(page);
    for (const path of paths) {
      await page.goto(path);
      await waitUntilComplete(page);
      await translate(page);
      await pressEverything(page, path);
      const text = who === 'somebody with a CV' ? sampleCv : advert;
      if (isEvery) await pressEverything(page, path, () => fillFields(page, text));
      // What the page has shown is taken away as a whole.
      await page.getByRole('banner').getByRole('link', { name: 'Fursa' }).dispatchEvent('click');
      await expect(page).toHaveURL('/');
      await expectWhole(page);
    }
  });
}

/** Of somebody whom jobs fit, once it has been read. */
async function storeCv(page: Page): Promise<void> {
  const headers = await backendHeaders(page);
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('fursa-identity') ?? '').user.id);
  const data = { cv_url: `${id}/cv.pdf`, skills: ['Stock control', 'Excel'], resume_text: sampleCv };
  expect((await page.request.patch(`/rest/v1/profiles?id=eq.${id}`, { headers, data })).status()).toBe(204);
  await page.goto('/job-match');
  await expect(page.getByRole('button', { name: /^Why this score/ }).first()).toBeVisible();
}

/** Puts each text of the page, now and later, into elements that nobody else knows of: what Chrome does where it translates. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.documentElement.classList.contains('translated-ltr')) return;
    document.documentElement.classList.add('translated-ltr');
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root instanceof Text) texts.push(root);
      for (const text of texts) {
        const stays = text.parentElement?.closest('font, script, style, textarea, svg, [translate="no"]');
        if (!text.isConnected || stays !== null || text.data.trim() === '') continue;
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstElementChild?.append(text.data);
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * Presses each control once, those of an open dialog first; where that leads away from the page, comes back and goes on.
 *
 * @param fill what is done before, and with each panel that a tab shows
 */
async function pressEverything(page: Page, path: string, fill?: () => Promise<void>): Promise<void> {
  const pressed: string[] = [];
  await fill?.();
  for (;;) {
    const name = await pressNext(page, pressed, path === '/' ? 'body' : 'main');
    if (name === undefined) {
      const dialog = page.locator('dialog[open]').first();
      if ((await dialog.count()) === 0) return;
      await dialog.evaluate((element: HTMLDialogElement) => element.close());
      continue;
    }
    pressed.push(name);
    await untilQuiet(page);
    await expectWhole(page, name);
    if (new URL(page.url()).pathname !== path.split('?')[0]) {
      await page.goto(path);
      await waitUntilComplete(page);
      await translate(page);
    }
    if (name.startsWith('tab')) await fill?.();
  }
}

/** Presses one that was not pressed before; its name. Many buttons of a list bear the same words, and one stands for them. */
async function pressNext(page: Page, pressed: readonly string[], within: string): Promise<string | undefined> {
  return await page.evaluate(
    ({ before, place }) => {
      const scope = [...document.querySelectorAll(`dialog[open], ${place}`)].at(-1);
      const controls = scope?.querySelectorAll<HTMLElement>(
        'button, summary, [role="tab"], input[type="checkbox"], input[type="radio"]',
      );
      for (const control of controls ?? []) {
        const label = control.closest('label') ?? control;
        const name = `${control.role ?? control.localName} ${label.textContent?.trim() || control.ariaLabel}`;
        if (before.includes(name) || /Sign out/.test(name) || control.matches(':disabled')) continue;
        if (!control.checkVisibility()) continue;
        control.click();
        return name;
      }
      return undefined;
    },
    { before: pressed, place: within },
  );
}

async function fillFields(page: Page, text: string): Promise<void> {
  for (const [fields, value] of [
    ['input[type="email"]', 'nobody@example.com'],
    ['input[type="password"]', 'wrong-password'],
    ['main input[type="text"]', 'Nurse'],
    ['main textarea', text],
  ] as const) {
    for (const field of await page.locator(`${fields}:not([readonly], :disabled)`).all()) {
      if (await field.isVisible()) await field.fill(value);
    }
  }
}

async function expectWhole(page: Page, after = 'leaving'): Promise<void> {
  const broken = page.locator('[data-retry]').or(page.getByRole('heading', { name: 'Something went wrong' }));
  await expect(broken, after).toHaveCount(0);
}
