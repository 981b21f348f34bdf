import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { contractVersion, isRemoteName, paths, type RemoteName } from '@fursa/shared/contract';
import { repositoryFolder } from '../build/app-names.ts';
import { runTool } from '../checks/run-tool.ts';
import { CommandError, UsageError } from './command-error.ts';

const usage = 'new <remote> [--title "<words>"]';
const templateFolder = fileURLToPath(new URL('../../template/remote', import.meta.url));
/** Keeps compilers and linters away from files whose names are not filled in yet. */
const templateEnding = '.template';
/** Folders of these names have import rules of their own, so that no feature can have one. */
const reservedFeatures = ['components', 'data', 'messages', 'model', 'pages', 'testing'];

/** What the `{{placeholders}}` of the template, in texts and in names of files, stand for. */
interface TemplateValues {
  readonly name: RemoteName;
  /** The name without `mf-`: the folder of the first feature, its page's id and path. */
  readonly feature: string;
  /** The same as the beginning of a component's name. */
  readonly Feature: string;
  readonly title: string;
  /** The range of contract versions that the remote is built for. */
  readonly contract: string;
}

/** `fursa new <remote> [--title "<words>"]`: writes a remote with one page and its test, ready to be built and published. */
export async function newRemote(args: readonly string[]): Promise<number> {
  const values = readArguments(args);
  const files = await writeRemote(values);
  const { exitCode, output } = await runTool(repositoryFolder, 'biome', ['format', '--write', values.name]);
  if (exitCode !== 0) throw new CommandError(`${values.name} is written, but Biome cannot format it:\n${output}`);
  console.log(describeNextSteps(values, files.length));
  return 0;
}

function readArguments(args: readonly string[]): TemplateValues {
  const { positionals, title } = splitArguments(args);
  const [name, extra] = positionals;
  if (name === undefined) throw new UsageError(`A name is missing. Usage: fursa ${usage}`);
  if (extra !== undefined) throw new UsageError(`Unexpected ${extra}. Usage: fursa ${usage}`);
  if (!isRemoteName(name) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new UsageError(
      `${name} is no name of a remote, such as mf-events or mf-career-events. Usage: fursa ${usage}`,
    );
  }
  const feature = name.slice('mf-'.length);
  if (reservedFeatures.includes(feature)) {
    throw new CommandError(
      `${feature} is the name of a folder with import rules of its own. Name what users come for.`,
    );
  }
  const owned = Object.values(paths).find((owned) => owned.toLowerCase() === `/${feature}`);
  if (owned !== undefined) throw new CommandError(`The path ${owned} has a page already. Choose another name.`);
  return {
    name,
    feature,
    Feature: feature.split('-').map(capitalize).join(''),
    title: title ?? capitalize(feature.replaceAll('-', ' ')),
    contract: `^${contractVersion.replace(/\d+$/, '0')}`,
  };
}

function splitArguments(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { title: { type: 'string' } },
      allowPositionals: true,
    });
    const title = values.title?.trim();
    if (title !== undefined && !/^[^"\\\p{Cc}]{1,60}$/u.test(title)) {
      throw new Error('--title needs 1 to 60 characters, without double quotes and backslashes');
    }
    return { positionals, title };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}. Usage: fursa ${usage}`);
  }
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** @returns the paths of the files it has written. */
async function writeRemote(values: TemplateValues): Promise<string[]> {
  const folder = path.join(repositoryFolder, values.name);
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new CommandError(`The folder ${values.name} exists. Remove it or choose another name.`);
  });
  const templates = (await readdir(templateFolder, { recursive: true })).filter((name) =>
    name.endsWith(templateEnding),
  );
  const files = templates.map((name) => fillIn(name.slice(0, -templateEnding.length), values));
  for (const [index, template] of templates.entries()) {
    const file = path.join(folder, files[index] ?? '');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, fillIn(await readFile(path.join(templateFolder, template), 'utf8'), values));
  }
  return files;
}

/** @throws when the template names a placeholder that has no value. */
function fillIn(text: string, values: TemplateValues): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = new Map(Object.entries(values)).get(key);
    if (value === undefined) throw new Error(`The template of a remote says {{${key}}}, which has no value`);
    return value;
  });
}

function describeNextSteps({ name, feature }: TemplateValues, files: number): string {
  const steps = [
    ['install', 'links its dependencies'],
    [`--filter @fursa/${name} test`, 'its tests'],
    [`isolate ${name}`, `alone, at http://localhost:3100/${feature}`],
    [`fursa build ${name}`, `its files, in ${name}/dist`],
    [`fursa publish ${name}`, 'into the product, also while that runs'],
  ] as const;
  const width = Math.max(...steps.map(([command]) => command.length));
  const lines = steps.map(([command, what]) => `  npx pnpm@12.21.0 ${command.padEnd(width)}  ${what}`);
  return [`${name} is written, ${files} files. What to do next:`, ...lines].join('\n');
}
