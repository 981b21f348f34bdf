import { expect, test } from 'vitest';
import { formatSearchTable } from './search-table.ts';

test('Each kind of search has a row, and all together the last', () => {
  const measured = [1, 2, 3].flatMap((milliseconds) => [
    { kind: 'one word', milliseconds },
    { kind: 'misspelt', milliseconds: milliseconds * 10 },
  ]);
  expect(formatSearchTable(measured).split('\n').slice(2)).toEqual([
    '| one word | 3 | 2.0 ms | 3.0 ms | 3.0 ms |',
    '| misspelt | 3 | 20.0 ms | 30.0 ms | 30.0 ms |',
    '| **all** | 6 | 3.0 ms | 30.0 ms | 30.0 ms |',
  ]);
});
