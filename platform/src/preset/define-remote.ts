import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chunkListOf, type RemoteManifest, sharedModules } from '@fursa/shared/contract';
import { rspack } from '@rspack/core';
import * as z from 'zod';
import { type AppConfig, appFolderOf, baseConfig } from './base-config.ts';
import { FederationContainerPlugin, runtimeAliases } from './federation-runtime.ts';
import { PlainWorkersPlugin } from './plugins/plain-workers-plugin.ts';
import { notificationChunks, RemoteDescriptionPlugin } from './plugins/remote-description-plugin.ts';
import { RemotePrerenderPlugin } from './prerender/remote-prerender-plugin.ts';
import { SingleCopiesPlugin } from './single-copies/single-copies-plugin.ts';
import { styleRule } from './style-rule.ts';
import { remoteStylesheet } from './stylesheets.ts';

const packageSchema = z.object({ version: z.string() });

/**
 * The whole `rspack.config.ts` of a remote: `export default defineRemote(manifest, import.meta.url)`.
 *
 * `src/remote.tsx` is the exposed module; the remote's Tailwind utilities come along without a style sheet of its own.
 */
export function defineRemote(manifest: RemoteManifest, configUrl: string): AppConfig {
  return (_environment, { mode = 'production' } = {}) => {
    const appFolder = appFolderOf(configUrl);
    const isProduction = mode === 'production';
    const base = baseConfig({
      appName: manifest.name,
      appFolder,
      mode,
      assetFolder: '',
      styles: styleRule(manifest.name),
    });
    const entryGlobal = manifest.name.replaceAll('-', '_');
    const exposedChunk = 'remote';
    const stylesheet = './src/tailwind.css';
    const packageVersion = readPackageVersion(appFolder);
    return {
      ...base,
      // The federation container is the only entry.
      entry: {},
      output: {
        ...base.output,
        publicPath: 'auto',
        chunkLoadingGlobal: chunkListOf(entryGlobal),
        // A module that threw while it was evaluated is evaluated again by a Retry.
        strictModuleErrorHandling: true,
      },
      resolve: { ...base.resolve, alias: runtimeAliases },
      plugins: [
        ...base.plugins,
        new rspack.experiments.VirtualModulesPlugin({
          [path.join(appFolder, stylesheet)]: remoteStylesheet(appFolder),
        }),
        new FederationContainerPlugin({
          name: entryGlobal,
          version: packageVersion,
          filename: isProduction ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
          exposes: {
            './remote': { import: [stylesheet, './src/remote.tsx'], name: exposedChunk },
            // The bell asks on every page, and draws nothing of this remote.
            ...(manifest.notifications && {
              './remote-without-styles': { import: ['./src/remote.tsx'], name: notificationChunks[0] },
            }),
          },
          shared: consumedModules(),
        }),
        new PlainWorkersPlugin(),
        new SingleCopiesPlugin(),
        ...(isProduction ? [new RemotePrerenderPlugin({ manifest, appFolder })] : []),
        new RemoteDescriptionPlugin({ manifest, packageVersion, entryGlobal, exposedChunk }),
      ],
    };
  };
}

/** The remotes bring none of the shared modules; without the shell they fail at once, and with a clear message. */
function consumedModules() {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([name, { requiredVersion }]) => [
      name,
      { import: false as const, singleton: true, requiredVersion },
    ]),
  );
}

function readPackageVersion(appFolder: string): string {
  return packageSchema.parse(JSON.parse(readFileSync(`${appFolder}/package.json`, 'utf8'))).version;
}
