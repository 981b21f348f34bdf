// @vitest-environment node
import { expect, test } from 'vitest';
import { optionalWebAddress, webAddress } from './web-address.ts';

test.each(['https://example.com/a?b=c#d', 'http://localhost:3000', 'https://medium.com/@amina'])(
  '%s may become a link',
  (address) => {
    expect(webAddress.parse(address)).toBe(address);
    expect(optionalWebAddress.parse(address)).toBe(address);
  },
);

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  '/jobs',
  'example.com',
  'https://linkedin.com@evil.example/in/amina',
  'https://evil.example/\u202egpj.exe',
  '',
  7,
  undefined,
])('%s is no web address', (address) => {
  expect(webAddress.safeParse(address).success).toBe(false);
  expect(optionalWebAddress.parse(address)).toBeNull();
});
