// @vitest-environment node
import { expect, test } from 'vitest';
import { defineMessages, readMessages, translate } from './catalogues.ts';

const en = {
  greeting: (name: string) => `Hello, ${name}`,
  menu: { open: 'Open', close: 'Close' },
  steps: ['First', 'Second'].join(', '),
};

test('What a language does not say is said in English, text by text', () => {
  const sw = translate(en, { greeting: (name) => `Habari, ${name}`, menu: { close: 'Funga' } });
  expect(sw.greeting('Amina')).toBe('Habari, Amina');
  expect(sw.menu).toEqual({ open: 'Open', close: 'Funga' });
  expect(sw.steps).toBe('First, Second');
  expect(en.menu.close).toBe('Close');
});

test('Code that is no component reads the texts, too', async () => {
  expect((await readMessages(defineMessages({ en }), 'en')).menu.close).toBe('Close');
});
