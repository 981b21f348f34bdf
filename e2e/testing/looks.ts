import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * The rules that a look can break: colours, and places that scroll with a large font. What the others look at (names, roles, order) is
 * the same in every look.
 */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

interface Scope {
  /** Selector of the part that is looked at; the whole page, unless told. */
  readonly within?: string;
  /** Whether only the look has changed since axe looked at everything. */
  readonly isLookOnly?: boolean;
}

/** What axe finds on the page as it stands, one line for each rule. The page has no frames. */
export async function findViolations(page: Page, { within, isLookOnly = false }: Scope = {}): Promise<string[]> {
  // What is still on its way in has no heading, or one that is inert, and what fades in or out too little contrast for a moment.
  await page.locator('h1:not([inert] *)').first().waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Not by a script element, which the page's policy refuses.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = isLookOnly ? rulesOfLooks : undefined;
  const { violations } = await page.evaluate(
    ([selector, only]) =>
      (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, {
        resultTypes: ['violations'],
        ...(only === undefined ? {} : { runOnly: only }),
      }),
    [within, rules] as const,
  );
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' | ')}`);
}

type Preferences = Readonly<Record<string, string | number>>;

/** How a page can look, as people choose it on the accessibility page and by the button in the bar. */
const looks: Readonly<Record<string, Preferences>> = {
  light: { theme: 'light' },
  'high contrast': { theme: 'light', contrast: 'high' },
  'color-blind palette': { theme: 'light', palette: 'color-blind' },
  'largest font': { theme: 'light', fontSize: 36 },
  dark: { theme: 'dark' },
  'high contrast, dark': { theme: 'dark', contrast: 'high' },
  'color-blind palette, dark': { theme: 'dark', palette: 'color-blind' },
  'wider spacing, underlined links': { theme: 'light', spacing: 'wide', links: 'underlined', motion: 'reduced' },
  'everything at once': {
    theme: 'dark',
    contrast: 'high',
    palette: 'color-blind',
    fontSize: 36,
    spacing: 'wide',
    links: 'underlined',
    motion: 'reduced',
    screenReader: 'on',
  },
};

/** The contrast of all colours of all looks is computed where they are defined; these two show what a page does with them. */
const looksOfTheGate = ['light', 'everything at once'];

/**
 * Axe looks at the page in the looks, one after the other, and nothing scrolls sideways in any: in all of them where the suite `looks`
 * runs, in two otherwise. Nothing is loaded anew.
 */
export async function expectNoViolationsInLooks(page: Page, state: string): Promise<void> {
  const wanted = Object.entries(looks).filter(([name]) => runsSuite('looks') || looksOfTheGate.includes(name));
  for (const [index, [name, preferences]] of wanted.entries()) {
    await takeOn(page, preferences);
    await expectNoViolations(page, `${state}, ${name}`, index > 0);
  }
}

export async function expectNoViolations(page: Page, state: string, isLookOnly = false): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  // Skeletons appear after a moment; what axe should see is the page they stand for.
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await findViolations(page, { isLookOnly }), state).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${state}: pixels that scroll sideways`).toBeLessThanOrEqual(0);
}

/** Changes the look as another tab does in which somebody chooses it. */
async function takeOn(page: Page, preferences: Preferences): Promise<void> {
  await page.evaluate((state) => {
    const key = 'fursa-preferences';
    localStorage.setItem(key, JSON.stringify({ state, version: 0 }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, preferences);
  const { theme = '', contrast = 'normal', palette = 'normal' } = preferences;
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', `${theme}`);
  await expect(html).toHaveAttribute('data-contrast', `${contrast}`);
  await expect(html).toHaveAttribute('data-palette', `${palette}`);
}

/** Whether everything of a suite runs (platform/src/test-run/suites.ts), or only what stands for it in the gate. */
export function runsSuite(name: 'looks' | 'layout' | 'faults'): boolean {
  return (process.env.FURSA_SUITES ?? '').split(',').includes(name);
}
