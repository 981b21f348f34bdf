import { expect, test } from 'vitest';
import { readQuery } from './read-query.ts';

const rule = { operations: {} };

test('A list without a limit is asked for a thousand rows', () => {
  expect(readQuery(new URLSearchParams('select=id'), 'read', rule).get('limit')).toBe('1000');
  expect(readQuery(new URLSearchParams('select=id&limit=20'), 'read', rule).get('limit')).toBe('20');
});
