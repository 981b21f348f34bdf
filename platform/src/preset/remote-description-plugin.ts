import { createHash } from 'node:crypto';
import type { RemoteManifest } from '@fursa/shared/contract';
import { type RemoteDescription, remoteDescriptionSchema } from '@fursa/shared/contract/registry';
import { type Compilation, type Compiler, rspack } from '@rspack/core';

const pluginName = 'RemoteDescription';

export interface RemoteDescriptionOptions {
  readonly manifest: RemoteManifest;
  /** From `package.json`; the build adds a hash over all its files. */
  readonly packageVersion: string;
  readonly entryGlobal: string;
  /** Name of the chunk that holds the exposed module. */
  readonly exposedChunk: string;
}

/** Writes `remote.json`: the manifest with what only the finished build knows. */
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
        const description = describeRemote(compilation, this.#options);
        compilation.emitAsset('remote.json', new rspack.sources.RawSource(`${JSON.stringify(description, null, 2)}\n`));
      });
    });
  }
}

function describeRemote(compilation: Compilation, options: RemoteDescriptionOptions): RemoteDescription {
  const { manifest, packageVersion, entryGlobal, exposedChunk } = options;
  const files = builtFiles(compilation);
  const preload = filesOfChunk(compilation, exposedChunk);
  if (preload === undefined) throw new Error(`${manifest.name}: the build has no chunk "${exposedChunk}"`);
  return remoteDescriptionSchema.parse({
    ...manifest,
    version: `${packageVersion}-h${hashFiles(files)}`,
    entry: entryFile(compilation, entryGlobal),
    entryGlobal,
    preload,
    pages: manifest.pages.map((page) => ({ ...page, preload: preloadOfPage(compilation, page.id, preload) })),
    integrity: Object.fromEntries(
      files.filter(({ name }) => isScriptOrStyle(name)).map(({ name, bytes }) => [name, integrityOf(bytes)]),
    ),
  });
}

function preloadOfPage(compilation: Compilation, pageId: string, alreadyLoaded: readonly string[]): string[] {
  const chunk = `page-${pageId}`;
  const files = filesOfChunk(compilation, chunk);
  if (files === undefined) {
    throw new Error(
      `page "${pageId}" of the manifest has no chunk; import it in src/remote.tsx as ` +
        `import(/* webpackChunkName: "${chunk}" */ './pages/...')`,
    );
  }
  return files.filter((file) => !alreadyLoaded.includes(file));
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

/** Scripts and styles of a named chunk together with those it is split into, or `undefined` without such a chunk. */
function filesOfChunk(compilation: Compilation, chunkName: string): string[] | undefined {
  const group = compilation.namedChunkGroups.get(chunkName);
  return group?.getFiles().filter((file) => isScriptOrStyle(file) && !file.includes('.hot-update.'));
}

function entryFile(compilation: Compilation, entryName: string): string {
  const entry = compilation.entrypoints.get(entryName)?.getFiles().find((file) => file.endsWith('.js'));
  if (entry === undefined) throw new Error(`the build has no entry "${entryName}"`);
  return entry;
}

function isScriptOrStyle(file: string): boolean {
  return /\.(js|css)$/.test(file);
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function hashFiles(files: readonly BuiltFile[]): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex').slice(0, 10);
}
