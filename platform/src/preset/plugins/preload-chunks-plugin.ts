import { type Compiler, rspack } from '@rspack/core';

const pluginName = 'PreloadChunks';

export interface PreloadChunksOptions {
  /** The HTML file that asks for them. */
  readonly page: string;
  /** Names of lazy chunks (`webpackChunkName`) that the page's first script is sure to ask for. */
  readonly chunks: readonly string[];
}

/** Lets a page fetch lazy chunks beside its first script instead of after it. */
export class PreloadChunksPlugin {
  readonly #options: PreloadChunksOptions;

  constructor(options: PreloadChunksOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { page, chunks } = this.#options;
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTags.tapPromise(pluginName, async (data) => {
        if (data.outputName !== page) return data;
        const files = chunks.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []);
        for (const file of new Set(files.filter((name) => name.endsWith('.js')))) {
          data.assetTags.scripts.push({
            tagName: 'link',
            attributes: { rel: 'preload', as: 'script', href: `/${file}`, crossorigin: 'anonymous' },
            voidTag: true,
          });
        }
        return data;
      });
    });
  }
}
