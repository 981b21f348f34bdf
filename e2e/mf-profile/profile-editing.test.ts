import { expect, signIn, test } from '../testing/fursa-test.ts';
import { expectNoViolations, expectNoViolationsInLooks } from '../testing/looks.ts';
import { signInAsSomebody } from '../testing/session.ts';

test('On a phone the profile is filled in, and widget and page agree', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsSomebody(page);
  await page.goto('/profile');
  await expect(page.getByText('15% complete', { exact: true })).toBeVisible();
  await page.getByLabel('Bio').fill('I mend boats.');
  await page.getByLabel('LinkedIn').fill('amina otieno');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter an address that begins with https:// or http://')).toBeVisible();
  await expect(page.getByLabel('LinkedIn')).toBeFocused();
  // Its label is not under the bar at the top.
  const label = await page.getByText('LinkedIn', { exact: true }).last().boundingBox();
  expect(label?.y).toBeGreaterThan(64);
  await page.getByLabel('LinkedIn').fill('linkedin.com/in/amina');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.scrollIntoViewIfNeeded();
  const place = await save.boundingBox();
  await save.click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  // A second tap of the same finger meets the button again, not the link below the form.
  await expect(page.getByText(/You have unsaved changes/)).toBeHidden();
  expect((await save.boundingBox())?.y).toBe(place?.y);
  // Name 15, bio 15, one of two links 7.5.
  await expect(page.getByText('38% complete', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Profile 38% complete$/ })).toBeVisible();

  await page.getByRole('link', { name: 'Skills', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Skills & Experience' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Skills & Experience' })).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Add a skill').fill('Boat building');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Skills added to your profile!')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/profile?tab=skills');
  await expect(page.getByRole('button', { name: 'Remove Boat building' })).toBeVisible();
  await page.getByRole('tab', { name: 'Skills & Experience' }).evaluate(expectWholeInRow);
  await page.getByRole('tab', { name: 'Documents & CV' }).click();
  await expect(page.getByText('Choose a file')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Add a skill')).toBeVisible();
});

test('On a phone a text that is too long leaves its error and its label on the screen', { tag: '@layout' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsSomebody(page);
  await page.goto('/profile');
  await page.getByLabel('Bio').fill('I mend boats.\n'.repeat(400));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Bio')).toBeFocused();
  await expect(page.getByText('Use at most 5,000 characters.')).toBeInViewport();
  await expect(page.getByText('Bio', { exact: true })).toBeInViewport();
});

test('On a phone eight skills take five lines, each removed by a button as large as a finger', {
  tag: '@layout',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'seeker');
  await page.goto('/profile?tab=skills');
  const skills = page.getByRole('list', { name: 'Your skills' });
  await expect(skills.getByRole('listitem')).toHaveCount(8);
  expect((await skills.boundingBox())?.height).toBeLessThanOrEqual(5 * 44);
  const button = page.getByRole('button', { name: 'Remove Data Analysis' });
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const remove = await button.boundingBox();
  if (remove === null) throw new Error('The button is not shown');
  const [x, y] = [remove.x + remove.width / 2, remove.y + remove.height / 2];
  for (const [right, down] of [
    [0, 21],
    [0, -21],
    [21, 0],
    [-21, 0],
  ] as const) {
    const name = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.getAttribute('aria-label'),
      [x + right, y + down] as const,
    );
    expect(name).toBe('Remove Data Analysis');
  }
});

test('Every tab passes axe in every look, and fits 320 px', { tag: '@looks' }, async ({ page }) => {
  await signInAsSomebody(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/profile');
  await page.getByLabel('Website URL').fill('nonsense');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectNoViolationsInLooks(page, 'personal information with an error');
  await page.goto('/profile?tab=skills');
  await page.getByLabel('Add a skill').fill('Pneumonoultramicroscopicsilicovolcanoconiosis research');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expectNoViolationsInLooks(page, 'skills with a question');
  await page.goto('/profile?tab=documents');
  await expectNoViolations(page, 'documents');
});

/** Runs in the page: Chromium counts what a row has scrolled out as in the viewport of the page. */
function expectWholeInRow(tab: HTMLElement): void {
  const row = tab.parentElement?.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (row === undefined || left < row.left - 1 || right > row.right + 1) throw new Error('The tab is cut off');
}
