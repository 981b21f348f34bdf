import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { atomicWrite } from '../files/atomic-write.ts';
import { readJsonFile } from '../files/read-json-file.ts';
import { ReleaseError } from '../release-error.ts';

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

const publicFile = 'registry-keys.json';
const signingFile = 'registry-signing-key.json';

/** Public keys, 32 bytes in base64, by the names that signatures give. */
const publicKeysSchema = z.record(z.string(), z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/)));
const signingKeySchema = z.object({ name: z.string(), privateKey: z.string() });

export interface RegistryKeys {
  /** Whose signatures are believed. */
  readonly trusted: Readonly<Record<string, string>>;
  /** Absent where registries are only read. */
  readonly signing: { readonly name: string; readonly privateKey: KeyObject } | undefined;
}

/** The folder that `FURSA_KEY_DIR` names; without one, registries are neither signed nor checked. */
export function keyFolder(variables: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const folder = variables.FURSA_KEY_DIR;
  return folder === undefined || folder === '' ? undefined : folder;
}

/** @throws ReleaseError when the folder has no keys: whoever names one wants signatures. */
export async function readRegistryKeys(folder: string): Promise<RegistryKeys> {
  const advice = 'Make keys with `fursa keys new`, or unset FURSA_KEY_DIR.';
  const trusted = await readJsonFile(join(folder, publicFile), publicKeysSchema, advice);
  if (trusted === undefined) throw new ReleaseError(`FURSA_KEY_DIR: ${folder} has no ${publicFile}. ${advice}`);
  const stored = await readJsonFile(join(folder, signingFile), signingKeySchema, advice);
  if (stored === undefined) return { trusted, signing: undefined };
  return { trusted, signing: { name: stored.name, privateKey: createPrivateKey(stored.privateKey) } };
}

/**
 * Makes a key that signs from now on. Those before go on being believed until they are retired: shells that were built before
 * know no other.
 *
 * @returns its name
 */
export async function addRegistryKey(folder: string, isFirst: boolean): Promise<string> {
  const present = await readJsonFile(join(folder, publicFile), publicKeysSchema, 'Move it aside.');
  if (isFirst && present !== undefined) {
    throw new ReleaseError(`${folder} has keys already. Replace them with \`fursa keys rotate\`.`);
  }
  if (!isFirst && present === undefined) {
    throw new ReleaseError(`${folder} has no keys yet. Make them with \`fursa keys new\`.`);
  }
  const { privateKey } = generateKeyPairSync('ed25519');
  const name = `${new Date().toISOString().slice(0, 10)}-${randomBytes(3).toString('hex')}`;
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeKeys(folder, { ...present, [name]: rawPublicKey(privateKey) });
  const signing = join(folder, signingFile);
  await atomicWrite(signing, `${JSON.stringify({ name, privateKey: pem }, undefined, 2)}\n`);
  await chmod(signing, 0o600);
  return name;
}

/** A key that is believed no more. */
export async function retireRegistryKey(folder: string, name: string): Promise<void> {
  const { trusted, signing } = await readRegistryKeys(folder);
  if (!Object.hasOwn(trusted, name)) {
    throw new ReleaseError(`There is no key ${name}, but ${Object.keys(trusted).join(', ')}.`);
  }
  if (signing?.name === name) throw new ReleaseError(`${name} signs. Make another one first: \`fursa keys rotate\`.`);
  await writeKeys(folder, Object.fromEntries(Object.entries(trusted).filter(([other]) => other !== name)));
}

async function writeKeys(folder: string, keys: Readonly<Record<string, string>>): Promise<void> {
  await atomicWrite(join(folder, publicFile), `${JSON.stringify(keys, undefined, 2)}\n`);
}

function rawPublicKey(privateKey: KeyObject): string {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}
