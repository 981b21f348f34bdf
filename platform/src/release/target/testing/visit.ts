import { createHash } from 'node:crypto';
import { parseRegistry } from '@fursa/shared/contract/registry';
import { expect } from 'vitest';
import type { ObjectStore } from '../object-store.ts';

/**
 * For tests: looks at a bucket as visitors do. Everything that the registry, the fallbacks and the page name is fetched, and has to be
 * what it says.
 *
 * @returns the versions that the page names, as `shell | remotes`; undefined where there is no page yet
 */
export async function visit(store: ObjectStore): Promise<string | undefined> {
  for (const file of ['registry.json', 'fallbacks.json']) {
    const object = await store.get(file);
    if (object !== undefined) await expectWhole(store, object.content.toString('utf8'));
  }
  const page = (await store.get('index.html'))?.content.toString('utf8');
  if (page === undefined) return undefined;
  const [script = ''] = /(?<=src="\/)[^"]+/.exec(page) ?? [];
  expect(await store.get(script), script).toBeDefined();
  const remotes = await expectWhole(store, blockOf(page, 'fursa-registry'));
  const { version } = JSON.parse(blockOf(page, 'fursa-config'));
  return `${version} | ${remotes}`;
}

async function expectWhole(store: ObjectStore, text: string): Promise<string> {
  const { registry, skipped } = parseRegistry(JSON.parse(text));
  expect(skipped).toEqual([]);
  const served = registry.remotes.flatMap((remote) => (remote.canary ? [remote, remote.canary.remote] : [remote]));
  for (const { baseUrl, entry, preload, pages, integrity } of served) {
    for (const file of [entry, ...preload, ...pages.flatMap((page) => page.preload)]) {
      const content = (await store.get(baseUrl.slice(1) + file))?.content;
      expect(content, baseUrl + file).toBeDefined();
      const expected = integrity[file];
      // Of all hashes the page has that of the entry.
      if (expected === undefined || content === undefined) continue;
      expect(`sha256-${createHash('sha256').update(content).digest('base64')}`, file).toBe(expected);
    }
  }
  return registry.remotes.map(({ name, version }) => `${name}@${version}`).join(' ');
}

function blockOf(page: string, id: string): string {
  return new RegExp(`id="${id}">(.*?)</script>`).exec(page)?.[1] ?? '';
}
