import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractVersion } from '@fursa/shared/contract';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { type AppConfig, appFolderOf, type BuildMode, baseConfig } from './base-config.ts';
import { LeanFederationPlugin } from './federation-runtime.ts';
import { devtoolsHookScript, InlineScriptPlugin } from './plugins/inline-script-plugin.ts';
import { NoLateStylesPlugin, PlainNamespacesPlugin } from './plugins/replace-runtime.ts';
import { PrerenderPlugin } from './prerender/prerender-plugin.ts';
import { shellStylesheet } from './stylesheets.ts';

const preloadName = 'PreloadChunks';

interface PreloadChunksOptions {
  /** The HTML file that asks for them. */
  readonly page: string;
  /** Names of lazy chunks (`webpackChunkName`) that the page's first script is sure to ask for. */
  readonly chunks: readonly string[];
}

/** Lets a page fetch lazy chunks beside its first script instead of after it. */
class PreloadChunksPlugin {
  readonly #options: PreloadChunksOptions;

  constructor(options: PreloadChunksOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { page, chunks } = this.#options;
    compiler.hooks.compilation.tap(preloadName, (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTags.tapPromise(preloadName, async (data) => {
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

const pluginName = 'ShellDescription';

/**
 * Writes `shell-description.json`: what publishing must know of a build of the shell, and which files its named chunks are in. Their
 * addresses have no names, which every visitor would pay for.
 */
class ShellDescriptionPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
        const chunks: Record<string, string | undefined> = {};
        for (const { name, files } of compilation.chunks) {
          if (name) chunks[name] = [...files].find((file) => file.endsWith('.js'));
        }
        const json = `${JSON.stringify({ contract: contractVersion, chunks }, null, 2)}\n`;
        compilation.emitAsset('shell-description.json', new rspack.sources.RawSource(json));
      });
    });
  }
}

interface ShellPage {
  readonly name: string;
  /** Below the output folder. */
  readonly filename: string;
  readonly script: string;
  readonly template: string;
}

interface ShellConfigOptions {
  readonly appFolder: string;
  readonly mode: BuildMode;
  readonly pages: readonly ShellPage[];
}

const product = { name: 'main', script: './src/main.tsx', template: './src/index.html' };

/** `index.html` is the landing page; `app.html` is every other page. */
export const productPages: readonly ShellPage[] = [
  { ...product, filename: 'index.html' },
  { ...product, filename: 'app.html' },
];

/** The landing page arrives whole, every other page as its frame, which the browser fills. */
const drawnPages = { 'index.html': 'renderLandingPage', 'app.html': 'renderFrame' } as const;

const noRealtime = fileURLToPath(new URL('./no-realtime.ts', import.meta.resolve('@fursa/shared/backend')));

/** What every page but the landing page needs of the shell: the composition, and what it hands to remotes. */
const pageChunks = ['federation', 'remote-base'];

/**
 * Packages that every page of a remote needs, each group in one file of its own: it is asked for once, and stays in caches
 * when our own code changes.
 */
const vendorChunks = {
  // Into the chunk that uses it: a file more is a name and a hash more in the table that every visitor fetches.
  federation: { name: 'federation', test: /[\\/]@module-federation[\\/]/, chunks: 'async', enforce: true },
  query: { name: 'vendor-query', test: /[\\/]@tanstack[\\/].+\.js$/, chunks: 'async', enforce: true },
  supabase: {
    name: 'vendor-supabase',
    test: /[\\/]node_modules[\\/](@supabase|tslib|iceberg-js)[\\/]/,
    chunks: 'async',
    enforce: true,
  },
} as const;

/** Pages whose scripts, styles and pictures are in `assets/`, with `public/` beside them. No federation plugin. */
export function shellConfig({ appFolder, mode, pages }: ShellConfigOptions) {
  const base = baseConfig({ appName: 'shell', appFolder, mode, assetFolder: 'assets/' });
  const isProduction = mode === 'production';
  const stylesheet = './src/tailwind.css';
  return {
    ...base,
    entry: Object.fromEntries(pages.map(({ name, script }) => [name, [stylesheet, script]])),
    output: {
      ...base.output,
      publicPath: '/',
      // Without their names: every visitor would load the list of them. `shell-description.json` has it.
      ...(isProduction && { chunkFilename: 'assets/[id].[contenthash:8].js' }),
    },
    resolve: { ...base.resolve, alias: { '@supabase/realtime-js': noRealtime } },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: vendorChunks } },
    plugins: [
      ...base.plugins,
      new rspack.experiments.VirtualModulesPlugin({
        [path.join(appFolder, stylesheet)]: shellStylesheet(appFolder),
      }),
      new ShellDescriptionPlugin(),
      // What the federation runtime then leaves out: loading in Node, and manifests (our entries are direct).
      new rspack.DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true }),
      new LeanFederationPlugin(),
      new PlainNamespacesPlugin(),
      // While one develops, changed styles come by that very way.
      ...(isProduction ? [new NoLateStylesPlugin()] : []),
      ...pages.map(
        ({ name, filename, template }) =>
          new rspack.HtmlRspackPlugin({
            filename,
            template,
            chunks: [name],
            inject: 'head',
            scriptLoading: 'defer',
            // Comments are places to fill in.
            minify: false,
          }),
      ),
      ...(isProduction ? [new PreloadChunksPlugin({ page: 'app.html', chunks: pageChunks })] : []),
      ...(isProduction && existsSync(`${appFolder}/src/prerender.tsx`)
        ? [new PrerenderPlugin({ appFolder, pages: drawnPages })]
        : []),
      new InlineScriptPlugin({ folder: `${appFolder}/src`, first: isProduction ? undefined : devtoolsHookScript }),
      ...(existsSync(`${appFolder}/public`)
        ? [new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: '.' }] })]
        : []),
    ],
  } satisfies Configuration;
}

const isolatePage: ShellPage = {
  name: 'isolate',
  filename: 'isolate.html',
  script: './src/isolate/main.tsx',
  template: './src/isolate/index.html',
};

/**
 * The whole `rspack.config.ts` of the shell: `export default defineShell(import.meta.url)`.
 *
 * `src/main.tsx` with `src/index.html` is the product, `src/isolate/main.tsx` with `src/isolate/index.html` the bench for
 * one remote; files of `public/` are copied as they are. The shell is a federation host at run time only.
 */
export function defineShell(configUrl: string): AppConfig {
  return (_environment, { mode = 'production' } = {}) => {
    const appFolder = appFolderOf(configUrl);
    const hasIsolatePage = existsSync(`${appFolder}/src/isolate/main.tsx`);
    return shellConfig({ appFolder, mode, pages: hasIsolatePage ? [...productPages, isolatePage] : productPages });
  };
}
