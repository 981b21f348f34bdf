import { rspack } from '@rspack/core';
import type { AppConfig } from './app-config.ts';
import { baseConfig } from './base-config.ts';

/**
 * A page of nothing but the reader of CVs, `readCv` as a global function, to measure it without the product around it. The reader,
 * its worker and their chunks are compiled as in the remote.
 */
export function defineCvReaderPage(repositoryFolder: string, outputFolder: string): AppConfig {
  return (_environment, { mode = 'production' } = {}) => {
    const appFolder = `${repositoryFolder}/mf-profile`;
    const base = baseConfig({ appName: 'cv-reader-page', appFolder, mode, assetFolder: '' });
    const page = `${appFolder}/src/cv/reading/page.ts`;
    return {
      ...base,
      entry: { page },
      output: { ...base.output, path: outputFolder, filename: '[name].js', publicPath: 'auto' },
      plugins: [
        ...base.plugins,
        new rspack.experiments.VirtualModulesPlugin({
          [page]: "import { readCv } from './read-cv.ts';\nglobalThis.readCv = readCv;\n",
        }),
      ],
    };
  };
}
