import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Module } from '@rspack/core';
import * as z from 'zod/mini';

/** Below the folder of the build; the gateway serves it as it does every file of a build. */
export const noticesFile = 'third-party-notices.txt';

/** A package of somebody else, of which something is in a build. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** As its `package.json` says, an SPDX expression; `undefined` when it says nothing. */
  readonly license: string | undefined;
  readonly homepage: string | undefined;
  /** The text of its licence, and of its notice where there is one. */
  readonly text: string;
}

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.optional(z.string()),
  homepage: z.optional(z.string()),
});

/** Packages of ours are installed where a remote has a repository of its own. */
const ownPackage = /[\\/]@fursa[\\/][^\\/]+$/;

/** The folder of the package of somebody else that a file comes from; `undefined` for a file of ours. */
export function packageFolderOf(file: string): string | undefined {
  const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
  return folder === undefined || ownPackage.test(folder) ? undefined : folder;
}

export function readBundledPackage(folder: string): BundledPackage {
  const { name, version, license, homepage } = z.parse(
    packageSchema,
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  );
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return { name, version, license, homepage, text: texts.join('\n\n') };
}

const line = '-'.repeat(80);

/** `third-party-notices.txt`. Each package begins with a line such as `react 19.3.1 (MIT)`. */
export function formatNotices(packages: readonly BundledPackage[]): string {
  const parts = packages
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .map(({ name, version, license, homepage, text }) =>
      [`${name} ${version} (${license ?? 'no licence'})`, homepage, '', text].filter((part) => part !== undefined),
    )
    .map((part) => part.join('\n').trimEnd());
  const head = 'This part of Fursa contains work of others, under their licences:';
  return `${[head, ...parts].join(`\n\n${line}\n`)}\n`;
}

/** The packages that a file of notices names, by name and licence. */
export function parseNotices(
  text: string,
): { readonly name: string; readonly license: string; readonly hasText: boolean }[] {
  return text
    .split(`\n\n${line}\n`)
    .slice(1)
    .map((part) => {
      const [, name = part, license = ''] = /^(\S+) \S+ \((.*)\)$/m.exec(part) ?? [];
      return { name, license, hasText: part.split('\n\n').slice(1).join('').trim() !== '' };
    });
}

function keyOf({ name, version }: BundledPackage): string {
  return `${name} ${version}`;
}

/** What is in the chunks of a build. A module may be several that were joined: these one by one. */
export function* bundledModules({ chunks, chunkGraph }: Compilation): Generator<Module> {
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) yield* partsOf(module);
  }
}

function partsOf(module: Module): readonly Module[] {
  return 'modules' in module && Array.isArray(module.modules) ? module.modules : [module];
}
