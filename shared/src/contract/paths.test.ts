// @vitest-environment node
import { expect, test } from 'vitest';
import { companyPath, companyPathPattern, jobPath, jobPathPattern, paths, readReturnPath } from './paths.ts';

test.each([
  '/jobs',
  '/jobs?page=2&text=data%20analyst#top',
  '/job-match',
  '/AI',
  '/',
  '/loginx',
  '/login-help',
  '/jobs?next=https://evil.example',
  '/jobs/%2F%2Fevil.example',
])('People who were sent to sign in come back to %s', (from) => {
  expect(readReturnPath({ from })).toBe(from);
});

test('A path that steps upwards stays inside the product', () => {
  expect(readReturnPath({ from: '/jobs/../profile' })).toBe('/profile');
  expect(readReturnPath({ from: '/../../etc' })).toBe('/etc');
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '',
  'jobs',
])('%j does not lead away from the product', (from) => {
  expect(readReturnPath({ from })).toBe('/');
});

test.each(['/login', '/LOGIN', '/login?again=1', '/jobs/../login', '/login/'])(
  'Signing in does not lead back to signing in by %s',
  (from) => {
    expect(readReturnPath({ from })).toBe('/');
  },
);

test.each([undefined, '/jobs', {}, { from: 7 }, { from: { toString: () => '/jobs' } }])(
  'Router state that is not ours, such as %j, means the start page',
  (state) => {
    expect(readReturnPath(state)).toBe('/');
  },
);

test('Every address that is given back leads to the origin it is resolved against', () => {
  const parts = ['/', '//', '\\', '.', '..', '%2e', '%2f', '%5c', '\t', '\n', ' ', '@', ':', '?', '#', 'evil.example'];
  const attempts = parts.flatMap((a) => parts.flatMap((b) => parts.flatMap((c) => [a + b + c, `/${a}${b}${c}`])));
  const astray = attempts.filter((from) => {
    const result = readReturnPath({ from });
    return new URL(result, 'https://fursa.example').origin !== 'https://fursa.example' || !/^\/(?![/\\])/.test(result);
  });
  expect(astray).toEqual([]);
});

test('No two paths of the product are one address', () => {
  const addresses = Object.values(paths).map((path) => path.toLowerCase());
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('The page of a job has the address its pattern names, whatever the id holds', () => {
  expect(companyPath('7')).toBe(companyPathPattern.replace(':companyId', '7'));
  expect(jobPath('7')).toBe(jobPathPattern.replace(':jobId', '7'));
  expect(jobPath('a/../b?c#d')).toBe('/jobs/a%2F..%2Fb%3Fc%23d');
  expect(readReturnPath({ from: jobPath('7') })).toBe('/jobs/7');
});
