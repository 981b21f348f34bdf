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
import { OrderedIntegrityPlugin } from './ordered-integrity-plugin.ts';
import { pictureName, pictureRule } from './picture-rule.ts';
import { productionFiles } from './production-files.ts';
import { scriptRule } from './script-rule.ts';
import { browserTargets } from './supported-browsers.ts';
import { WholeDistPlugin } from './whole-dist-plugin.ts';

export interface BaseConfigOptions {
  readonly appName: string;
  readonly appFolder: string;
  readonly mode: BuildMode;
  /** Stands before the name of each script, style and picture inside `dist`. */
  readonly assetFolder: '' | 'assets/';
}

/** The folder of the app whose `rspack.config.ts` has this `import.meta.url`. */
export function appFolderOf(configUrl: string): string {
  return fileURLToPath(new URL('.', configUrl)).replace(/[\\/]$/, '');
}

/** What shell and remotes have in common: TypeScript, styles, pictures, names of files, browsers. */
export function baseConfig({ appName, appFolder, mode, assetFolder }: BaseConfigOptions) {
  const isProduction = mode === 'production';
  // In development names stay the same from one change to the next; hot updates rely on it.
  const hash = isProduction ? '.[contenthash:8]' : '';
  const plugins: RspackPluginInstance[] = isProduction
    ? [
        new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
        new OrderedIntegrityPlugin(),
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
      rules: [scriptRule({ isProduction, targets: browserTargets }), styleRule(), pictureRule],
    },
    plugins,
    optimization: {
      // The same sources give the same bytes wherever and in whatever order they are built.
      moduleIds: isProduction ? ('deterministic' as const) : ('named' as const),
      chunkIds: isProduction ? ('deterministic' as const) : ('named' as const),
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: [...browserTargets] } }),
      ],
    },
    performance: false as const,
    infrastructureLogging: { level: 'error' as const },
  } satisfies Configuration;
}

function styleRule(): RuleSetRule {
  return {
    test: /\.css$/,
    type: 'css',
    loader: fileURLToPath(import.meta.resolve('postcss-loader')),
    options: {
      postcssOptions: {
        config: false,
        plugins: [[fileURLToPath(import.meta.resolve('@tailwindcss/postcss')), { optimize: false }]],
      },
    },
  };
}
