import { expect, test, vi } from 'vitest';
import { hasFailed, rememberFailed } from './failed-versions.ts';

const remote = { name: 'mf-jobs', version: '1.1.0' } as const;

test('A tab remembers the versions that failed in it, each once', () => {
  expect(hasFailed(remote)).toBe(false);
  rememberFailed(remote);
  rememberFailed({ ...remote, version: '1.2.0' });
  rememberFailed(remote);
  expect(sessionStorage.getItem('fursa-failed-versions')).toBe('mf-jobs@1.1.0 mf-jobs@1.2.0');
  expect([hasFailed(remote), hasFailed({ ...remote, version: '1.1.0-2' })]).toEqual([true, false]);
});

test('Where the browser lets a page keep nothing, no version counts as failed', () => {
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(hasFailed(remote)).toBe(false);
  storage.mockRestore();
});

test('A part that blocked the document before stays away until the tab is closed, and the rest of its version does not', async () => {
  sessionStorage.clear();
  const openDocument = () => {
    vi.resetModules();
    return import('./failed-versions.ts');
  };
  sessionStorage.setItem('fursa-mounting-version', 'mf-jobs@1.1.0/home-panel mf-auth@1.0.0/user-widget');
  const second = await openDocument();
  expect(second.hasBlocked(remote, 'home-panel')).toBe(true);
  expect(second.hasBlocked(remote, 'notifications')).toBe(false);
  expect([second.takeHung(remote), second.hasFailed(remote)]).toEqual([false, false]);

  sessionStorage.setItem('fursa-mounting-version', '');
  const third = await openDocument();
  expect(third.hasBlocked(remote, 'home-panel')).toBe(true);
  expect(third.hasBlocked({ ...remote, version: '1.2.0' }, 'home-panel')).toBe(false);
});

test('A page that blocked the document before is not run once', async () => {
  sessionStorage.setItem('fursa-mounting-version', 'mf-jobs@1.1.0');
  vi.resetModules();
  const { takeHung } = await import('./failed-versions.ts');
  expect([takeHung(remote), takeHung(remote)]).toEqual([true, false]);
});
