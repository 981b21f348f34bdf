import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface SelfSignedCertificate {
  /** PEM. */
  readonly cert: string;
  /** PEM. */
  readonly key: string;
  /** SHA-256 over the public key, base64: what Chromium's `--ignore-certificate-errors-spki-list` takes. */
  readonly publicKeyHash: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * A certificate for `https://localhost`, valid for two days. Node makes keys and signatures but no certificates, so that
 * the little X.509 (RFC 5280) that it takes is written here.
 */
export function createSelfSignedCertificate(): SelfSignedCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const tbs = toBeSigned(spki);
  const signature = sign('sha256', tbs, privateKey);
  const certificate = sequence(tbs, ecdsaWithSha256, bitString(signature));
  return {
    cert: toPem('CERTIFICATE', certificate),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKeyHash: createHash('sha256').update(spki).digest('base64'),
  };
}

const ecdsaWithSha256 = sequence(objectIdentifier('2a8648ce3d040302'));
const commonName = objectIdentifier('550403');
const subjectAltName = objectIdentifier('551d11');

function toBeSigned(spki: Buffer): Buffer {
  const version3 = der(0xa0, der(0x02, Buffer.from([2])));
  // A leading 1 keeps the number positive and of full length.
  const serial = der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]));
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from('localhost')))));
  const validity = sequence(utcTime(new Date(Date.now() - dayMs)), utcTime(new Date(Date.now() + dayMs)));
  const dnsNames = sequence(der(0x82, Buffer.from('localhost')));
  const extensions = der(0xa3, sequence(sequence(subjectAltName, der(0x04, dnsNames))));
  return sequence(version3, serial, ecdsaWithSha256, name, validity, name, spki, extensions);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

function objectIdentifier(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function bitString(bytes: Buffer): Buffer {
  return der(0x03, Buffer.from([0]), bytes);
}

/** `YYMMDDHHMMSSZ` */
function utcTime(date: Date): Buffer {
  const digits = date.toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}

/** Tag, length and contents, as X.690 (DER) writes them. */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), derLength(body.length), body]);
}

function derLength(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  if (length < 0x100) return Buffer.from([0x81, length]);
  return Buffer.from([0x82, length >> 8, length & 0xff]);
}

function toPem(label: string, bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}
