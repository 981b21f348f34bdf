import { readFile } from 'node:fs/promises';
import { type PageManifest, type RemoteManifest, sharedModules } from '@fursa/shared/contract';
import { type Compiler, rspack } from '@rspack/core';
import { buildNodeBundle } from './node-bundle.ts';
import { prerenderFile, providedModulesKey } from './prerender-contract.ts';

const pluginName = 'RemotePrerender';

/** Whether a page can be rendered before anybody asks for it: it is everybody's, and it has one address. */
function isPrerenderable({ access, path, prerender }: PageManifest): boolean {
  return access === 'public' && !path.includes(':') && prerender !== false;
}

export interface RemotePrerenderOptions {
  readonly manifest: RemoteManifest;
  readonly appFolder: string;
}

/** Adds the remote's module, built for Node, to a build that has public pages: publishing renders them with it. */
export class RemotePrerenderPlugin {
  readonly #options: RemotePrerenderOptions;

  constructor(options: RemotePrerenderOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { manifest, appFolder } = this.#options;
    const pages = manifest.pages.filter(isPrerenderable).map(({ id }) => id);
    if (pages.length === 0) return;
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      // Before the description, whose version stands for this file, too; after everything that would minify it.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: pluginName, stage }, async () => {
        if (compilation.errors.length > 0) return;
        const pictures = { folder: '', publicPath: `/remotes/${manifest.name}/` };
        const file = await buildNodeBundle({
          appFolder,
          entry: './src/remote.tsx',
          pictures,
          externals: providedModules,
        });
        const source = `${await readFile(file, 'utf8')}export const prerenderedPages = ${JSON.stringify(pages)};\n`;
        compilation.emitAsset(prerenderFile, new rspack.sources.RawSource(source));
      });
    });
  }
}

/** One React renders shell and remote. */
const providedModules = Object.fromEntries(
  Object.keys(sharedModules).map((name) => [name, `var globalThis.${providedModulesKey}[${JSON.stringify(name)}]`]),
);
