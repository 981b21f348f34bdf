import { contractVersion } from '@fursa/shared/contract';
import type { RegisteredRemote, RegistryEntry } from '@fursa/shared/contract/registry';
import { beforeEach, expect, test, vi } from 'vitest';
import { adoptRegistry, newestRemotes } from '../page-registry.ts';
import { makeVersion } from '../testing/serve-versions.ts';
import { fetchRegistry } from './fetch-registry.ts';
import { replaceByLastGood } from './mend-page.ts';

const tooNew = '^1.99.0';
const unfit = (remote: RegisteredRemote) => ({ ...remote, contract: tooNew });
const [first, second, third] = ['1.0.0', '2.0.0', '3.0.0'].map((version) => makeVersion('mf-jobs', version)) as [
  RegisteredRemote,
  RegisteredRemote,
  RegisteredRemote,
];
let revision = 0;

/** What `path` answers from now on. */
function answer(path: string, remotes: readonly unknown[]): void {
  revision += 1;
  const body = { schemaVersion: 1, revision, remotes };
  vi.stubGlobal('fetch', async (url: string) =>
    url === path ? Response.json(body) : new Response(null, { status: 404 }),
  );
}

async function adopt(...remotes: readonly unknown[]): Promise<readonly string[]> {
  answer('/registry.json', remotes);
  await fetchRegistry();
  return newestRemotes().map(({ name, version }) => `${name} ${version}`);
}

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML =
    '<script type="application/json" id="fursa-registry">{"schemaVersion":1,"revision":0,"remotes":[]}</script>';
  revision += 1;
  adoptRegistry({ schemaVersion: 1, revision, remotes: [first] });
});

test('A version that this shell cannot take leaves the known one in its place, and others are taken', async () => {
  expect(contractVersion).not.toMatch(/^1\.99/);
  const other = makeVersion('mf-other', '1.0.0');
  expect(await adopt(unfit(second), other)).toEqual(['mf-jobs 1.0.0', 'mf-other 1.0.0']);
  expect(await adopt(third, other)).toEqual(['mf-jobs 3.0.0', 'mf-other 1.0.0']);
});

test('What cannot be read stays a fault of its own, and a remote that is gone is gone', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await adopt(unfit(second), { name: 'mf-broken' }, null)).toEqual(['mf-jobs 1.0.0']);
  expect(await adopt()).toEqual([]);
  warn.mockRestore();
});

test('A canary that this shell cannot take is nobody’s', async () => {
  const entry: RegistryEntry = { ...second, canary: { percent: 100, remote: unfit(third) } };
  expect(await adopt(entry)).toEqual(['mf-jobs 2.0.0']);
  expect(await adopt({ ...second, canary: { percent: 100, remote: third } })).toEqual(['mf-jobs 3.0.0']);
});

test('A version that fails gives way only to one that this shell can take, be that a fallback alone', async () => {
  answer('/fallbacks.json', [unfit(second)]);
  expect(await replaceByLastGood(first)).toBe(false);
  answer('/fallbacks.json', [third]);
  expect(await replaceByLastGood(first)).toBe(true);
  expect(newestRemotes()).toEqual([third]);
});

test('A version is offered at each later read, also where the line that offers it could not be loaded at first', async () => {
  vi.doMock('./offer-new-version.tsx', () => {
    throw new Error('the line broke');
  });
  answer('/registry.json', [second]);
  await expect(fetchRegistry()).rejects.toThrow();
  const offerNewVersion = vi.fn();
  vi.doMock('./offer-new-version.tsx', () => ({ offerNewVersion }));
  await fetchRegistry();
  await fetchRegistry();
  expect(offerNewVersion).toHaveBeenCalledTimes(2);
  vi.doUnmock('./offer-new-version.tsx');
});
