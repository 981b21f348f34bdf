import { expect, test } from 'vitest';
import { QueryError } from './filters.ts';
import { readQuery, readSelect } from './read-query.ts';

const rule = { operations: {} };

test('A list without a limit is asked for a thousand rows', () => {
  expect(readQuery(new URLSearchParams('select=id'), 'read', rule).get('limit')).toBe('1000');
  expect(readQuery(new URLSearchParams('select=id&limit=20'), 'read', rule).get('limit')).toBe('20');
});

test('Columns, other names for them and embedded tables are read', () => {
  expect(readSelect('id, title,at:created_at,company:companies(id, name),*', ['companies'])).toBe(
    'id,title,at:created_at,company:companies(id,name),*',
  );
});

test.each(['a,,b', 'a(b', 'a)', '(a)', 'companies(a)b', 'companies((a))', 'companies(a),companies(b)'])(
  '%s is refused',
  (select) => {
    expect(() => readSelect(select, ['companies'])).toThrow(QueryError);
  },
);

test('A long selection is refused before it is read', () => {
  // Two million commas took minutes when each was compared with all that follow.
  for (const select of [','.repeat(2_000_000), 'a,'.repeat(61), 'a'.repeat(4_001)]) {
    expect(() => readSelect(select, [])).toThrow(/longer|more than/);
  }
});
