import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const hosted = {
  SUPABASE_URL: 'https://project.example/',
  SUPABASE_ANON_KEY: 'old publishable',
  SUPABASE_SERVICE_ROLE_KEY: 'old secret',
};

test('Both generations of keys of a hosted project are understood, the new ones first', () => {
  expect(readEnvironment(hosted)).toMatchObject({
    SUPABASE_URL: 'https://project.example',
    SUPABASE_PUBLISHABLE_KEY: 'old publishable',
    SUPABASE_SECRET_KEY: 'old secret',
  });
  const both = {
    ...hosted,
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1","mobile":"sb_publishable_2"}',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
  };
  expect(readEnvironment(both)).toMatchObject({
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
    SUPABASE_SECRET_KEY: 'sb_secret_1',
  });
  expect(readEnvironment({ ...both, SUPABASE_SECRET_KEYS: 'not JSON' }).SUPABASE_SECRET_KEY).toBe('old secret');
});

test('An empty variable counts as absent', () => {
  const { AI_API_KEY, AI_MODEL, FEED_SOURCES } = readEnvironment({
    ...hosted,
    AI_API_KEY: '',
    AI_MODEL: '',
    FEED_SOURCES: '',
  });
  expect([AI_API_KEY, AI_MODEL, FEED_SOURCES]).toEqual([undefined, 'grok-3-mini', []]);
});

test('A feed that is asked for without its keys is told at the start', () => {
  const variables = { ...hosted, FEED_SOURCES: 'adzuna,lever', FEED_ADZUNA_APP_ID: 'id', FEED_LEVER_BOARDS: ' , ' };
  expect(() => readEnvironment(variables)).toThrow('FEED_SOURCES needs FEED_ADZUNA_APP_KEY, FEED_LEVER_BOARDS.');
});

test.each([
  [{ SUPABASE_URL: '' }, /SUPABASE_URL/],
  [{ SUPABASE_SERVICE_ROLE_KEY: '' }, /SUPABASE_SECRET_KEY/],
  [{ AI_BASE_URL: 'http://provider.example' }, /AI_BASE_URL: must be an https address/],
  [{ FEED_ADZUNA_URL: 'ftp://127.0.0.1' }, /FEED_ADZUNA_URL/],
  [{ FEED_LEVER_BOARDS: 'kijani, ../admin' }, /FEED_LEVER_BOARDS/],
  [{ FEED_SOURCES: 'remotive' }, /FEED_SOURCES/],
  [{ FEED_ADZUNA_COUNTRIES: 'za,../../x' }, /FEED_ADZUNA_COUNTRIES/],
])('%j is refused by name', (variables, message) => {
  expect(() => readEnvironment({ ...hosted, ...variables })).toThrow(message);
});

test('A refused variable is told without its value', () => {
  const read = () => readEnvironment({ ...hosted, AI_BASE_URL: 'http://secret-in-it.example' });
  expect(read).not.toThrow(/secret-in-it/);
  expect(read).toThrow();
});
