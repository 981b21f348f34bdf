import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { BackendStartError } from '../backend-start-error.ts';
import { claimFolder, FolderInUseError } from './claim-folder.ts';

/** What is made up once per installation and must not leave it. */
export interface Secrets {
  readonly jwtSecret: string;
  readonly publishableKey: string;
}

/** The place where everything of one installation lives. */
export interface DataFolder {
  /** Undefined: in memory. */
  readonly databaseFolder: string | undefined;
  /** Undefined: in memory. */
  readonly filesFolder: string | undefined;
  readonly secrets: Secrets;
  /** Called when the database has its schema and seed; until then the next start begins anew. */
  markComplete(): Promise<void>;
  release(): void;
}

const secretsSchema = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith('sb_publishable_'),
});

/** A data folder that is gone with the process. */
export function memoryFolder(): DataFolder {
  return {
    databaseFolder: undefined,
    filesFolder: undefined,
    secrets: makeSecrets(),
    markComplete: async () => undefined,
    release: () => undefined,
  };
}

/**
 * Makes the folder where missing, claims it for this process and removes a database whose first start was cut short.
 *
 * @throws BackendStartError `data-dir-unwritable`, `data-dir-in-use`
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  const root = resolve(folder);
  const databaseFolder = join(root, 'database');
  // Inside the database, so that no copy of it comes without its mark and is taken for a half one.
  const completeMark = join(databaseFolder, 'fursa-complete');
  let release: () => void = () => undefined;
  try {
    await mkdir(root, { recursive: true });
    release = claimFolder(root);
    if (!existsSync(completeMark)) await rm(databaseFolder, { recursive: true, force: true });
    const secrets = await readOrMakeSecrets(join(root, 'secrets.json'));
    return {
      databaseFolder,
      filesFolder: join(root, 'files'),
      secrets,
      markComplete: () => markOnce(completeMark),
      release,
    };
  } catch (cause) {
    release();
    if (cause instanceof FolderInUseError) {
      throw new BackendStartError(
        'data-dir-in-use',
        `The data folder ${root} is in use by process ${cause.holder}: stop that one, or name another folder with FURSA_DATA_DIR.`,
        { cause },
      );
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackendStartError(
      'data-dir-unwritable',
      `The data folder ${root} cannot be used (${reason}): make it writable, or name another folder with FURSA_DATA_DIR.`,
      { cause },
    );
  }
}

async function markOnce(file: string): Promise<void> {
  if (!existsSync(file) && existsSync(dirname(file))) await writeFile(file, '', { flush: true });
}

async function readOrMakeSecrets(file: string): Promise<Secrets> {
  if (existsSync(file)) return secretsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const secrets = makeSecrets();
  // Written beside and renamed, so that a start cut short leaves no half file.
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}

function makeSecrets(): Secrets {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
  };
}
