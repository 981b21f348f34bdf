import { expect, signIn, test } from './support/fursa-test.ts';

interface FederationInstance {
  readonly name: string;
  readonly constructor: object;
}

type ShareScope = Record<string, Record<string, Record<string, { readonly from: string }>>>;

declare global {
  var rendererCount: number;
  var __FEDERATION__: {
    readonly __INSTANCES__: readonly FederationInstance[];
    readonly __SHARE__: Record<string, ShareScope>;
  };
}

test('The page holds one React, one federation runtime and one auth store, however many remotes are loaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // React registers every renderer with the hook of its developer tools.
    globalThis.rendererCount = 0;
    const inject = () => ++globalThis.rendererCount;
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, renderers: new Map(), inject },
    });
  });
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });

  await signIn(page, 'seeker');
  const links = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Jobs', 'Profile', 'Companies', 'AI']) {
    await links.getByRole('link', { name, exact: true }).click();
    await expect(page.locator('main [data-mf]').getByRole('heading', { level: 1 })).toBeVisible();
  }

  expect(await page.evaluate(() => globalThis.rendererCount)).toBe(1);

  const instances = await page.evaluate(() => {
    const all = globalThis.__FEDERATION__.__INSTANCES__;
    return { names: all.map(({ name }) => name), runtimes: new Set(all.map((instance) => instance.constructor)).size };
  });
  expect(instances.names.sort()).toEqual(['mf_ai', 'mf_auth', 'mf_directory', 'mf_jobs', 'mf_profile', 'shell']);
  expect(instances.runtimes).toBe(1);

  const providers = await page.evaluate(() =>
    Object.values(globalThis.__FEDERATION__.__SHARE__).flatMap((scopes) =>
      Object.values(scopes).flatMap((scope) =>
        Object.entries(scope).map(([name, versions]) => `${name}: ${Object.values(versions).map(({ from }) => from)}`),
      ),
    ),
  );
  expect([...new Set(providers)].sort()).toContain('@fursa/shared/session: shell');
  expect(providers.every((provider) => provider.endsWith(': shell'))).toBe(true);

  // And in what was downloaded: each of these texts stands in exactly one script.
  for (const marker of [
    'auth-storage',
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
    'fursa-identity',
  ]) {
    expect(
      scripts.filter((script) => script.includes(marker)),
      marker,
    ).toHaveLength(1);
  }
});
