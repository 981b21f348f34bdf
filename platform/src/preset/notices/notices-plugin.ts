import { fileURLToPath } from 'node:url';
import { type Compilation, type Compiler, type Module, rspack } from '@rspack/core';
import { formatNotices, packageFolderOf, readBundledPackage } from './bundled-package.ts';

const pluginName = 'Notices';

/** Below the folder of the build; the gateway serves it as it does every file of a build. */
export const noticesFile = 'third-party-notices.txt';

/**
 * Writes the licences of everything that is in the build and is not ours: of the packages whose modules are in its chunks
 * or whose style sheets were compiled into ours, and of Rspack, whose runtime is in every build.
 */
export class NoticesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      // Before the files are hashed for `remote.json`.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
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

function* bundledFiles({ chunks, chunkGraph, fileDependencies }: Compilation): Generator<string> {
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) yield* filesOf(module);
  }
  for (const file of fileDependencies) if (file.endsWith('.css')) yield file;
}

/** A module may be several that were joined. */
function filesOf(module: Module): string[] {
  const joined = 'modules' in module && Array.isArray(module.modules) ? module.modules : [module];
  return joined.map((part: Module) => part.nameForCondition()).filter((file) => file !== undefined);
}
