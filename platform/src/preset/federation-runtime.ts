import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type ResolveData, rspack } from '@rspack/core';

const runtimeFolder = /[\\/]@module-federation[\\/]runtime-core[\\/]dist([\\/]|$)/;

/** Modules of the federation runtime that only serve manifests, with what takes their place. */
const replacements: readonly { readonly request: RegExp; readonly file: string }[] = [
  { request: /plugins\/snapshot\/SnapshotHandler\.js$/, file: fileOf('no-snapshots.ts') },
  { request: /utils\/preload\.js$/, file: fileOf('no-preloading.ts') },
];

function fileOf(name: string): string {
  return fileURLToPath(new URL(`./federation-host/${name}`, import.meta.url));
}

/** Leaves out of the shell what the federation runtime brings for manifests, 2.3 KB (brotli). The runtime's version is pinned. */
export class LeanFederationPlugin {
  apply(compiler: Compiler): void {
    for (const { request, file } of replacements) {
      new rspack.NormalModuleReplacementPlugin(request, (data: ResolveData) => {
        if (runtimeFolder.test(data.context)) data.request = file;
      }).apply(compiler);
    }
  }
}

const fromEnhanced = createRequire(import.meta.resolve('@module-federation/enhanced/rspack'));
const bundlerRuntime = '@module-federation/webpack-bundler-runtime';
const bundlerRuntimeFile = fromEnhanced.resolve(bundlerRuntime);
const runtimeFile = createRequire(bundlerRuntimeFile).resolve('@module-federation/runtime');

/**
 * The ESM builds of the federation runtime. Rspack would take the CommonJS ones, which cannot be tree-shaken: a remote's
 * entry then weighs 5 KB more (brotli).
 */
export const runtimeAliases = {
  [bundlerRuntime]: esmBuild(bundlerRuntimeFile),
  '@module-federation/runtime': esmBuild(runtimeFile),
};

export interface FederationContainer {
  readonly name: string;
  readonly filename: string;
  readonly version: string;
  /** Name of the exposed module, its chunk and its files. */
  readonly exposes: Readonly<Record<string, { readonly name: string; readonly import: string[] }>>;
  readonly shared: Readonly<Record<string, object>>;
}

/** The container of a remote: its entry gives the same bytes in whatever folder it is built, and from whatever folder. */
export class FederationContainerPlugin {
  readonly #container: FederationContainer;

  constructor(container: FederationContainer) {
    this.#container = container;
  }

  apply(compiler: Compiler): void {
    const { version, ...options } = this.#container;
    // Written into the entry. The plugin would read the package.json of the folder that the command runs in.
    process.env.MF_BUILD_VERSION = version;
    new ModuleFederationPlugin({
      ...options,
      shareStrategy: 'loaded-first',
      dts: false,
      // Entries are direct; `remote.json` says what the plugin's manifest would.
      manifest: false,
      experiments: {
        // The shell brings the core of the federation runtime, once for all remotes.
        externalRuntime: true,
        // What is left out: loading in Node, manifests, and remotes that load remotes.
        optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
      },
    }).apply(compiler);
    portableRuntime().apply(compiler);
  }
}

/**
 * Rspack starts a container by a generated module that names a file by its absolute path, and hashes that module's text
 * into its id. With the package's name in place of the path, a build gives the same bytes in every folder.
 */
function portableRuntime() {
  return new rspack.NormalModuleReplacementPlugin(/!=!data:text\/javascript,/, (module: ResolveData) => {
    module.request = module.request.replace(encodeURIComponent(bundlerRuntimeFile), encodeURIComponent(bundlerRuntime));
  });
}

function esmBuild(commonJsFile: string): string {
  return path.join(path.dirname(commonJsFile), 'index.js');
}
