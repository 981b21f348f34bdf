import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { BackendStartError } from '../backend-start-error.ts';
import { writeDurably } from './durable-files.ts';

/** What is made up once per installation and must not leave it. */
export interface Secrets {
  readonly jwtSecret: string;
  readonly publishableKey: string;
}

const secretsSchema = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith('sb_publishable_'),
});

/**
 * Reads the secrets; makes them where the file is missing.
 *
 * @param onMissing called before new ones are made
 * @throws BackendStartError `data-dir-damaged` when the file does not hold them
 */
export async function readOrMakeSecrets(file: string, onMissing: () => void): Promise<Secrets> {
  if (existsSync(file)) return parseSecrets(file, await readFile(file, 'utf8'));
  onMissing();
  const secrets = makeSecrets();
  await writeDurably(file, JSON.stringify(secrets));
  return secrets;
}

export function makeSecrets(): Secrets {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
  };
}

function parseSecrets(file: string, text: string): Secrets {
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new BackendStartError(
      'data-dir-damaged',
      `${file} is damaged: put back a copy of it, or delete it, and everybody has to sign in again.`,
      { cause },
    );
  }
}
