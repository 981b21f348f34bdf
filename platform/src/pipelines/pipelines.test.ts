import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { appNames, remoteNames, repositoryFolder } from '../build/index.ts';
import { commandGroups } from '../commands/command-table.ts';
import { ownerLine, teamOf, withOwner } from './code-owners.ts';
import { composeWorkflow, listDependencyFolders, readWorkspacePackages, workflowFile } from './workflow.ts';

const caller = z.object({
  on: z.object({ push: z.object({ paths: z.array(z.string()) }) }),
  permissions: z.strictObject({ contents: z.literal('read') }),
  jobs: z.record(z.string(), z.object({ uses: z.string(), with: z.object({ app: z.string() }) })),
});
const step = z.union([
  z.object({ uses: z.string().regex(/^actions\/[\w-]+@(?:v\d+|[\da-f]{40})$/) }),
  z.object({ run: z.string() }),
]);
const pipeline = z.object({
  permissions: z.strictObject({ contents: z.literal('read') }),
  jobs: z.record(z.string(), z.object({ if: z.string().optional(), steps: z.array(step) })),
});

const read = (file: string) => readFile(path.join(repositoryFolder, file), 'utf8');
const packages = await readWorkspacePackages(repositoryFolder);
const pipelineFiles = ['.github/workflows/app.yml', '.github/workflows/everything.yml'];
const pipelines = await Promise.all(pipelineFiles.map(async (file) => pipeline.parse(parse(await read(file)))));

function commandsOf({ jobs }: z.infer<typeof pipeline>): string[] {
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap((one) => ('run' in one ? [one.run] : [])));
}

describe.each(appNames)('the pipeline of %s', (app) => {
  test('The file is what `fursa pipelines` writes', async () => {
    expect(await read(workflowFile(app))).toBe(composeWorkflow(app, listDependencyFolders(packages, app)));
  });

  test('A push to anything that it is made of starts it, and nothing that it names is missing', async () => {
    const { on, jobs } = caller.parse(parse(await read(workflowFile(app))));
    expect(Object.values(jobs)).toEqual([{ uses: './.github/workflows/app.yml', with: { app } }]);
    const { paths } = on.push;
    for (const folder of [app, ...listDependencyFolders(packages, app)]) expect(paths).toContain(`${folder}/**`);
    for (const file of ['platform/src/preset/**', 'pnpm-lock.yaml', workflowFile(app), '.github/workflows/app.yml']) {
      expect(paths).toContain(file);
    }
    const missing = paths.filter((file) => !existsSync(path.join(repositoryFolder, file.replace('/**', ''))));
    expect(missing).toEqual([]);
    const others = appNames.filter((other) => other !== app && paths.includes(`${other}/**`));
    expect(others).toEqual([]);
  });
});

describe('what the pipelines run', () => {
  const commands = pipelines.flatMap(commandsOf);
  const known = Object.values(commandGroups).flatMap((group) => Object.keys(group));

  test('Every command of them exists', async () => {
    const named = commands.flatMap((command) => /\bfursa ([\w-]+)/.exec(command)?.slice(1) ?? []);
    expect(named).toEqual(['build', 'check', 'check', 'publish']);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    for (const file of commands.filter((command) => command.startsWith('.'))) {
      expect(existsSync(path.join(repositoryFolder, file)), file).toBe(true);
    }
  });

  test('Every pnpm is the one of the README', async () => {
    const version = /pnpm@[\d.]+/.exec(await read('README.md'))?.[0];
    const used = commands.flatMap((command) => /pnpm@[\d.]+/.exec(command) ?? []);
    expect(used.length).toBeGreaterThan(4);
    expect([...new Set(used)]).toEqual([version]);
  });

  test('Only main is published, and only what was checked', () => {
    const publishing = pipelines.flatMap(({ jobs }) =>
      Object.values(jobs).filter(({ steps }) => steps.some((one) => 'run' in one && one.run.includes('fursa publish'))),
    );
    expect(publishing).toHaveLength(1);
    expect(publishing[0]?.if).toContain("github.ref == 'refs/heads/main'");
  });

  test('Outside input never becomes part of a command', () => {
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });
});

describe('the packages of a workspace', () => {
  test('What a package is made of is found through what it depends on', () => {
    const workspace = new Map([
      ['mf-x', { name: '@x/mf-x', dependencies: { '@x/a': 'workspace:*', react: 'catalog:' } }],
      ['a', { name: '@x/a', dependencies: { '@x/b': 'workspace:*' }, devDependencies: { '@x/c': 'workspace:*' } }],
      ['b', { name: '@x/b', dependencies: { '@x/a': 'workspace:*' } }],
      ['c', { name: '@x/c' }],
    ]);
    expect(listDependencyFolders(workspace, 'mf-x')).toEqual(['a', 'b']);
  });
});

describe('the owners of the code', () => {
  const manifest = z.object({ manifest: z.object({ owner: z.string() }) });

  test.each(remoteNames)('The team of %s is the owner that its manifest names', async (name) => {
    const module = await import(pathToFileURL(path.join(repositoryFolder, name, 'src/manifest.ts')).href);
    const { owner } = manifest.parse(module).manifest;
    expect((await read('CODEOWNERS')).split('\n')).toContain(ownerLine(name, owner));
  });

  test('Every folder that is named is there, and everything has an owner', async () => {
    const lines = (await read('CODEOWNERS')).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines[0]).toMatch(/^\* @/);
    const folders = lines.slice(1).map((line) => line.split(' ')[0] ?? '');
    expect(folders.filter((folder) => !existsSync(path.join(repositoryFolder, folder)))).toEqual([]);
  });

  test.each([
    ['mf-b', '* @f/x\n/mf-a/ @f/a\n/mf-b/ @fursa/new-team\n/mf-c/ @f/c\n/docs/ @f/x\n'],
    ['mf-z', '* @f/x\n/mf-a/ @f/a\n/mf-c/ @f/c\n/mf-z/ @fursa/new-team\n/docs/ @f/x\n'],
  ])('The line of %s stands among those of the remotes', (name, text) => {
    expect(withOwner('* @f/x\n/mf-a/ @f/a\n/mf-c/ @f/c\n/docs/ @f/x\n', name, 'New team')).toBe(text);
  });

  test('A team is named as GitHub would name it', () => {
    expect(teamOf('Jobs team')).toBe('@fursa/jobs-team');
    expect(teamOf('Café & Students’ money team')).toBe('@fursa/cafe-students-money-team');
  });
});
