import { contractVersion } from '@fursa/shared/contract';
import { type Compiler, rspack } from '@rspack/core';

const pluginName = 'ShellDescription';

/** Writes `shell-description.json`: what publishing must know of a build of the shell. */
export class ShellDescriptionPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
        const json = `${JSON.stringify({ contract: contractVersion }, null, 2)}\n`;
        compilation.emitAsset('shell-description.json', new rspack.sources.RawSource(json));
      });
    });
  }
}
