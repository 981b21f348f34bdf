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
