import { followPreferences, setPreferences, usePreferences } from '@fursa/shared/preferences';
import { afterEach, describe, expect, test, vi } from 'vitest';
import bootScript from '../theme-boot.js?raw';

const normal = usePreferences.getState();
const root = document.documentElement;

/** Runs the script that the build puts into the page's head, on a fresh page of a device that is dark or light. */
function boot({ isDark = false } = {}) {
  stubDevice(isDark);
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  drawMetas();
  new Function(bootScript)();
  return shown();
}

/** As `index.html` has them. */
function drawMetas(): void {
  document.head.innerHTML = '<meta name="theme-color" content=""><meta name="theme-color" content="">';
}

function stubDevice(isDark: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isDark && query.includes('dark'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** Not high, not color-blind: as good as absent. */
function shown() {
  const { theme, contrast = 'normal', palette = 'normal', motion = 'system', links = 'normal' } = root.dataset;
  const { spacing = 'normal', screenReader = 'off' } = root.dataset;
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const themeColor = metas.map(({ content }) => content).join(' ');
  return { theme, contrast, palette, motion, links, spacing, screenReader, themeColor, fontSize: root.style.fontSize };
}

const plain = {
  theme: 'light',
  contrast: 'normal',
  palette: 'normal',
  motion: 'system',
  links: 'normal',
  spacing: 'normal',
  screenReader: 'off',
  themeColor: '#fbfaf7 #fbfaf7',
  fontSize: '',
};
const dark = { ...plain, theme: 'dark', themeColor: '#0e1312 #0e1312' };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('Before the first paint the page follows the device while nothing was chosen', () => {
  expect(boot()).toEqual(plain);
  expect(boot({ isDark: true })).toEqual(dark);
});

describe('Before the first paint the page already looks as it will once the shell has started', () => {
  test.each([
    [{ theme: 'dark' }],
    [{ theme: 'system' }],
    [{ contrast: 'high' }],
    [{ palette: 'color-blind' }],
    [{ motion: 'reduced' }],
    [{ links: 'underlined' }],
    [{ spacing: 'wide' }],
    [{ screenReader: 'on' }],
    [{ fontSize: 18 }],
    [{ fontSize: 23 }],
    [{ theme: 'light', contrast: 'high', palette: 'color-blind', fontSize: 30 }],
  ] as const)('with %j', (chosen) => {
    stubDevice(true);
    setPreferences({ ...normal, ...chosen });
    drawMetas();
    followPreferences()();
    const started = shown();
    expect(boot({ isDark: true })).toEqual({ ...started, fontSize: started.fontSize || '100%' });
  });
});

test.each(['{', '{"state":null}', '{"state":{"theme":"purple","contrast":1,"spacing":"wider","fontSize":400}}'])(
  'An entry such as %s does not break the page',
  (text) => {
    localStorage.setItem('fursa-preferences', text);
    expect(boot()).toEqual(plain);
  },
);

test('The page is shown where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(boot({ isDark: true })).toEqual(dark);
});

test('A page prerendered for a visitor knows before the first paint that somebody is signed in', () => {
  boot();
  expect(root.dataset.session).toBeUndefined();
  localStorage.setItem('auth-storage', '{"state":{"user":null,"session":null,"isAuthenticated":false},"version":0}');
  boot();
  expect(root.dataset.session).toBeUndefined();
  localStorage.setItem('auth-storage', '{"state":{"user":{"id":"1"},"isAuthenticated":true},"version":0}');
  boot();
  expect(root.dataset.session).toBe('stored');
});
