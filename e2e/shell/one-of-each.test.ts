import { sharedModules } from '@fursa/shared/contract';
import { expect, signIn, test } from '../testing/fursa-test.ts';

interface FederationInstance {
  readonly name: string;
  readonly constructor: object;
}

type ShareScope = Record<string, Record<string, Record<string, { readonly lib?: () => unknown }>>>;

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
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });

  await signIn(page, 'seeker');
  const links = page.getByRole('navigation', { name: 'Main' });
  for (const [name, remote] of Object.entries({
    Jobs: 'mf-jobs',
    Profile: 'mf-profile',
    Companies: 'mf-directory',
    AI: 'mf-ai',
  })) {
    await links.getByRole('link', { name, exact: true }).click();
    await expect(page.locator(`main [data-mf="${remote}"]`).getByRole('heading', { level: 1 })).toBeVisible();
  }

  expect(await page.evaluate(() => globalThis.rendererCount)).toBe(1);

  const instances = await page.evaluate(() => {
    const all = globalThis.__FEDERATION__.__INSTANCES__;
    return { names: all.map(({ name }) => name), runtimes: new Set(all.map((instance) => instance.constructor)).size };
  });
  expect(instances.names.sort()).toEqual(['mf_ai', 'mf_auth', 'mf_directory', 'mf_jobs', 'mf_profile', 'shell']);
  expect(instances.runtimes).toBe(1);

  // Every instance sees each shared module in one version, and the very same module object.
  const shared = await page.evaluate(() => {
    const modules = new Map<string, Set<unknown>>();
    for (const { default: scope = {} } of Object.values(globalThis.__FEDERATION__.__SHARE__)) {
      for (const [name, versions] of Object.entries(scope)) {
        const found = modules.get(name) ?? new Set();
        for (const { lib } of Object.values(versions)) found.add(lib?.());
        modules.set(name, found);
      }
    }
    return [...modules].map(([name, found]) => `${name}: ${found.size}`).sort();
  });
  expect(shared).toEqual(
    Object.keys(sharedModules)
      .map((name) => `${name}: 1`)
      .sort(),
  );

  // And in what was downloaded: each of these texts stands in exactly one script.
  const scripts = await Promise.all(bodies);
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
