import { readFileSync } from 'node:fs';
import { type RemoteManifest, sharedModules } from '@fursa/shared/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, SubresourceIntegrityPlugin } from '@rspack/core';
import * as z from 'zod';
import type { AppConfig } from './app-config.ts';
import { appFolderOf, baseConfig } from './base-config.ts';
import { federationRuntimeAliases } from './federation-runtime.ts';
import { RemoteDescriptionPlugin } from './remote-description-plugin.ts';
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
    const base = baseConfig({ appName: manifest.name, appFolder, mode, assetFolder: '' });
    const entryGlobal = manifest.name.replaceAll('-', '_');
    const stylesheet = `${appFolder}/src/tailwind.css`;
    return {
      ...base,
      // The federation container is the only entry.
      entry: {},
      output: { ...base.output, publicPath: 'auto' },
      resolve: { ...base.resolve, alias: federationRuntimeAliases() },
      plugins: [
        ...base.plugins,
        new rspack.experiments.VirtualModulesPlugin({ [stylesheet]: remoteStylesheet(manifest.name) }),
        new ModuleFederationPlugin({
          name: entryGlobal,
          filename: isProduction ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
          exposes: { './remote': { import: [stylesheet, './src/remote.tsx'], name: 'remote' } },
          shared: consumedModules(),
          dts: false,
          manifest: false,
          shareStrategy: 'loaded-first',
          experiments: {
            externalRuntime: true,
            optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
          },
        }),
        ...(isProduction ? [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : []),
        new RemoteDescriptionPlugin({
          manifest,
          packageVersion: readPackageVersion(appFolder),
          entryGlobal,
          exposedChunk: 'remote',
        }),
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
