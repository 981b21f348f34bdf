import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import bootScript from '../theme-boot.js?raw';
import { themeStorageKey, toggleTheme, useTheme } from './theme.ts';

/** Runs the script that the build puts into the page's head, on a device that prefers dark or light. */
function boot(prefersDark: boolean): string | undefined {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: prefersDark && query.includes('dark') }));
  new Function(bootScript)();
  return document.documentElement.dataset.theme;
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('The theme before the first paint', () => {
  test('Follows the system while nothing was chosen', () => {
    expect(boot(true)).toBe('dark');
    expect(boot(false)).toBe('light');
  });

  test('Is the choice that was remembered', () => {
    boot(false);
    toggleTheme();
    expect(localStorage.getItem(themeStorageKey)).toBe('dark');
    delete document.documentElement.dataset.theme;
    expect(boot(false)).toBe('dark');
  });

  test('Ignores what is no theme', () => {
    localStorage.setItem(themeStorageKey, 'purple');
    expect(boot(false)).toBe('light');
  });

  test('Holds where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(boot(true)).toBe('dark');
    vi.restoreAllMocks();
  });
});

test('The toggle flips the theme for everything that draws by it, also where storage is forbidden', () => {
  boot(false);
  const { result } = renderHook(useTheme);
  act(toggleTheme);
  expect(result.current).toBe('dark');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'QuotaExceededError');
  });
  act(toggleTheme);
  expect(result.current).toBe('light');
  vi.restoreAllMocks();
});
