import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkBackendUrl } from './public-config.ts';

test.each([
  ['https://abc.supabase.co', 'https://abc.supabase.co/'],
  ['http://localhost:3000', 'http://localhost:3000/'],
  ['http://127.0.0.1:54321', 'http://127.0.0.1:54321/'],
  ['http://[::1]:3000', 'http://[::1]:3000/'],
])('The backend may be at %s', (address, href) => {
  expect(checkBackendUrl(address)).toBe(href);
});

test.each([
  'http://abc.supabase.co',
  'http://localhost.evil.example',
  'http://localhost@evil.example',
  'http://127.0.0.1@evil.example/',
  'http://0.0.0.0',
  'ws://localhost',
  'localhost:3000',
  '//abc.supabase.co',
  '',
])('The backend is not at %j', (address) => {
  expect(() => checkBackendUrl(address)).toThrow('Must be a valid HTTPS URL');
});

describe('The configuration in the page', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    document.getElementById('fursa-config')?.remove();
  });

  async function readFrom(text: string | undefined) {
    if (text !== undefined) {
      const element = document.createElement('script');
      element.id = 'fursa-config';
      element.type = 'application/json';
      element.textContent = text;
      document.body.append(element);
    }
    const { readPublicConfig } = await import('./public-config.ts');
    return readPublicConfig;
  }

  test('Is what the gateway wrote', async () => {
    const read = await readFrom('{"version":"0.1.0","supabasePublishableKey":"publishable"}');
    expect(read()).toEqual({ version: '0.1.0', supabasePublishableKey: 'publishable' });
  });

  test.each([undefined, '', '{', 'null', '{}', '{"version":1,"supabasePublishableKey":"x"}'])(
    'is refused when it is %j',
    async (text) => {
      const read = await readFrom(text);
      expect(read).toThrow();
    },
  );
});
