import { existsSync } from 'node:fs';
import { rspack, SubresourceIntegrityPlugin } from '@rspack/core';
import type { AppConfig } from './app-config.ts';
import { appFolderOf, baseConfig } from './base-config.ts';
import { InlineScriptPlugin } from './inline-script-plugin.ts';
import { shellStylesheet } from './stylesheets.ts';

/**
 * The whole `rspack.config.ts` of the shell: `export default defineShell(import.meta.url)`.
 *
 * `src/main.tsx` with `src/index.html` is the product, `src/isolate/main.tsx` with `src/isolate/index.html` the bench for
 * one remote; files of `public/` are copied as they are. No federation plugin: the shell is a host at run time only.
 */
export function defineShell(configUrl: string): AppConfig {
  return (_environment, { mode = 'production' } = {}) => {
    const appFolder = appFolderOf(configUrl);
    const base = baseConfig({ appName: 'shell', appFolder, mode, assetFolder: 'assets/' });
    const stylesheet = `${appFolder}/src/tailwind.css`;
    const pages = shellPages(appFolder);
    return {
      ...base,
      entry: Object.fromEntries(pages.map(({ name, script }) => [name, [stylesheet, script]])),
      output: { ...base.output, publicPath: '/' },
      plugins: [
        ...base.plugins,
        new rspack.experiments.VirtualModulesPlugin({ [stylesheet]: shellStylesheet('../../shared/src/ui') }),
        new rspack.DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true }),
        ...pages.map(
          ({ name, filename, template }) =>
            new rspack.HtmlRspackPlugin({ filename, template, chunks: [name], inject: 'head', scriptLoading: 'defer' }),
        ),
        new InlineScriptPlugin({ folder: `${appFolder}/src` }),
        ...(existsSync(`${appFolder}/public`)
          ? [new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: '.' }] })]
          : []),
        ...(mode === 'production' ? [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : []),
      ],
    };
  };
}

function shellPages(appFolder: string) {
  const main = { name: 'main', script: './src/main.tsx', template: './src/index.html', filename: 'index.html' };
  const isolate = {
    name: 'isolate',
    script: './src/isolate/main.tsx',
    template: './src/isolate/index.html',
    filename: 'isolate.html',
  };
  return existsSync(`${appFolder}/src/isolate/main.tsx`) ? [main, isolate] : [main];
}
