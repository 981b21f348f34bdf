import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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

test('Texts come in the language of the page, those of a manifest too', async () => {
  const { useLocalizedText, useMessages } = await import('./index.ts');
  const en = { greeting: (name: string) => `Hello, ${name}`, menu: { close: 'Close' } };
  function Shown() {
    const messages = useMessages({ en });
    const localized = useLocalizedText();
    return <p>{[messages.greeting('Amina'), messages.menu.close, localized({ en: 'Jobs' })].join('; ')}</p>;
  }
  render(<Shown />);
  expect(screen.getByText('Hello, Amina; Close; Jobs')).toBeDefined();
});
