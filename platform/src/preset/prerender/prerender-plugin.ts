import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type Compilation, type Compiler, rspack } from '@rspack/core';
import * as z from 'zod';
import { type ProvidedModules, providedModulesFile } from '../provided-modules.ts';
import { buildNodeBundle } from './node-bundle.ts';
import { framePlace, prerenderFile } from './prerender-contract.ts';

const pluginName = 'Prerender';
const place = '<div id="root"></div>';

export interface PrerenderOptions {
  readonly appFolder: string;
  /** Each HTML file that arrives prerendered, with the function of `src/prerender.tsx` that renders it. */
  readonly pages: Readonly<Record<string, RenderName>>;
}

const renderFunction = z.function({ input: [], output: z.string() });
const renderers = { renderLandingPage: renderFunction, renderFrame: renderFunction };
type RenderName = keyof typeof renderers;
const namespace = z.custom<object>((value) => typeof value === 'object' && value !== null);
const sharedModule = z.object({ version: z.string(), lib: z.function({ input: [], output: namespace }) });
const prerenderModule = z.object({
  ...renderers,
  provideSharedModules: z.function({ input: [], output: z.promise(z.record(z.string(), sharedModule)) }),
});

interface BuiltModule {
  readonly source: Buffer;
  readonly run: z.infer<typeof prerenderModule>;
}

/**
 * Prerenders pages at build time: runs `src/prerender.tsx` in Node and puts what it returns into the HTML, with the style sheet
 * written into the head. The first paint then needs one answer of the server and no script. The file that Node runs becomes a part
 * of the build, with a list of what it provides to remotes: whoever publishes evaluates remotes and renders their public pages with it.
 */
export class PrerenderPlugin {
  readonly #options: PrerenderOptions;

  constructor(options: PrerenderOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { appFolder, pages } = this.#options;
    let module: Promise<BuiltModule> | undefined;
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: pluginName, stage }, async () => {
        module ??= buildModule(appFolder);
        const { source, run } = await module;
        compilation.emitAsset(prerenderFile, new rspack.sources.RawSource(source));
        const provided = `${JSON.stringify(describeProvided(await run.provideSharedModules()), null, 2)}\n`;
        compilation.emitAsset(providedModulesFile, new rspack.sources.RawSource(provided));
      });
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise(pluginName, async (data) => {
        const name = pages[data.outputName];
        if (name === undefined) return data;
        module ??= buildModule(appFolder);
        const prerendered = `<div id="root">${(await module).run[name]()}</div>`;
        if (!data.html.includes(place)) throw new Error(`${data.outputName} has no ${place} to render into`);
        const content = name === 'renderFrame' ? framePlace.start + prerendered + framePlace.end : prerendered;
        data.html = inlineStyles(
          data.html.replace(place, () => content),
          compilation,
        );
        return data;
      });
    });
  }
}

async function buildModule(appFolder: string): Promise<BuiltModule> {
  const pictures = { folder: 'assets/', publicPath: '/' };
  const source = await readFile(await buildNodeBundle({ appFolder, entry: './src/prerender.tsx', pictures }));
  const file = `${appFolder}/.cache/prerender/prerender.mjs`;
  // Another text is another module to Node, which keeps those it has loaded.
  const version = createHash('sha256').update(source).digest('hex');
  return { source, run: prerenderModule.parse(await import(`${pathToFileURL(file).href}?${version}`)) };
}

function describeProvided(modules: Readonly<Record<string, z.infer<typeof sharedModule>>>): ProvidedModules {
  return Object.fromEntries(
    Object.entries(modules).map(([name, { version, lib }]) => [name, { version, names: Object.keys(lib()).sort() }]),
  );
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
