import { expect, test } from 'vitest';
import { type BackendRun, formatBackendTable } from './backend-table.ts';

function run(speed: number, memory: number | undefined): BackendRun {
  return { jobList: { requestsPerSecond: speed, p99: 10 }, signIn: { requestsPerSecond: speed / 10, p99: 20 }, memory };
}

test('The medians of the runs stand beside each other', () => {
  const table = formatBackendTable({
    pglite: [run(100, 5e8), run(300, 7e8), run(200, 6e8)],
    postgres: [run(1000, 2e8), run(1200, 4e8), run(800, 3e8)],
  });
  expect(table.split('\n').slice(2)).toEqual([
    '| Job list, requests per second | 200 | 1,000 | 5.00 |',
    '| Job list, p99 | 10 ms | 10 ms | 1.00 |',
    '| Sign-in, requests per second | 20.0 | 100.0 | 5.00 |',
    '| Sign-in, p99 | 20 ms | 20 ms | 1.00 |',
    '| Memory | 600 MB | 300 MB | 0.50 |',
  ]);
});

test('What was not measured is left empty', () => {
  const table = formatBackendTable({ pglite: [run(100, undefined)], postgres: [run(100, 1e8)] });
  expect(table.split('\n').at(-1)).toBe('| Memory |  |  |  |');
});
