import { createRequire } from 'node:module';
import path from 'node:path';
import { type ResolveData, rspack } from '@rspack/core';

const require = createRequire(import.meta.url);

/** Where Rspack takes the federation runtime from. */
export const runtimeImplementation = require.resolve('@module-federation/runtime-tools');

const fromImplementation = createRequire(runtimeImplementation);
const bundlerRuntime = '@module-federation/webpack-bundler-runtime';
const bundlerRuntimeFile = fromImplementation.resolve(bundlerRuntime);

/**
 * The federation runtime's ESM builds. Rspack would take the CommonJS ones, which cannot be tree-shaken: a remote's entry
 * then weighs 5 KB more (brotli).
 */
export const runtimeAliases = {
  [bundlerRuntime]: esmBuild(bundlerRuntimeFile),
  '@module-federation/runtime': esmBuild(fromImplementation.resolve('@module-federation/runtime')),
};

/**
 * Rspack starts a container by a generated module that names a file by its absolute path, and hashes that module's text
 * into its id. With the package's name in place of the path, a build gives the same bytes in every folder.
 */
export function portableRuntime() {
  return new rspack.NormalModuleReplacementPlugin(/!=!data:text\/javascript,/, (module: ResolveData) => {
    module.request = module.request.replace(encodeURIComponent(bundlerRuntimeFile), encodeURIComponent(bundlerRuntime));
  });
}

function esmBuild(commonJsFile: string): string {
  return path.join(path.dirname(commonJsFile), 'index.js');
}
