import { contractVersion } from '@fursa/shared/contract';
import { type Compiler, rspack } from '@rspack/core';

const pluginName = 'ShellDescription';

/**
 * Writes `shell-description.json`: what publishing must know of a build of the shell, and which files its named chunks are in. Their
 * addresses have no names, which every visitor would pay for.
 */
export class ShellDescriptionPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
        const chunks: Record<string, string | undefined> = {};
        for (const { name, files } of compilation.chunks) {
          if (name) chunks[name] = [...files].find((file) => file.endsWith('.js'));
        }
        const json = `${JSON.stringify({ contract: contractVersion, chunks }, null, 2)}\n`;
        compilation.emitAsset('shell-description.json', new rspack.sources.RawSource(json));
      });
    });
  }
}
