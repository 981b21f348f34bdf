import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const root = document.documentElement;
const device = { isDark: false, listeners: new Set<() => void>() };

// The store reads the storage when the module starts: each test starts it anew, on a device that it can turn dark.
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: device.isDark && query.includes('dark'),
    addEventListener: (_: string, listener: () => void) => device.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => device.listeners.delete(listener),
  }));
  device.isDark = false;
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});

function store(state: unknown): void {
  localStorage.setItem('fursa-preferences', JSON.stringify({ state, version: 0 }));
}

function turnDevice(isDark: boolean): void {
  device.isDark = isDark;
  for (const listener of device.listeners) listener();
}

async function open() {
  const preferences = await import('./index.ts');
  const stop = preferences.followPreferences();
  return { ...preferences, stop };
}

function shown() {
  const { theme, ...others } = root.dataset;
  return { theme, ...others, fontSize: root.style.fontSize };
}

const normal = {
  theme: 'system',
  contrast: 'normal',
  palette: 'normal',
  fontSize: 18,
  motion: 'system',
  links: 'normal',
  spacing: 'normal',
  ruler: 'off',
  screenReader: 'off',
  shortcuts: 'on',
  voiceLanguage: 'en',
};
const everything = {
  theme: 'dark',
  contrast: 'high',
  palette: 'color-blind',
  fontSize: 36,
  motion: 'reduced',
  links: 'underlined',
  spacing: 'wide',
  ruler: 'on',
  screenReader: 'on',
  shortcuts: 'off',
  voiceLanguage: 'sw',
};
/** What of the preferences stands on the html element. */
const drawn = ({ ruler, shortcuts, voiceLanguage, ...others }: typeof normal) => others;
const plain = { ...drawn(normal), theme: 'light', fontSize: '' };

test('Without a choice the page looks like the device, in the font size of the browser', async () => {
  const { stop } = await open();
  expect(shown()).toEqual(plain);
  stop();
});

test('What was remembered is shown', async () => {
  store(everything);
  const { stop } = await open();
  expect(shown()).toEqual({ ...drawn(everything), fontSize: '200%' });
  stop();
});

test('A change is shown at once, remembered, and leaves the other choices alone', async () => {
  const { setPreferences, stop } = await open();
  setPreferences({ contrast: 'high' });
  setPreferences({ fontSize: 27 });
  expect(shown()).toEqual({ ...plain, contrast: 'high', fontSize: '150%' });
  setPreferences({ contrast: 'normal', fontSize: 18 });
  expect(shown()).toEqual(plain);
  expect(JSON.parse(localStorage.getItem('fursa-preferences') ?? '')).toEqual({
    state: normal,
    version: 0,
  });
  stop();
});

describe('Light and dark', () => {
  test('Follow the device while nothing was chosen, also when it changes under way', async () => {
    const { useTheme, stop } = await open();
    const { result } = renderHook(useTheme);
    expect([result.current, shown().theme]).toEqual(['light', 'light']);
    act(() => turnDevice(true));
    expect([result.current, shown().theme]).toEqual(['dark', 'dark']);
    stop();
  });

  test('Stay as chosen once the toggle was used', async () => {
    const { toggleTheme, useTheme, stop } = await open();
    const { result } = renderHook(useTheme);
    act(toggleTheme);
    expect([result.current, shown().theme]).toEqual(['dark', 'dark']);
    act(() => turnDevice(true));
    act(() => turnDevice(false));
    expect([result.current, shown().theme]).toEqual(['dark', 'dark']);
    act(toggleTheme);
    expect([result.current, shown().theme]).toEqual(['light', 'light']);
    stop();
  });
});

describe('With several tabs open', () => {
  test('A choice in one is shown here', async () => {
    const { stop } = await open();
    store(everything);
    window.dispatchEvent(new StorageEvent('storage', { key: 'fursa-preferences' }));
    await expect.poll(shown).toEqual({ ...drawn(everything), fontSize: '200%' });
    stop();
  });

  test('A storage that was cleared means nothing chosen', async () => {
    store(everything);
    const { stop } = await open();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await expect.poll(shown).toEqual(plain);
    stop();
  });

  test('Other entries, and a page that no longer follows, change nothing', async () => {
    const { stop } = await open();
    store(everything);
    window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'fursa-preferences' }));
    turnDevice(true);
    expect(shown()).toEqual(plain);
  });
});

test.each([
  ['no JSON', '{'],
  ['a state that is a text', '{"state":"dark","version":0}'],
])('Storage that holds %s counts as nothing chosen', async (_, text) => {
  localStorage.setItem('fursa-preferences', text);
  const { stop } = await open();
  expect(shown()).toEqual(plain);
  stop();
});

test.each([[{ theme: 'purple' }], [{ palette: 7 }], [{ fontSize: 400 }], [{ voiceLanguage: 'fr' }]])(
  'One wrong choice (%j) does not spoil the others',
  async (wrong) => {
    store({ ...everything, ...wrong });
    const { usePreferences, stop } = await open();
    const [name] = Object.keys(wrong);
    const expected = Object.entries(normal).filter(([key]) => key === name);
    expect(usePreferences.getState()).toEqual({ ...everything, ...Object.fromEntries(expected) });
    stop();
  },
);

test('Where storage is forbidden choices hold, they are only not remembered', async () => {
  const { setPreferences, toggleTheme, stop } = await open();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'QuotaExceededError');
  });
  setPreferences({ contrast: 'high' });
  toggleTheme();
  expect(shown()).toEqual({ ...plain, theme: 'dark', contrast: 'high' });
  stop();
});
