import { type Externals, rspack } from '@rspack/core';
import { plainFileUrl, productionFiles } from '../production-files.ts';
import { pictureName, pictureRule, scriptRule } from '../script-rule.ts';

export interface NodeBundleOptions {
  readonly appFolder: string;
  /** Below the app's folder. */
  readonly entry: string;
  /** Where the browser's build puts pictures, as their addresses begin in the page. */
  readonly pictures: { readonly folder: string; readonly publicPath: string };
  readonly externals?: Externals;
}

/**
 * Builds an entry of an app into one file for Node, `<app>/.cache/prerender/prerender.mjs`, to render its pages without a browser. No
 * files beside it: pictures are those of the browser's build.
 *
 * @returns the file's path
 */
export async function buildNodeBundle({
  appFolder,
  entry,
  pictures,
  externals = {},
}: NodeBundleOptions): Promise<string> {
  const output = `${appFolder}/.cache/prerender`;
  const compiler = rspack({
    name: 'prerender',
    context: appFolder,
    mode: 'production',
    devtool: false,
    target: 'node20',
    entry,
    externals,
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
      parser: { javascript: { worker: false } },
      rules: [
        scriptRule({ isProduction: true, targets: ['node 20'] }),
        // Styles are the browser's build's; here an import of one means nothing.
        { test: /\.css$/, type: 'asset/source' },
        {
          ...pictureRule,
          generator: { emit: false, filename: pictureName(pictures.folder, true), publicPath: pictures.publicPath },
        },
      ],
    },
    plugins: [plainFileUrl(), productionFiles(), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: {
      // It is kept with every release; names are for whoever reads what it throws.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { mangle: false, compress: false, format: { comments: false } },
        }),
      ],
    },
    infrastructureLogging: { level: 'error' },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined);
      compiler.close(() => (fault ? reject(fault) : resolve()));
    });
  });
  return `${output}/prerender.mjs`;
}
