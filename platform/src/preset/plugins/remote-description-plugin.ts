import { createHash } from 'node:crypto';
import type { RemoteManifest } from '@fursa/shared/contract';
import { remoteDescriptionSchema } from '@fursa/shared/contract/registry';
import { type Compilation, type Compiler, rspack } from '@rspack/core';
import { type ImportedModules, listImportedModules } from '../provided-modules.ts';

const pluginName = 'RemoteDescription';

/** The exposed module without the pages' style sheet, and the source that it leads to. */
export const notificationChunks = ['remote-without-styles', 'notifications'] as const;

export interface RemoteDescriptionOptions {
  readonly manifest: RemoteManifest;
  /** From `package.json`; the build adds a hash over all its files. */
  readonly packageVersion: string;
  readonly entryGlobal: string;
  /** Name of the chunk that holds the exposed module. */
  readonly exposedChunk: string;
}

/** Writes `remote.json`: the manifest with what only the finished build knows, and what it imports of the shell. */
export class RemoteDescriptionPlugin {
  readonly #options: RemoteDescriptionOptions;

  constructor(options: RemoteDescriptionOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      // After everything that changes bytes: the hashes must hold for what is written.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
        if (compilation.errors.length > 0) return;
        const { pages, notifications } = this.#options.manifest;
        const faults = pages
          .filter(({ id }) => !hasChunk(compilation, pageChunk(id)))
          .map(({ id }) => missingChunkMessage(`page '${id}'`, pageChunk(id)));
        if (notifications && !hasChunk(compilation, notificationChunks[1])) {
          faults.push(missingChunkMessage("'notifications'", notificationChunks[1]));
        }
        const imports = listImportedModules(compilation);
        const description = remoteDescriptionSchema.safeParse(describeRemote(compilation, this.#options, imports));
        for (const { path, message } of description.error?.issues ?? []) {
          faults.push(`src/manifest.ts gives no valid remote.json: ${path.join('.')}: ${message}`);
        }
        compilation.errors.push(...faults.map((fault) => new rspack.WebpackError(fault)));
        if (faults.length > 0) return;
        const json = `${JSON.stringify({ ...description.data, imports }, null, 2)}\n`;
        compilation.emitAsset('remote.json', new rspack.sources.RawSource(json));
      });
    });
  }
}

function describeRemote(compilation: Compilation, options: RemoteDescriptionOptions, imports: ImportedModules) {
  const { manifest, packageVersion, entryGlobal, exposedChunk } = options;
  const files = builtFiles(compilation);
  const filesOf = (chunks: readonly string[]) =>
    loadedFiles(chunks.flatMap((chunk) => compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []));
  const preload = filesOf([exposedChunk]);
  return {
    ...manifest,
    // The words of the manifest and names of imports are in no built file, and a version stands for them too.
    version: `${packageVersion}-h${hashFiles([...files, { name: 'remote.json', bytes: Buffer.from(JSON.stringify([manifest, imports])) }])}`,
    entry: compilation.entrypoints.get(entryGlobal)?.getFiles().find(isScriptOrStyle),
    entryGlobal,
    preload,
    notificationFiles: manifest.notifications && filesOf(notificationChunks),
    pages: manifest.pages.map((page) => ({
      ...page,
      preload: filesOf([pageChunk(page.id)]).filter((file) => !preload.includes(file)),
    })),
    integrity: Object.fromEntries(
      files.filter(({ name }) => isScriptOrStyle(name)).map(({ name, bytes }) => [name, integrityOf(bytes)]),
    ),
  };
}

function pageChunk(pageId: string): string {
  return `page-${pageId}`;
}

function hasChunk(compilation: Compilation, name: string): boolean {
  return [...compilation.namedChunkGroups.keys()].includes(name);
}

function missingChunkMessage(what: string, chunk: string): string {
  return (
    `${what} of src/manifest.ts has no chunk of its own; write in src/remote.tsx ` +
    `import(/* webpackChunkName: "${chunk}" */ './...')`
  );
}

/** What a browser must fetch, without source maps and hot updates; the order in a chunk group depends on the folder. */
function loadedFiles(files: readonly string[]): string[] {
  return [...new Set(files)].filter((file) => isScriptOrStyle(file) && !file.includes('.hot-update.')).toSorted();
}

interface BuiltFile {
  readonly name: string;
  readonly bytes: Buffer;
}

function builtFiles(compilation: Compilation): BuiltFile[] {
  return compilation
    .getAssets()
    .map(({ name, source }) => ({ name, bytes: Buffer.from(source.source()) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function isScriptOrStyle(file: string): boolean {
  return /\.(js|css)$/.test(file);
}

function integrityOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

function hashFiles(files: readonly BuiltFile[]): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex').slice(0, 10);
}
