import { fileURLToPath } from 'node:url';
import { type Compilation, type Compiler, rspack } from '@rspack/core';
import { bundledModules } from '../bundled-modules.ts';
import { formatNotices, noticesFile, packageFolderOf, readBundledPackage } from './bundled-package.ts';

const pluginName = 'Notices';

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

function* bundledFiles(compilation: Compilation): Generator<string> {
  for (const module of bundledModules(compilation)) {
    const file = module.nameForCondition();
    if (file !== undefined) yield file;
  }
  for (const file of compilation.fileDependencies) if (file.endsWith('.css')) yield file;
}
