import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listDependencyFolders, readWorkspacePackages } from './workspace-packages.ts';

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
