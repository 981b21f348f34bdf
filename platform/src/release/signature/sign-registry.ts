import { createPublicKey, sign, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { ReleaseError } from '../release-error.ts';
import type { RegistryKeys } from './registry-keys.ts';

const signatureSchema = z.object({ key: z.string(), value: z.string() });

/**
 * The registry with a signature over everything in it: Ed25519 over its JSON without spaces, its fields in their order. Shells
 * from before there were signatures leave the field alone.
 */
export function signRegistry(registry: object, { signing }: RegistryKeys): object {
  if (signing === undefined) {
    throw new ReleaseError('FURSA_KEY_DIR has no key that signs: release where that key is.');
  }
  const value = sign(null, signedBytes(registry), signing.privateKey).toString('base64');
  return { ...registry, signature: { key: signing.name, value } };
}

/** Why a registry must not be believed; undefined when one of the trusted keys has signed exactly this. */
export function findSignatureFault(registry: object, { trusted }: RegistryKeys): string | undefined {
  if (!('signature' in registry)) return 'is not signed';
  const { data: signature } = z.safeParse(signatureSchema, registry.signature);
  if (signature === undefined) return 'has no signature that can be read';
  const publicKey = Object.hasOwn(trusted, signature.key) ? trusted[signature.key] : undefined;
  if (publicKey === undefined) return `is signed with the key ${signature.key}, which is not trusted`;
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey, 'base64').toString('base64url') },
    format: 'jwk',
  });
  const isGenuine = verify(null, signedBytes(registry), key, Buffer.from(signature.value, 'base64'));
  return isGenuine ? undefined : 'was changed after it was signed';
}

/** `shell/src/composition/signed/registry-signature.ts` does the same. */
function signedBytes(registry: object): Buffer {
  return Buffer.from(JSON.stringify({ ...registry, signature: undefined }));
}
