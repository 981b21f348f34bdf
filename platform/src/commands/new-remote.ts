import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractVersion, isRemoteName, paths, type RemoteName } from '@fursa/shared/contract';
import { repositoryFolder } from '../build/app-names.ts';
import { runTool } from '../checks/run-tool.ts';
import { makeStandalone } from '../pack/standalone.ts';
import { addOwner, codeOwnersFile } from '../pipelines/code-owners.ts';
import { workflowFile, writeWorkflows } from '../pipelines/workflow.ts';
import { type CommandCall, CommandError, type CommandOutcome, UsageError } from './command.ts';

/** Keeps compilers and linters away from files whose names are not filled in yet. */
const ending = '.template';

/**
 * Writes the files of a template, with the `{{placeholders}}` in texts and in names of files filled in.
 *
 * @returns their paths below the folder
 * @throws when the template names a placeholder that has no value
 */
async function fillTemplate(template: string, folder: string, values: object): Promise<string[]> {
  const names = (await readdir(template, { recursive: true })).filter((name) => name.endsWith(ending));
  const known = new Map<string, unknown>(Object.entries(values));
  const fillIn = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
      const value = known.get(key);
      if (typeof value !== 'string') throw new Error(`The template of a remote says {{${key}}}, which has no value`);
      return value;
    });
  const files: string[] = [];
  for (const name of names) {
    const file = fillIn(name.slice(0, -ending.length));
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), fillIn(await readFile(path.join(template, name), 'utf8')));
    files.push(file);
  }
  return files;
}

const templates = fileURLToPath(new URL('../../template', import.meta.url));
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
  /** The team to call. */
  readonly owner: string;
  /** The range of contract versions that the remote is built for. */
  readonly contract: string;
}

/**
 * `fursa new <remote> [--title "<words>"] [--output <folder>]`: writes a remote with one page, ready to be built and published;
 * into this repository, or into a folder that becomes one of its own.
 */
export async function newRemote(call: CommandCall): Promise<CommandOutcome> {
  const values = readValues(call);
  const output = call.value('output');
  const folder = output === undefined ? path.join(repositoryFolder, values.name) : path.resolve(output);
  await makeFolder(folder, output ?? values.name);
  const files = await fillTemplate(path.join(templates, 'remote'), folder, values);
  await format(values.name, folder);
  if (output !== undefined) {
    await fillTemplate(path.join(templates, 'standalone'), folder, values);
    await makeStandalone(repositoryFolder, folder);
    return { lines: [`${values.name} is written. What to do next is in ${path.join(output, 'README.md')}`] };
  }
  await writeWorkflows(repositoryFolder, [values.name]);
  await addOwner(repositoryFolder, values.name, values.owner);
  return { lines: [describeNextSteps(values, files.length)] };
}

/** Where titles and names are long, lines break elsewhere. */
async function format(name: string, folder: string): Promise<void> {
  const { exitCode, output } = await runTool(repositoryFolder, 'biome', [
    'format',
    '--write',
    '--vcs-enabled=false',
    folder,
  ]);
  if (exitCode !== 0) throw new CommandError(`${name} is written, but Biome cannot format it:\n${output}`);
}

function readValues({ words: [name], value, usage }: CommandCall): TemplateValues {
  if (name === undefined) throw new UsageError(`A name is missing. Usage: fursa ${usage}`);
  const title = value('title');
  if (title !== undefined && !/^[^"\\\p{Cc}]{1,60}$/u.test(title)) {
    throw new UsageError(
      `--title needs 1 to 60 characters, without double quotes and backslashes. Usage: fursa ${usage}`,
    );
  }
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
  const words = title ?? capitalize(feature.replaceAll('-', ' '));
  return {
    name,
    feature,
    Feature: feature.split('-').map(capitalize).join(''),
    title: words,
    owner: `${words} team`,
    contract: `^${contractVersion.replace(/\d+$/, '0')}`,
  };
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Makes a folder that must not be there yet. */
async function makeFolder(folder: string, what: string): Promise<void> {
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new CommandError(`The folder ${what} exists. Remove it or choose another name.`);
    throw error.code === 'ENOENT' ? new CommandError(`There is no folder to make ${what} in.`) : error;
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
  return [
    `${name} is written, ${files} files. Its pipeline is ${workflowFile(name)}, its team is in ${codeOwnersFile}. What to do next:`,
    ...lines,
  ].join('\n');
}
