import { readFile } from 'node:fs/promises';
import { type Compiler, rspack } from '@rspack/core';

const pluginName = 'InlineScript';
const marker = /<!--\s*inline:([\w.-]+)\s*-->/g;

export interface InlineScriptOptions {
  /** Where the files named by markers are. */
  readonly folder: string;
  /** The source of a script that goes before everything else in the head. */
  readonly first?: string | undefined;
}

/**
 * Replaces `<!-- inline:file.js -->` in HTML by that file, minified, as a plain script: for the few lines that must run
 * before the first paint.
 */
export class InlineScriptPlugin {
  readonly #options: InlineScriptOptions;

  constructor(options: InlineScriptOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { folder, first } = this.#options;
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise(pluginName, async (data) => {
        for (const [comment, fileName] of data.html.matchAll(marker)) {
          const file = `${folder}/${fileName}`;
          compilation.fileDependencies.add(file);
          const tag = await scriptTag(await readFile(file, 'utf8'));
          data.html = data.html.replace(comment, () => tag);
        }
        if (first !== undefined) {
          const tag = await scriptTag(first);
          data.html = data.html.replace('<head>', () => `<head>${tag}`);
        }
        return data;
      });
    });
  }
}

async function scriptTag(source: string): Promise<string> {
  const { code } = await rspack.experiments.swc.minify(source, { compress: true, mangle: true, module: false });
  return `<script>${code}</script>`;
}
