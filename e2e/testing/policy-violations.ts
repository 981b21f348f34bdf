import type { Page } from '@playwright/test';

/** What a page's Content-Security-Policy, Trusted Types among it, refused so far, in whatever documents the page has shown. */
export async function watchPolicyViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('notePolicyViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      Reflect.get(
        globalThis,
        'notePolicyViolation',
      )(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} (${sourceFile})`);
    });
  });
  return violations;
}
