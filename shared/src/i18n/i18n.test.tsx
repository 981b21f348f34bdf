import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../contract/manifest.ts';
import { defineMessages } from './catalogues.ts';

// The store reads the browser and the storage when the module starts: each test starts it anew.
beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function readStartLanguage() {
  const { useLanguage } = await import('./index.ts');
  function Shown() {
    return <p>{useLanguage()}</p>;
  }
  render(<Shown />);
  return screen.getByText(/^[a-z]{2}$/).textContent;
}

test.each([[['en-GB', 'sw']], [['fr-FR']], [[]], [['EN']]])(
  'A browser that asks for %j gets a language the product has',
  async (wanted) => {
    vi.stubGlobal('navigator', { languages: wanted });
    expect(await readStartLanguage()).toBe('en');
  },
);

test.each([
  '{',
  'null',
  '7',
  '{"state":null,"version":0}',
  '{"state":{"language":"klingon"},"version":0}',
  '{"state":{"language":["en"]},"version":0}',
  '{"state":{"language":"__proto__"},"version":0}',
])('A stored choice of %s does not break the page', async (text) => {
  localStorage.setItem('fursa-language', text);
  expect(await readStartLanguage()).toBe('en');
});

test('A choice is remembered on the device', async () => {
  const { setLanguage } = await import('./index.ts');
  act(() => setLanguage('en'));
  expect(localStorage.getItem('fursa-language')).toContain('"language":"en"');
});

test('The document says which language it is in, and in which direction that is written', async () => {
  const { followLanguage, setLanguage } = await import('./index.ts');
  followLanguage();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']);
  setLanguage(futureLanguage('ar'));
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  setLanguage(futureLanguage('sw'));
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['sw', 'ltr']);
});

test('Texts come in the language of the page, those of a manifest too', async () => {
  const { useLocalizedText, useMessages } = await import('./index.ts');
  const messages = defineMessages({ en: { greeting: (name: string) => `Hello, ${name}`, menu: { close: 'Close' } } });
  function Shown() {
    const text = useMessages(messages);
    const localized = useLocalizedText();
    return <p>{[text.greeting('Amina'), text.menu.close, localized({ en: 'Jobs' })].join('; ')}</p>;
  }
  render(<Shown />);
  expect(screen.getByText('Hello, Amina; Close; Jobs')).toBeDefined();
});

/** A language that the product does not have yet. */
function futureLanguage(tag: string): Language {
  return tag as Language;
}
