import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryFolder } from '../../build/app-names.ts';
import {
  addRegistryKey,
  keyFolder,
  readRegistryKeys,
  retireRegistryKey,
  signPresentRegistry,
} from '../../release/index.ts';
import { type CommandCall, CommandError, type CommandOutcome, UsageError } from '../command.ts';
import { productDefaults, readEnvironment } from '../start/read-environment.ts';

/** Where the shell has the keys that it believes: part of its sources, so that a shell with other keys is another version. */
const shellKeys = path.join('shell', 'src', 'composition', 'signed', 'registry-keys.ts');

/** `fursa keys [new | rotate | retire <key> | sign]`: the keys that sign the registry. */
export async function keys({ words: [action, name], usage }: CommandCall): Promise<CommandOutcome> {
  const folder = keyFolder();
  if (folder === undefined) {
    throw new CommandError('FURSA_KEY_DIR is not set: name a folder outside the release folder, for the keys alone.');
  }
  if (name !== undefined && action !== 'retire') throw new UsageError(`Unexpected ${name}. Usage: fursa ${usage}`);
  if (action === undefined) return await listKeys(folder, []);
  if (action === 'sign') {
    const { releaseDir } = readEnvironment(process.env, productDefaults);
    const revision = await signPresentRegistry(releaseDir);
    return { lines: [`Revision ${revision} is signed`], data: { revision } };
  }
  if (action === 'new' || action === 'rotate') await addRegistryKey(folder, action === 'new');
  else if (action !== 'retire') throw new UsageError(`Unexpected ${action}. Usage: fursa ${usage}`);
  else if (name === undefined) throw new UsageError(`Which key? Usage: fursa ${usage}`);
  else await retireRegistryKey(folder, name);
  const { trusted } = await readRegistryKeys(folder);
  await writeFile(path.join(repositoryFolder, shellKeys), composeShellKeys(trusted));
  return await listKeys(folder, [
    `${shellKeys} has the public keys: commit it, and publish the shell before anything is signed with another key.`,
    ...(action === 'new' ? ['A registry that is there already is signed once by: fursa keys sign'] : []),
  ]);
}

async function listKeys(folder: string, hints: readonly string[]): Promise<CommandOutcome> {
  const { trusted, signing } = await readRegistryKeys(folder);
  const lines = Object.keys(trusted).map((key) => `${key}  ${key === signing?.name ? 'signs' : 'is still believed'}`);
  return { lines: [...lines, ...hints], data: { folder, trusted, signs: signing?.name ?? null } };
}

/** As Biome formats it. */
function composeShellKeys(trusted: Readonly<Record<string, string>>): string {
  const entries = Object.entries(trusted).map(([key, value]) => `  '${key}': '${value}',\n`);
  return [
    '/**\n',
    ' * Written by `fursa keys`: public keys, by name, of whoever may sign a registry. Undefined: none is signed, and nothing of the\n',
    ' * check is in the build.\n',
    ' */\n',
    `export const registryKeys: Readonly<Record<string, string>> | undefined = {\n${entries.join('')}};\n`,
  ].join('');
}
