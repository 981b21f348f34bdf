import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { BackendStartError } from '../backend-start-error.ts';
import { describeDatabaseDamage } from './describe-database-damage.ts';

const folder = { databaseFolder: tmpdir(), isFirstStart: false };

function failure(fields: Readonly<Record<string, unknown>>): Error {
  return Object.assign(new Error(''), fields);
}

test.each([
  [
    'an error of PostgreSQL',
    failure({ code: 'XX001', message: 'could not read\nblock 3' }),
    /"could not read block 3" \(XX001\)/,
  ],
  [
    'an abort of WebAssembly',
    failure({ name: 'RuntimeError', message: 'Aborted(). Build with ...' }),
    /does not start over it \(Aborted/,
  ],
  [
    'a trap of WebAssembly',
    failure({ name: 'RuntimeError', message: 'unreachable' }),
    /does not start over it \(unreachable/,
  ],
  ['a start that fails', new Error('PGlite failed to initialize properly'), /does not start over it \(PGlite failed/],
  ['a missing file', failure({ name: 'ErrnoError', errno: 44 }), /a file in it is missing or cannot be read/],
  [
    'a database that hangs',
    new Error('The database did not answer for 30 s'),
    /does not start over it \(The database did not answer/,
  ],
  [
    'a migration over damaged files',
    new BackendStartError('migration-failed', 'The database refused it', {
      cause: failure({ code: '58P01', message: 'gone' }),
    }),
    /"gone" \(58P01\)/,
  ],
])('Of %s one line is told, which says that nothing was deleted', (_what, error, line) => {
  const damage = describeDatabaseDamage(error, folder);
  expect(damage?.code).toBe('database-damaged');
  expect(damage?.message).toMatch(line);
  expect(damage?.message).toMatch(/^[^\n]*Nothing was deleted[^\n]*$/);
});

test.each([
  ['PostgreSQL', failure({ code: '53100', message: 'could not extend file' })],
  ['a file of PostgreSQL', failure({ code: 'XX000', message: 'could not write: No space left on device' })],
  ['WebAssembly', failure({ name: 'ErrnoError', errno: 51 })],
  ['a seed', new BackendStartError('migration-failed', 'Refused', { cause: failure({ code: '53100', message: '' }) })],
])('A full disk is called that when %s says so, at a first start too', (_who, error) => {
  for (const isFirstStart of [true, false]) {
    expect(describeDatabaseDamage(error, { ...folder, isFirstStart })?.code).toBe('disk-full');
  }
});

test.each([
  ['a fault of ours', new TypeError('x is not a function')],
  [
    'a migration that is wrong',
    new BackendStartError('migration-failed', 'Refused', { cause: failure({ code: '42601' }) }),
  ],
  ['a call of the operating system', failure({ code: 'EBUSY' })],
])('%s is none of it', (_what, error) => {
  expect(describeDatabaseDamage(error, folder)).toBeUndefined();
});

test('A database that is new, in memory or elsewhere has no damage', () => {
  const error = failure({ code: 'XX001' });
  expect(describeDatabaseDamage(error, { ...folder, isFirstStart: true })).toBeUndefined();
  expect(describeDatabaseDamage(error, { databaseFolder: undefined, isFirstStart: false })).toBeUndefined();
});
