import { expect, signIn, test } from '../testing/fursa-test.ts';

test('The enforced policy refuses inline scripts, eval and foreign scripts', async ({ page, expectedErrors }) => {
  // Trusted Types refuse what would become a script before the Content-Security-Policy is asked.
  expectedErrors.push(/Content Security Policy/, /TrustedScript/);
  await page.goto('/');
  const ran = await page.evaluate(async () => {
    const run = (fill: (script: HTMLScriptElement) => void) =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script');
        script.onerror = () => resolve(false);
        try {
          fill(script);
        } catch {
          resolve(false);
        }
        document.head.append(script);
        setTimeout(() => resolve('intruded' in globalThis), 300);
      });
    const inline = await run((script) => {
      script.textContent = 'globalThis.intruded = true';
    });
    const foreign = await run((script) => {
      script.src = 'https://example.com/x.js';
    });
    // What the test runs itself may evaluate texts, so this runs after it.
    const evaluated = await new Promise<boolean>((resolve) => {
      setTimeout(() => {
        try {
          resolve(new Function('return true')() === true);
        } catch {
          resolve(false);
        }
      });
    });
    return { inline, foreign, evaluated };
  });
  expect(ran).toEqual({ inline: false, foreign: false, evaluated: false });
});

test('Every script and style of the page and of the remotes carries its integrity', async ({ page }) => {
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
