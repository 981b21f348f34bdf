// @vitest-environment node
import { expect, test } from 'vitest';
import { findForeignSite } from './foreign-site.ts';

test.each([
  ['https://fursa.example/jobs', 'https://fursa.example'],
  ['https://fursa.example:8443/', 'https://fursa.example'],
  ['https://FURSA.example/', 'https://fursa.example'],
  ['http://192.168.1.5:3000/', 'http://192.168.1.5:3000'],
  ['http://localhost:3100/', 'https://fursa.example'],
  ['http://fursa.localhost:3000/', 'https://fursa.example'],
  ['http://127.0.0.1:3000/', 'https://fursa.example'],
  ['http://[::1]:3000/', 'https://fursa.example'],
  ['https://anywhere.example/', undefined],
])('At %s nobody is warned when the product is at %s', (page, site) => {
  expect(findForeignSite(page, site)).toBeUndefined();
});

test.each([
  ['https://fursa.example.evil.example/', 'https://fursa.example', 'fursa.example'],
  ['https://evil-fursa.example/', 'https://fursa.example', 'fursa.example'],
  ['https://localhost.evil.example/', 'https://fursa.example', 'fursa.example'],
  ['https://127.0.0.1.evil.example/', 'https://fursa.example', 'fursa.example'],
  ['https://www.fursa.example/', 'https://fursa.example:8443', 'fursa.example:8443'],
  ['http://192.168.1.6/', 'http://localhost:3000', 'localhost:3000'],
])('At %s people are told that the product is at %s', (page, site, shown) => {
  expect(findForeignSite(page, site)).toBe(shown);
});
