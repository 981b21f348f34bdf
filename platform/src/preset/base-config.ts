import { fileURLToPath } from 'node:url';
import {
  type Compilation,
  type Compiler,
  type Configuration,
  type RspackPluginInstance,
  type RuleSetRule,
  rspack,
  SubresourceIntegrityPlugin,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import {
  bundledModules,
  formatNotices,
  noticesFile,
  packageFolderOf,
  readBundledPackage,
} from './notices/bundled-package.ts';
import { LoadScriptsPlugin } from './plugins/replace-runtime.ts';
import { WholeDistPlugin } from './plugins/whole-dist-plugin.ts';
import { plainFileUrl, productionFiles } from './production-files.ts';
import { pictureName, pictureRule, scriptRule } from './script-rule.ts';
import { styleRule } from './style-rule.ts';
import { browserTargets } from './supported-browsers.ts';

const noticesName = 'Notices';

/**
 * Writes the licences of everything that is in the build and is not ours: of the packages whose modules are in its chunks
 * or whose style sheets were compiled into ours, and of Rspack, whose runtime is in every build.
 */
class NoticesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(noticesName, (compilation) => {
      // Before the files are hashed for `remote.json`.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: noticesName, stage }, () => {
        if (compilation.errors.length > 0) return;
        const files = [...bundledFiles(compilation), fileURLToPath(import.meta.resolve('@rspack/core'))];
        const folders = new Set(files.map(packageFolderOf).filter((folder) => folder !== undefined));
        const packages = new Map(
          [...folders].map(readBundledPackage).map((found) => [`${found.name} ${found.version}`, found]),
        );
        compilation.emitAsset(noticesFile, new rspack.sources.RawSource(formatNotices([...packages.values()])));
      });
    });
  }
}

function* bundledFiles(compilation: Compilation): Generator<string> {
  for (const module of bundledModules(compilation)) {
    const file = module.nameForCondition();
    if (file !== undefined) yield file;
  }
  for (const file of compilation.fileDependencies) if (file.endsWith('.css')) yield file;
}

const pluginName = 'OrderedIntegrity';
const entriesOfTable = /(?<=\.sriHashes = \{)[^}]*(?=\})/;

/**
 * Rspack writes its table of the chunks' integrity in an order that differs from one checkout folder to another. In the
 * order of the chunks' names the same sources give the same bytes everywhere.
 */
class OrderedIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      // Before the files are minified and their hashes taken.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const source = name.endsWith('.js') ? String(asset.source()) : '';
          if (!entriesOfTable.test(source)) continue;
          const ordered = source.replace(entriesOfTable, (entries) => entries.split(',').sort().join(','));
          compilation.updateAsset(name, new rspack.sources.RawSource(ordered));
        }
      });
    });
  }
}

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

export type BuildMode = 'production' | 'development';

/** What the command line of Rspack and `fursa` hand to a configuration. */
export interface BuildArguments {
  readonly mode?: BuildMode | undefined;
}

/**
 * What an app's `rspack.config.ts` exports. It is a function, so that each build gets plugins of its own and the same
 * file serves production and development.
 */
export type AppConfig = (environment?: unknown, buildArguments?: BuildArguments) => Configuration;
