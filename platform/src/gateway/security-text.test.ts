import { expect, test } from 'vitest';
import { composeSecurityText } from './security-text.ts';
import { html, prepareGateway } from './testing/gateway-fixture.ts';

const now = new Date('2026-11-22T10:00:00.123Z');
const path = '/.well-known/security.txt';

const fixture = prepareGateway();

test('The file security.txt names the contact, the expiry and its address', () => {
  const site = { contact: 'security@fursa.example', siteUrl: 'https://fursa.example' };
  expect(composeSecurityText(site, now)).toBe(
    [
      'Contact: mailto:security@fursa.example',
      'Expires: 2027-10-18T10:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://fursa.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test.each([
  ['https://fursa.example/report?by=web', 'Contact: https://fursa.example/report?by=web\n'],
  ['zoë+50%@fursa.example', 'Contact: mailto:zo%C3%AB+50%25@fursa.example\n'],
  [
    'https://fursa.example/a\nExpires: 2099-01-01T00:00:00Z',
    'Contact: https://fursa.example/aExpires:%202099-01-01T00:00:00Z\n',
  ],
])('The contact %s is written as an address', (contact, line) => {
  expect(composeSecurityText({ contact }, now)).toContain(line);
});

test('Its own address is left out where it is not https', () => {
  const text = composeSecurityText({ contact: 'a@b.example', siteUrl: 'http://localhost:3000' }, now);
  expect(text).not.toContain('Canonical');
  expect(text?.split('\n')).toHaveLength(4);
});

test('A contact that would be sent to in the clear is none', () => {
  expect(composeSecurityText({ contact: 'http://fursa.example/report' }, now)).toBeUndefined();
  expect(composeSecurityText({}, now)).toBeUndefined();
});

test('The gateway serves it when a contact is configured, and never a page in its place', async () => {
  const config = { version: '1', supabasePublishableKey: 'key', contact: 'a@b.example' };
  const { status, headers, body } = await fixture.ask(path, html, 'GET', await fixture.serve({ config }));
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body.toString())?.[1] ?? '') - Date.now();
  expect(expires).toBeGreaterThan(0);
  expect(expires).toBeLessThan(365 * 24 * 60 * 60 * 1000);
  expect((await fixture.ask(path, html)).status).toBe(404);
});
