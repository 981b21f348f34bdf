// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { isSigned } from './registry-signature.ts';

/** Signed by `fursa`: both sides must agree on the bytes. */
const name = '2026-11-23-4388de';
const keys = { [name]: 'PM8nQRm6SpOFtIN3HX2+Y4lapR/c6hJPiryfQw2v0MA=' };
const value = 'kdSMq/RJBELl1IMcgCJ3/EFeg6lq+cJ3kAVLjT+J9Gh8vrWNhVgvK3KmvlX2/tasuifQ98CjN/iCXDCrSB3JCw==';
const registry = { schemaVersion: 1, revision: 3, remotes: [{ name: 'mf-jobs', owner: 'Timu ya kazi – ü' }] };
const signed = { ...registry, signature: { key: name, value } };

afterEach(() => {
  vi.restoreAllMocks();
});

test('A registry that a trusted key has signed is believed, however its JSON is spaced', async () => {
  expect(await isSigned(JSON.parse(JSON.stringify(signed, undefined, 2)), keys)).toBe(true);
});

test.each<[string, unknown]>([
  ['changed', { ...signed, revision: 4 }],
  ['changed in an entry', { ...signed, remotes: [{ ...registry.remotes[0], owner: 'Others' }] }],
  ['unsigned', registry],
  ['signed with half a signature', { ...registry, signature: { key: name } }],
  ['signed by nobody we know', { ...registry, signature: { key: 'other', value } }],
  ['signed by a name that every object has', { ...registry, signature: { key: 'toString', value } }],
  ['no registry', 'text'],
])('One that is %s is not', async (_what, altered) => {
  expect(await isSigned(altered, keys)).toBe(false);
});

test('A browser that has no Ed25519 believes what it gets', async () => {
  const unsupported = new DOMException('Unrecognized name.', 'NotSupportedError');
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(unsupported);
  expect(await isSigned({ ...signed, revision: 4 }, keys)).toBe(true);
});
