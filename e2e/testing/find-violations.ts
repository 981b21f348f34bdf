import type { Page } from '@playwright/test';
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
