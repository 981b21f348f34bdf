import { act, type RenderOptions, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../contract/manifest.ts';
import { defineMessages, readMessages, translate } from './catalogues.ts';

const en = {
  greeting: (name: string) => `Hello, ${name}`,
  menu: { open: 'Open', close: 'Close' },
  steps: ['First', 'Second'].join(', '),
};
const sw = translate(en, { greeting: (name) => `Habari, ${name}`, menu: { close: 'Funga' } });

// The store and what is loaded live as long as the module: each test starts them anew.
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('What a language does not say is said in English, text by text', () => {
  expect(sw.greeting('Amina')).toBe('Habari, Amina');
  expect(sw.menu).toEqual({ open: 'Open', close: 'Funga' });
  expect(sw.steps).toBe('First, Second');
  expect(en.menu.close).toBe('Close');
});

test('English stays on the page until a further language is there, and nothing disappears meanwhile', async () => {
  let arrive: (catalogue: { messages: typeof en }) => void = () => undefined;
  const { show, switchTo } = await open(() => new Promise((resolve) => (arrive = resolve)));
  show();
  expect(screen.getByText('Hello, Amina: Close')).toBeDefined();
  switchTo('sw');
  expect(screen.getByText('Hello, Amina: Close')).toBeDefined();
  await act(async () => arrive({ messages: sw }));
  expect(screen.getByText('Habari, Amina: Funga')).toBeDefined();
  switchTo('en');
  expect(screen.getByText('Hello, Amina: Close')).toBeDefined();
});

test('A catalogue is asked for once, however often and in however many places it is shown', async () => {
  const load = vi.fn(async () => ({ messages: sw }));
  const { show, switchTo } = await open(load);
  const { rerender } = show();
  switchTo('sw');
  rerender();
  await act(() => vi.advanceTimersByTimeAsync(0));
  rerender();
  show();
  switchTo('en');
  switchTo('sw');
  expect(screen.getAllByText('Habari, Amina: Funga')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('A catalogue that did not arrive is asked for again after a pause, and not before', async () => {
  const load = vi.fn(async () => ({ messages: sw })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { show, switchTo } = await open(load);
  const { rerender } = show();
  switchTo('sw');
  await act(() => vi.advanceTimersByTimeAsync(9_999));
  rerender();
  expect(screen.getByText('Hello, Amina: Close')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Habari, Amina: Funga')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('A catalogue that nobody shows any more is not asked for again', async () => {
  const load = vi.fn(() => Promise.reject<{ messages: typeof en }>(new TypeError('Failed to fetch')));
  const { show, switchTo } = await open(load);
  const { unmount } = show();
  switchTo('sw');
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(load).toHaveBeenCalledTimes(1);
});

test('A page that the build drew in English is taken over as it is, and switches afterwards', async () => {
  const { show, switchTo } = await open(async () => ({ messages: sw }));
  switchTo('sw');
  const prerendered = document.createElement('div');
  prerendered.innerHTML = '<p>Hello, Amina: Close</p>';
  const paragraph = prerendered.firstChild;
  document.body.append(prerendered);
  show({ container: prerendered, hydrate: true });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Habari, Amina: Funga')).toBe(paragraph);
});

test('A remote that does not have the language of the page shows English', async () => {
  const { show, switchTo } = await open(async () => ({ messages: sw }));
  show();
  switchTo('fr');
  expect(screen.getByText('Hello, Amina: Close')).toBeDefined();
});

test('Code that is no component reads the texts of a language, and English where there are none', async () => {
  const catalogues = { en, sw: async () => ({ messages: sw }), fr: () => Promise.reject(new TypeError('offline')) };
  const messages = defineMessages<typeof en>(catalogues);
  expect((await readMessages(messages, futureLanguage('sw'))).menu.close).toBe('Funga');
  expect((await readMessages(messages, 'en')).menu.close).toBe('Close');
  expect((await readMessages(messages, futureLanguage('fr'))).menu.close).toBe('Close');
  expect((await readMessages(messages, futureLanguage('ar'))).menu.close).toBe('Close');
});

/** A component with texts in English and in a further language, in a page that has just started. */
async function open(load: () => Promise<{ messages: typeof en }>) {
  const { setLanguage, useMessages } = await import('./index.ts');
  const catalogues = { en, sw: load };
  const messages = defineMessages<typeof en>(catalogues);
  function Shown() {
    const text = useMessages(messages);
    return <p>{`${text.greeting('Amina')}: ${text.menu.close}`}</p>;
  }
  return {
    show(options?: RenderOptions) {
      const { rerender, unmount } = render(<Shown />, options);
      return { rerender: () => rerender(<Shown />), unmount };
    },
    switchTo: (tag: string) => act(() => setLanguage(futureLanguage(tag))),
  };
}

/** A language that the product does not have yet. */
function futureLanguage(tag: string): Language {
  return tag as Language;
}
