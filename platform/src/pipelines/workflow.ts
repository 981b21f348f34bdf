import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { appNames, repositoryFolder } from '../build/app-names.ts';
import type { CommandOutcome } from '../commands/command.ts';

const dependencies = z.optional(z.record(z.string(), z.string()));
const packageSchema = z.object({ name: z.string(), dependencies, devDependencies: dependencies });

type WorkspacePackage = z.infer<typeof packageSchema>;

/** The packages of a workspace by their folders. */
export async function readWorkspacePackages(root: string): Promise<ReadonlyMap<string, WorkspacePackage>> {
  const folders = globSync('*/package.json', { cwd: root }).map(path.dirname).sort();
  const read = async (folder: string) =>
    packageSchema.parse(JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8')));
  return new Map(await Promise.all(folders.map(async (folder) => [folder, await read(folder)] as const)));
}

/** Folders of the workspace packages that are part of an app: what it depends on, what that depends on, and so on. */
export function listDependencyFolders(packages: ReadonlyMap<string, WorkspacePackage>, app: string): string[] {
  const folderOf = new Map([...packages].map(([folder, { name }]) => [name, folder]));
  const found = new Set<string>();
  const visit = (folder: string) => {
    for (const name of Object.keys(packages.get(folder)?.dependencies ?? {})) {
      const dependency = folderOf.get(name);
      if (dependency === undefined || found.has(dependency)) continue;
      found.add(dependency);
      visit(dependency);
    }
  };
  visit(app);
  return [...found].sort();
}

/** What every app is built with. */
const commonPaths = ['platform/src/preset/**', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'];
const workflowFolder = '.github/workflows';
const sharedWorkflow = `${workflowFolder}/app.yml`;

/** Where the workflow of an app is, in the repository. */
export function workflowFile(app: string): string {
  return `${workflowFolder}/${app}.yml`;
}

/**
 * The GitHub Actions workflow of an app: it says when `app.yml`, which all apps have in common, runs for it.
 *
 * @param folders the workspace packages that are part of the app
 */
export function composeWorkflow(app: string, folders: readonly string[]): string {
  const paths = [
    ...[app, ...folders].map((folder) => `${folder}/**`),
    ...commonPaths,
    sharedWorkflow,
    workflowFile(app),
  ];
  return [
    '# Written by `fursa pipelines` from what the package depends on.',
    `name: ${app}`,
    'on:',
    '  push:',
    '    paths:',
    ...paths.map((pattern) => `      - ${pattern}`),
    'permissions:',
    '  contents: read',
    'jobs:',
    `  ${app}:`,
    `    uses: ./${sharedWorkflow}`,
    '    with:',
    `      app: ${app}`,
    '',
  ].join('\n');
}

/**
 * Writes the workflows of the apps, as far as they say something else.
 *
 * @returns the files that were written, below the repository
 */
export async function writeWorkflows(root: string, apps: readonly string[]): Promise<string[]> {
  const packages = await readWorkspacePackages(root);
  await mkdir(path.join(root, workflowFolder), { recursive: true });
  const written: string[] = [];
  for (const app of apps) {
    const text = composeWorkflow(app, listDependencyFolders(packages, app));
    const file = path.join(root, workflowFile(app));
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue;
    await writeFile(file, text);
    written.push(workflowFile(app));
  }
  return written;
}

/** `fursa pipelines`: writes the workflows of all apps, after one depends on another package of the workspace. */
export async function pipelines(): Promise<CommandOutcome> {
  const written = await writeWorkflows(repositoryFolder, appNames);
  return { lines: written.length === 0 ? ['Every workflow is right'] : written.map((file) => `Wrote ${file}`) };
}
