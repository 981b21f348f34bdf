import { expect, test, vi } from 'vitest';
import { hasFailed, rememberFailed } from './failed-versions.ts';

function openDocument() {
  vi.resetModules();
  return import('./failed-versions.ts');
}

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
  sessionStorage.setItem('fursa-mounting-version', 'mf-jobs@1.1.0/home-panel mf-auth@1.0.0/user-widget');
  const second = await openDocument();
  expect(second.hasBlocked(remote, 'home-panel')).toBe(true);
  expect(second.hasBlocked(remote, 'notifications')).toBe(false);
  expect([second.hasBlocked(remote, second.pagesPart), second.hasFailed(remote)]).toEqual([false, false]);

  sessionStorage.setItem('fursa-mounting-version', '');
  const third = await openDocument();
  expect(third.hasBlocked(remote, 'home-panel')).toBe(true);
  expect(third.hasBlocked({ ...remote, version: '1.2.0' }, 'home-panel')).toBe(false);
});

test('Pages that blocked a document stay away, also from later documents, until somebody wants them again', async () => {
  sessionStorage.clear();
  sessionStorage.setItem('fursa-mounting-version', 'mf-jobs@1.1.0/pages');
  const second = await openDocument();
  expect([second.hasBlocked(remote, 'pages'), second.hasBlocked(remote, 'pages')]).toEqual([true, true]);
  sessionStorage.setItem('fursa-mounting-version', '');
  const third = await openDocument();
  expect(third.hasBlocked(remote, 'pages')).toBe(true);
  third.forgetBlocked(remote, 'pages');
  expect([third.hasBlocked(remote, 'pages'), third.hasFailed(remote)]).toEqual([false, false]);
});
