import { setPreferences, usePreferences } from '@fursa/shared/preferences';
import { openRemote } from '@fursa/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

const normal = { contrast: 'normal', palette: 'normal', fontSize: 18 } as const;

beforeEach(() => setPreferences(normal));
afterEach(() => act(() => setPreferences(normal)));

async function openPage() {
  const page = await openRemote({ manifest, remote }, '/accessibility');
  await screen.findByRole('heading', { level: 1, name: 'Accessibility Features' });
  return page;
}

test.each([
  ['High contrast', { contrast: 'high' }],
  ['Color blind friendly', { palette: 'color-blind' }],
])('%s is switched on and off for the whole product', async (name, chosen) => {
  const { user } = await openPage();
  const toggle = screen.getByRole('button', { name });
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  await user.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(usePreferences.getState()).toMatchObject({ ...normal, ...chosen });
  await user.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  expect(usePreferences.getState()).toMatchObject(normal);
});

test('The font size follows the slider when it is let go, from 14 to 36', async () => {
  await openPage();
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Font size' });
  expect([slider.min, slider.max, slider.value]).toEqual(['14', '36', '18']);
  fireEvent.input(slider, { target: { value: '30' } });
  expect(slider.value).toBe('30');
  expect(usePreferences.getState().fontSize).toBe(18);
  act(() => slider.dispatchEvent(new Event('change', { bubbles: true })));
  expect(usePreferences.getState().fontSize).toBe(30);
});

test('A choice that was made elsewhere is shown', async () => {
  await openPage();
  act(() => setPreferences({ contrast: 'high', fontSize: 24 }));
  expect(screen.getByRole('button', { name: 'High contrast' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Font size' }).value).toBe('24');
});
