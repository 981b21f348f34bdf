import type { Locator, Page } from '@playwright/test';
import { fileFaults, pathsOf } from '../testing/file-faults.ts';
import { expect, expectSoon, test } from '../testing/fursa-test.ts';
import { components, misbehave, setMended } from '../testing/misbehaving-remote.ts';
import { newAccountPassword, revokeSession, signInAsSomebody } from '../testing/session.ts';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/remotes\/mf-/, /integrity/i, /Failed to load resource/, /RUNTIME-\d+/, /planted/, /without end/);
});

/** The entry and the style sheet are there: what shows the name in the top bar needs them, too. */
const lateFaults = fileFaults.filter(({ files }) => files === 'scripts' || files === 'chunks');

for (const { name, fault, files } of lateFaults) {
  test(`When the form of the sign-in dialog does not come because ${name}, the dialog says so, and Retry brings it`, {
    tag: '@faults',
  }, async ({ page, faultProxy }) => {
    await page.clock.install();
    await shortenFileTimeout(page);
    const dialog = await endSession(page, faultProxy.address, async () => {
      // Intercepting requests, which the sign-in of tests does, turns the browser's cache off.
      await page.unrouteAll();
      faultProxy.break(pathsOf(files, 'mf-auth'), fault);
    });
    await expectSoon(page, fault, () => expect(dialog.getByRole('alert')).toBeVisible({ timeout: 1_000 }));
    await expect(dialog.getByRole('button', { name: 'Sign out instead' })).toBeVisible();
    expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
    faultProxy.heal();
    const password = dialog.getByLabel('Password', { exact: true });
    // The shell's own second attempt may still hang, or bring the form before anybody presses.
    await dialog.getByRole('button', { name: 'Try again' }).or(password).first().click();
    await expect(password).toBeVisible();
    await password.fill(newAccountPassword);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });
}

const thrownOut = [
  'throws while it renders',
  'throws in an effect',
  'sets its state in an effect without end',
  'waits for ever',
] as const;

/** Of this remote's slots only the form does it. */
const onlyForm = (name: keyof typeof components) =>
  `(() => { const Form = ${components[name]}; return (props) => 'userId' in props ? null : React.createElement(Form); })()`;

test('However the form of the sign-in dialog misbehaves, the dialog says so, and Retry loads it', {
  tag: '@faults',
}, async ({ page }) => {
  for (const name of thrownOut) {
    await test.step(name, async () => {
      await misbehave(page, { remote: 'mf-auth', version: '9.0.0', slot: onlyForm(name) });
      const dialog = await endSession(page);
      await expect(dialog.getByRole('alert')).toBeVisible();
      await setMended(page, true);
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(dialog.getByRole('heading', { name: 'Mended' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Sign out instead' }).click();
      await expect(dialog).toHaveCount(0);
      await setMended(page, false);
    });
  }
});

/** As in the product, where it is less than people wait for the form; the fixture says more. */
async function shortenFileTimeout(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'fursaFileTimeout', { get: () => 5_000, set: () => undefined }),
  );
}

/** Of somebody who is reading jobs; what `change` does comes when the dialog is about to. */
async function endSession(
  page: Page,
  origin = '',
  change: () => Promise<void> = async () => undefined,
): Promise<Locator> {
  await signInAsSomebody(page, origin);
  await page.goto(`${origin}/jobs`);
  await expect(page.getByText(/jobs found$/)).toBeVisible();
  await expect(page.locator('header [data-mf="mf-auth"]')).toBeAttached();
  await revokeSession(page);
  await change();
  await page.getByRole('main').getByRole('searchbox', { name: 'Search jobs' }).fill('welder');
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  return dialog;
}
