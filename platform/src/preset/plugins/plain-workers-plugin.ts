import type { Chunk, Compiler, RuntimeModule } from '@rspack/core';

const pluginName = 'PlainWorkers';

/** Parts of the runtime that federation puts into every entry: its start, its shared modules. Hashes, which importScripts cannot check. */
const unwanted = ['embed_federation_runtime', 'consumes_loading', 'sri_hash_variable'];

/**
 * Keeps module federation out of the workers of a remote. The core of its runtime is on the shell's page alone: with the rest of
 * it a worker would end before its first line. Workers use none of the shared modules (a remote's build refuses a second copy).
 */
export class PlainWorkersPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.runtimeModule.tap(pluginName, (module: RuntimeModule, chunk: Chunk) => {
        if (module.source === undefined || !isWorker(chunk) || !unwanted.includes(module.name)) return;
        module.source.source = Buffer.from('');
      });
    });
  }
}

function isWorker(chunk: Chunk): boolean {
  return chunk.getEntryOptions()?.chunkLoading === 'import-scripts';
}
