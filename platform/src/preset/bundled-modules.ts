import type { Compilation, Module } from '@rspack/core';

/** What is in the chunks of a build. A module may be several that were joined: these one by one. */
export function* bundledModules({ chunks, chunkGraph }: Compilation): Generator<Module> {
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) yield* partsOf(module);
  }
}

function partsOf(module: Module): readonly Module[] {
  return 'modules' in module && Array.isArray(module.modules) ? module.modules : [module];
}
