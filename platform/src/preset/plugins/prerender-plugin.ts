import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type Compilation, type Compiler, rspack } from '@rspack/core';
import * as z from 'zod';
import { pictureName, pictureRule } from '../picture-rule.ts';
import { productionFiles } from '../production-files.ts';
import { scriptRule } from '../script-rule.ts';

const pluginName = 'Prerender';
const place = '<div id="root"></div>';

export interface PrerenderOptions {
  readonly appFolder: string;
  /** Each HTML file that arrives prerendered, with the function of `src/prerender.tsx` that renders it. */
  readonly pages: Readonly<Record<string, DrawingName>>;
}

const renderFunction = z.function({ input: [], output: z.string() });
const prerenderModule = z.object({ renderLandingPage: renderFunction, renderFrame: renderFunction });
type PrerenderModule = z.infer<typeof prerenderModule>;
type DrawingName = keyof PrerenderModule;

/**
 * Prerenders pages at build time: runs `src/prerender.tsx` in Node and puts what it returns into the HTML, with the style sheet
 * written into the head. The first paint then needs one answer of the server and no script.
 */
export class PrerenderPlugin {
  readonly #options: PrerenderOptions;

  constructor(options: PrerenderOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { appFolder, pages } = this.#options;
    let module: Promise<PrerenderModule> | undefined;
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise(pluginName, async (data) => {
        const name = pages[data.outputName];
        if (name === undefined) return data;
        module ??= buildModule(appFolder);
        const prerendered = (await module)[name]();
        if (!data.html.includes(place)) throw new Error(`${data.outputName} has no ${place} to render into`);
        data.html = inlineStyles(
          data.html.replace(place, () => `<div id="root">${prerendered}</div>`),
          compilation,
        );
        return data;
      });
    });
  }
}

async function buildModule(appFolder: string): Promise<PrerenderModule> {
  const output = `${appFolder}/.cache/prerender`;
  const compiler = rspack({
    name: 'prerender',
    context: appFolder,
    mode: 'production',
    devtool: false,
    target: 'node20',
    entry: './src/prerender.tsx',
    output: {
      path: output,
      filename: 'prerender.mjs',
      chunkFormat: 'module',
      module: true,
      library: { type: 'module' },
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        scriptRule({ isProduction: true, targets: ['node 20'] }),
        // Styles are the browser's build's; here an import of one means nothing.
        { test: /\.css$/, type: 'asset/source' },
        // The addresses are those of the browser's build, which writes the files.
        { ...pictureRule, generator: { emit: false, filename: pictureName('assets/', true), publicPath: '/' } },
      ],
    },
    plugins: [productionFiles(), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false },
    infrastructureLogging: { level: 'error' },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined);
      compiler.close(() => (fault ? reject(fault) : resolve()));
    });
  });
  const file = `${output}/prerender.mjs`;
  // Another text is another module to Node, which keeps those it has loaded.
  const version = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  return prerenderModule.parse(await import(`${pathToFileURL(file).href}?${version}`));
}

/** A style sheet in the page costs its bytes, one of its own costs a round trip before the first paint, too. */
function inlineStyles(html: string, compilation: Compilation): string {
  return html.replaceAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (tag) => {
    const href = /\bhref="\/([^"]+)"/.exec(tag)?.[1] ?? '';
    const source = compilation.getAsset(href)?.source.source();
    if (source === undefined) throw new Error(`${tag} names no style sheet of this build`);
    return `<style>${source}</style>`;
  });
}
