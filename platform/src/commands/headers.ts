import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readStaticHosting, staticHosts } from '../release/index.ts';
import { type CommandCall, type CommandOutcome, UsageError } from './command.ts';
import { productDefaults, readEnvironment } from './start/read-environment.ts';

/** `fursa headers <host> [--output <folder>]`: the configuration of a static host for the release as it is served. */
export async function headers({ words: [name = ''], value, usage }: CommandCall): Promise<CommandOutcome> {
  const compose = new Map(Object.entries(staticHosts)).get(name);
  if (compose === undefined) {
    const known = Object.keys(staticHosts).join(', ');
    throw new UsageError(`There is no static host ${name}, but ${known}. Usage: fursa ${usage}`);
  }
  const output = value('output');
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  const files = Object.entries(compose(await readStaticHosting(releaseDir)));
  if (output === undefined) {
    const [[, content = ''] = [], ...others] = files;
    if (others.length > 0) {
      throw new UsageError(`${name} takes ${files.length} files; name a folder for them. Usage: fursa ${usage}`);
    }
    process.stdout.write(content);
    return {};
  }
  await mkdir(output, { recursive: true });
  for (const [file, content] of files) await writeFile(path.join(output, file), content);
  return { lines: files.map(([file]) => `Wrote ${path.join(output, file)}`) };
}
