import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import type { BuildMode } from './app-config.ts';
import { baseConfig } from './base-config.ts';
import { devtoolsHookScript } from './devtools-hook.ts';
import { InlineScriptPlugin } from './plugins/inline-script-plugin.ts';
import { LeanFederationPlugin } from './plugins/lean-federation-plugin.ts';
import { NoLateStylesPlugin } from './plugins/no-late-styles-plugin.ts';
import { PlainNamespacesPlugin } from './plugins/plain-namespaces-plugin.ts';
import { PreloadChunksPlugin } from './plugins/preload-chunks-plugin.ts';
import { ShellDescriptionPlugin } from './plugins/shell-description-plugin.ts';
import { PrerenderPlugin } from './prerender/prerender-plugin.ts';
import { shellStylesheet } from './stylesheets.ts';

export interface ShellPage {
  readonly name: string;
  /** Below the output folder. */
  readonly filename: string;
  readonly script: string;
  readonly template: string;
}

export interface ShellConfigOptions {
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
