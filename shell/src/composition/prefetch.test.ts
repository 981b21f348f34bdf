import { afterEach, expect, test, vi } from 'vitest';
import type { RemotePageAddress } from './page-registry.ts';
import { prefetchOnIntent } from './prefetch.ts';

const { loadPage } = vi.hoisted(() => ({ loadPage: vi.fn() }));
vi.mock('./load-page.ts', () => ({ loadPage }));
vi.mock('./page-registry.ts', () => ({ addressInUse: (address: unknown) => address }));

const jobs = { page: { path: '/remote-jobs', access: 'public' } } as unknown as RemotePageAddress;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  document.body.replaceChildren();
  loadPage.mockClear();
});

test.each([
  ['is fetched', undefined, 1],
  ['is fetched', { saveData: false }, 1],
  ['waits for the click', { saveData: true }, 0],
])('What a link leads to %s when pointed at, with the connection %j', (_, connection, times) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  document.body.innerHTML = '<a href="/remote-jobs">Remote jobs</a>';
  const stop = prefetchOnIntent([jobs]);
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.querySelector('a')?.dispatchEvent(new Event(intent, { bubbles: true }));
  }
  stop();
  expect(loadPage.mock.calls.length > 0 ? 1 : 0).toBe(times);
});
