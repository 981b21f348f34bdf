import { createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSelfSignedCertificate } from './self-signed-certificate.ts';

const { cert, key } = createSelfSignedCertificate();
const certificate = new X509Certificate(cert);

test('The certificate is signed by the key that comes with it', () => {
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true);
});

test('The certificate is for localhost and nobody else', () => {
  expect(certificate.checkHost('localhost')).toBe('localhost');
  expect(certificate.checkHost('example.com')).toBeUndefined();
});

test('The certificate is valid now and no longer than two days', () => {
  expect(certificate.validFromDate.getTime()).toBeLessThan(Date.now());
  expect(certificate.validToDate.getTime()).toBeGreaterThan(Date.now());
  expect(certificate.validToDate.getTime() - Date.now()).toBeLessThan(48 * 60 * 60 * 1000);
});
