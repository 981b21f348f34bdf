import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../testing/fursa-test.ts';
import { watchPolicyViolations } from '../testing/policy-violations.ts';

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

test('Every script and style of the page and of the remotes carries its integrity', { tag: '@details' }, async ({
  page,
}) => {
  await signIn(page, 'seeker');
  for (const path of ['/jobs', '/profile', '/companies']) {
    await page.goto(path);
    await expect(page.locator('main [data-mf]').getByRole('heading', { level: 1 })).toBeVisible();
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]')]
        .filter((element) => !element.integrity.startsWith('sha256-'))
        .map((element) => element.outerHTML),
    );
    expect(bare).toEqual([]);
  }
});

test('A page of the product cannot be framed', async ({ request }) => {
  const answer = await request.get('/');
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer.headers()['content-security-policy']).not.toMatch(/unsafe-(eval|inline)/);
});
