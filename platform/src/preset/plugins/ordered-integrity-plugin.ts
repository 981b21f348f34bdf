import { type Compiler, rspack } from '@rspack/core';

const pluginName = 'OrderedIntegrity';
const entriesOfTable = /(?<=\.sriHashes = \{)[^}]*(?=\})/;

/**
 * Rspack writes its table of the chunks' integrity in an order that differs from one checkout folder to another. In the
 * order of the chunks' names the same sources give the same bytes everywhere.
 */
export class OrderedIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      // Before the files are minified and their hashes taken.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const source = name.endsWith('.js') ? String(asset.source()) : '';
          if (!entriesOfTable.test(source)) continue;
          const ordered = source.replace(entriesOfTable, (entries) => entries.split(',').sort().join(','));
          compilation.updateAsset(name, new rspack.sources.RawSource(ordered));
        }
      });
    });
  }
}
