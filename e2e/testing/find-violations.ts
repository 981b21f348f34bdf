import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the page as it stands, one line for each rule.
 *
 * @param within selector of the part that is looked at; the whole page, unless told
 */
export async function findViolations(page: Page, within?: string): Promise<string[]> {
  // What is still on its way in has no heading, and what fades in or out too little contrast for a moment.
  await page.locator('h1').first().waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const builder = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' | ')}`);
}
