import { fileURLToPath } from 'node:url';
import {
  type Configuration,
  type RspackPluginInstance,
  type RuleSetRule,
  rspack,
  SubresourceIntegrityPlugin,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { BuildMode } from './app-config.ts';
import { NoticesPlugin } from './notices/notices-plugin.ts';
import { pictureName, pictureRule } from './picture-rule.ts';
import { LoadScriptsPlugin } from './plugins/load-scripts-plugin.ts';
import { OrderedIntegrityPlugin } from './plugins/ordered-integrity-plugin.ts';
import { plainFileUrl } from './plugins/plain-file-url.ts';
import { WholeDistPlugin } from './plugins/whole-dist-plugin.ts';
import { productionFiles } from './production-files.ts';
import { scriptRule } from './script-rule.ts';
import { styleRule } from './style-rule.ts';
import { browserTargets } from './supported-browsers.ts';

export interface BaseConfigOptions {
  readonly appName: string;
  readonly appFolder: string;
  readonly mode: BuildMode;
  /** Stands before the name of each script, style and picture inside `dist`. */
  readonly assetFolder: '' | 'assets/';
  readonly styles?: RuleSetRule;
}

/** The folder of the app whose `rspack.config.ts` has this `import.meta.url`. */
export function appFolderOf(configUrl: string): string {
  return fileURLToPath(new URL('.', configUrl)).replace(/[\\/]$/, '');
}

/**
 * Functions by which react-router and Base UI tell developers of mistakes, also when built for production. Nobody reads it there, and
 * every visitor would pay a kilobyte for it.
 */
const warningsForDevelopers = ['warning', 'warningOnce', 'warnOnce'];

/** What shell and remotes have in common: TypeScript, styles, pictures, names of files, browsers. */
export function baseConfig({ appName, appFolder, mode, assetFolder, styles = styleRule() }: BaseConfigOptions) {
  const isProduction = mode === 'production';
  // In development names stay the same from one change to the next; hot updates rely on it.
  const hash = isProduction ? '.[contenthash:8]' : '';
  const plugins: RspackPluginInstance[] = isProduction
    ? [
        plainFileUrl(),
        new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
        new OrderedIntegrityPlugin(),
        new LoadScriptsPlugin(),
        productionFiles(),
        new NoticesPlugin(),
        new WholeDistPlugin(),
      ]
    : [new ReactRefreshRspackPlugin()];
  return {
    name: appName,
    context: appFolder,
    mode,
    devtool: isProduction ? false : 'cheap-module-source-map',
    target: ['web', `browserslist:${browserTargets.join(', ')}`],
    output: {
      path: `${appFolder}/dist`,
      filename: `${assetFolder}[name]${hash}.js`,
      chunkFilename: `${assetFolder}[name]${hash}.js`,
      cssFilename: `${assetFolder}[name]${hash}.css`,
      cssChunkFilename: `${assetFolder}[name]${hash}.css`,
      hotUpdateChunkFilename: `${assetFolder}[id].[fullhash].hot-update.js`,
      hotUpdateMainFilename: `${assetFolder}[runtime].[fullhash].hot-update.json`,
      assetModuleFilename: pictureName(assetFolder, isProduction),
      uniqueName: appName,
      crossOriginLoading: 'anonymous' as const,
      // The net below the shell's own downloads, which give up on a file after seconds without a byte.
      chunkLoadTimeout: 20_000,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      parser: { javascript: { worker: ['LazyWorker from @fursa/shared/bundled/lazy-worker', '...'] } },
      rules: [scriptRule({ isProduction, targets: browserTargets }), styles, pictureRule],
    },
    plugins,
    optimization: {
      // A build that failed changes nothing on the open page. The next good one is compared with what the page has.
      emitOnErrors: false,
      // The same sources give the same bytes wherever and in whatever order they are built.
      moduleIds: isProduction ? ('deterministic' as const) : ('named' as const),
      chunkIds: isProduction ? ('deterministic' as const) : ('named' as const),
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            ecma: 2020,
            compress: { passes: 3, ecma: 2020, pure_funcs: warningsForDevelopers },
            format: { ecma: 2020, comments: false },
          },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: [...browserTargets] } }),
      ],
    },
    performance: false as const,
    infrastructureLogging: { level: 'error' as const },
  } satisfies Configuration;
}
