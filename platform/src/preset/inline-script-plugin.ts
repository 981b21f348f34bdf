import { readFile } from 'node:fs/promises';
import { type Compiler, rspack } from '@rspack/core';

const pluginName = 'InlineScript';
const marker = /<!--\s*inline:([\w.-]+)\s*-->/g;

/**
 * Replaces `<!-- inline:file.js -->` in HTML by that file, minified, as a plain script: for the few lines that must run
 * before the first paint.
 */
export class InlineScriptPlugin {
  readonly #folder: string;

  constructor({ folder }: { readonly folder: string }) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.beforeEmit.tapPromise(pluginName, async (data) => {
        for (const [comment, fileName = ''] of data.html.matchAll(marker)) {
          const file = `${this.#folder}/${fileName}`;
          compilation.fileDependencies.add(file);
          const script = await minifyScript(await readFile(file, 'utf8'));
          data.html = data.html.replace(comment, () => `<script>${script}</script>`);
        }
        return data;
      });
    });
  }
}

async function minifyScript(source: string): Promise<string> {
  const { code } = await rspack.experiments.swc.minify(source, { compress: true, mangle: true, module: false });
  return code;
}
