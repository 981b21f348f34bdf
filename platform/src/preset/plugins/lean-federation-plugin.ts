import { fileURLToPath } from 'node:url';
import { type Compiler, type ResolveData, rspack } from '@rspack/core';

const runtimeFolder = /[\\/]@module-federation[\\/]runtime-core[\\/]dist([\\/]|$)/;

/** Modules of the federation runtime that only serve manifests, with what takes their place. */
const replacements: readonly { readonly request: RegExp; readonly file: string }[] = [
  { request: /plugins\/snapshot\/SnapshotHandler\.js$/, file: fileOf('no-snapshots.ts') },
  { request: /utils\/preload\.js$/, file: fileOf('no-preloading.ts') },
];

function fileOf(name: string): string {
  return fileURLToPath(new URL(`../federation-host/${name}`, import.meta.url));
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
