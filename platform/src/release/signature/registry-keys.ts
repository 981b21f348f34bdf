import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { atomicWrite } from '../files/atomic-write.ts';
import { readJsonFile } from '../files/read-json-file.ts';
import { ReleaseError } from '../release-error.ts';

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
