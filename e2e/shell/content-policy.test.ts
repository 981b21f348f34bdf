import { parseRegistry } from '@fursa/shared/contract/registry';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../testing/fursa-test.ts';
import { watchPolicyViolations } from '../testing/policy-violations.ts';

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('The policy of pages refuses nothing of the remotes', async ({ page, request }) => {
  test.setTimeout(240_000);
  const violations = await watchPolicyViolations(page);
  const { remotes } = parseRegistry(await (await request.get('/registry.json')).json()).registry;
  // Those with a parameter are reached by links of the others.
  const pages = remotes
    .flatMap((remote) => remote.pages.map((page) => page.path))
    .filter((path) => !path.includes(':'));
  expect(pages.length).toBeGreaterThan(remotes.length);
  for (const address of pages) await visit(page, address);
  await signIn(page, 'seeker');
  for (const address of pages) await visit(page, address);
  expect(violations).toEqual([]);
});

test('The policy of pages refuses nothing of the shell', async ({ page }) => {
  const violations = await watchPolicyViolations(page);
  for (const address of ['/', '/privacy', '/terms', '/no-such-page']) await visit(page, address);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('log')).toBeVisible();
  expect(violations).toEqual([]);
});

test('A text that would become HTML is refused', async ({ page, expectedErrors }) => {
  expectedErrors.push(/TrustedHTML/);
  const violations = await watchPolicyViolations(page);
  await page.goto('/');
  const outcome = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src="x" onerror="globalThis.intruded = true">';
      return 'written';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : 'failed';
    }
  });
  expect(outcome).toBe('refused');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => violations).toEqual([expect.stringContaining('/: require-trusted-types-for')]);
});

test('A text that would become a script, and a policy that lets texts through, are refused', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/TrustedScript/, /TrustedTypePolicy/, /Content Security Policy/);
  await page.goto('/');
  const outcomes = await page.evaluate(() => {
    const attempt = (write: () => unknown) => {
      try {
        write();
        return 'done';
      } catch (error) {
        return error instanceof TypeError || error instanceof EvalError ? 'refused' : 'failed';
      }
    };
    const policies = Reflect.get(globalThis, 'trustedTypes');
    const rules = { createHTML: (text: string) => text, createScriptURL: (text: string) => text };
    return {
      script: attempt(() => {
        document.createElement('script').text = 'globalThis.intruded = true';
      }),
      handler: attempt(() => document.body.setAttribute('onclick', 'globalThis.intruded = true')),
      timer: attempt(() => Reflect.apply(setTimeout, globalThis, ['globalThis.intruded = true'])),
      secondDefault: attempt(() => policies.createPolicy('default', rules)),
      ownPolicy: attempt(() => policies.createPolicy('mine', rules)),
    };
  });
  expect(outcomes).toEqual({
    script: 'refused',
    handler: 'refused',
    timer: 'refused',
    secondDefault: 'refused',
    ownPolicy: 'refused',
  });
});

/** Tries every way that an address becomes a script or a worker. */
async function loadScript(page: Page, address: string): Promise<readonly string[]> {
  return await page.evaluate(async (url) => {
    const attempt = (load: () => unknown) => {
      try {
        load();
        return 'loaded';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'failed';
      }
    };
    return [
      attempt(() => {
        document.createElement('script').src = url;
      }),
      attempt(() => document.createElement('script').setAttribute('src', url)),
      attempt(() => new Worker(new URL(url, location.href)).terminate()),
    ];
  }, address);
}

test('A foreign address becomes neither a script nor a worker', async ({ page, expectedErrors }) => {
  expectedErrors.push(/TrustedScriptURL/);
  await page.goto('/');
  expect(await loadScript(page, 'https://example.com/x.js')).toEqual(['refused', 'refused', 'refused']);
});
