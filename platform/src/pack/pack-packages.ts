import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { transform } from '@swc/core';
import { repositoryFolder } from '../build/app-names.ts';
import type { CommandCall, CommandOutcome } from '../commands/command.ts';
import { listPackages, packageOf, readReachable, replaceImports, type SourceFiles } from './imports.ts';
import { listNeeded, readCatalog, readManifest } from './package-versions.ts';

const folder = 'shared';
/** What a manifest and the preset run in Node; everything else is for bundlers, which read TypeScript. */
const forNode = /^\.\/contract(\/|$)/;
/** Its tests open remotes in front of the embedded backend, which stays in this repository. */
const forTests = /^\.\/testing(\/|$)/;

/** `@fursa/shared` as a package to install: its sources, and those that Node runs as JavaScript beside them. */
async function packShared(root: string, catalog: Readonly<Record<string, string>>): Promise<SourceFiles> {
  const {
    name,
    version,
    license,
    description,
    exports = {},
    sideEffects,
  } = await readManifest(path.join(root, folder));
  const offered = Object.entries(exports).filter(([subPath]) => !forTests.test(subPath));
  const sources = await readReachable(
    root,
    offered.map(([, target]) => path.posix.join(folder, target)),
  );
  const files = new Map([...sources].map(([file, source]) => [path.posix.relative(folder, file), source]));
  for (const [file, source] of await readReachable(
    root,
    offered.filter(([subPath]) => forNode.test(subPath)).map(([, target]) => path.posix.join(folder, target)),
  )) {
    files.set(scriptOf(path.posix.relative(folder, file)), await compileForNode(source));
  }
  const manifest = {
    name,
    version,
    license,
    description,
    type: 'module',
    sideEffects,
    exports: Object.fromEntries(
      offered.map(([subPath, target]) => [
        subPath,
        forNode.test(subPath) ? { types: target, node: scriptOf(target), default: target } : target,
      ]),
    ),
    dependencies: await listNeeded(path.join(root, folder), await listPackages(sources), catalog),
  };
  return files.set('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** A remote elsewhere needs the preset and nothing else of the platform. */
const preset = 'platform/src/preset/define-remote.ts';
const shared = '@fursa/shared';
const backend = '@fursa/backend';

/**
 * `@fursa/platform` as a package to install: the preset of a remote, with what it takes of `@fursa/backend` in a folder of its
 * own. Files lie as in the repository, so that what they say of their places holds. `@fursa/shared` is a peer: preset and
 * remote must mean the same.
 */
async function packPlatform(root: string, catalog: Readonly<Record<string, string>>): Promise<SourceFiles> {
  const { name, version, license, description } = await readManifest(path.join(root, 'platform'));
  const { exports: backendExports = {} } = await readManifest(path.join(root, 'backend'));
  const { version: sharedVersion } = await readManifest(path.join(root, 'shared'));
  const resolve = (specifier: string) => {
    if (packageOf(specifier) !== backend) return undefined;
    return path.posix.join('backend', backendExports[specifier.replace(backend, '.')] ?? '');
  };
  const sources = await readReachable(root, [preset], resolve);
  const files = new Map<string, string>();
  for (const [file, source] of sources) {
    const placed = replaceImports(source, (specifier) => {
      const target = resolve(specifier);
      return target === undefined ? specifier : path.posix.relative(path.posix.dirname(file), target);
    });
    files.set(file, placed);
    files.set(scriptOf(file), await compileForNode(placed));
  }
  const manifest = {
    name,
    version,
    license,
    description,
    type: 'module',
    exports: { './preset': { types: `./${preset}`, default: `./${scriptOf(preset)}` } },
    dependencies: await listNeeded(path.join(root, 'platform'), await listPackages(sources), catalog),
    peerDependencies: { [shared]: sharedVersion },
  };
  return files.set('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
}

const execute = promisify(execFile);

/** Names of the archives by their packages. Without a version: a new one takes the place of the old. */
export const archives = { '@fursa/shared': 'fursa-shared.tgz', '@fursa/platform': 'fursa-platform.tgz' } as const;

/**
 * Writes what a remote in a repository of its own is built with into a folder, as archives to install.
 *
 * @returns the paths of the archives
 */
export async function packPackages(root: string, output: string): Promise<string[]> {
  const catalog = await readCatalog(root);
  await mkdir(output, { recursive: true });
  return [
    await writeArchive(root, path.join(output, archives['@fursa/shared']), await packShared(root, catalog)),
    await writeArchive(root, path.join(output, archives['@fursa/platform']), await packPlatform(root, catalog)),
  ];
}

/** An archive of npm is a compressed tar with everything in `package/`. */
async function writeArchive(root: string, archive: string, files: SourceFiles): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fursa-pack-'));
  try {
    for (const [name, content] of files) {
      const file = path.join(folder, 'package', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    await cp(path.join(root, 'LICENSE'), path.join(folder, 'package', 'LICENSE'));
    await execute('tar', ['-czf', path.resolve(archive), 'package'], { cwd: folder });
    return archive;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** `fursa pack [--output <folder>]`: what a remote in a repository of its own installs. */
export async function pack({ value }: CommandCall): Promise<CommandOutcome> {
  const written = await packPackages(repositoryFolder, value('output') ?? 'packages');
  return { lines: written.map((file) => `Wrote ${file}`) };
}

/** Node runs no TypeScript of an installed package: https://nodejs.org/api/typescript.html#type-stripping-in-dependencies */
async function compileForNode(source: string): Promise<string> {
  const { code } = await transform(source, {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2024',
      preserveAllComments: true,
      transform: { verbatimModuleSyntax: true },
    },
  });
  return replaceImports(code, (specifier) => (specifier.startsWith('.') ? scriptOf(specifier) : specifier));
}

/** The name of what a TypeScript file is compiled to. */
function scriptOf(file: string): string {
  return file.replace(/\.ts$/, '.js');
}
