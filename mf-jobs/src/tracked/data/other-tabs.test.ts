import { afterEach, expect, test, vi } from 'vitest';
import { notifyOtherTabs } from './other-tabs.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('Two changes within one millisecond are two to other tabs', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  notifyOtherTabs();
  notifyOtherTabs();
  const [first, second] = setItem.mock.calls;
  expect(first?.[0]).toBe(second?.[0]);
  expect(first?.[1]).not.toBe(second?.[1]);
});

test('Where storage is refused, a change passes without news', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(notifyOtherTabs).not.toThrow();
});
