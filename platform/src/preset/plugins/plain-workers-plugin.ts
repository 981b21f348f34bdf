import { fetchWhole } from '@fursa/shared/contract/page-files';
import type { Chunk, Compiler } from '@rspack/core';
import { replaceRuntime } from './replace-runtime.ts';

/** Parts of the runtime that federation puts into every entry: its start, its shared modules. Hashes, which importScripts cannot check. */
const unwanted = ['embed_federation_runtime', 'consumes_loading', 'sri_hash_variable'];

/**
 * Chunks of a worker are fetched before they are imported: nobody can cancel an import, during which the worker stands still. What is no
 * script is fetched again past the cache, which may keep it for as long as the version lives.
 */
const fetchChunks = `
var importChunk = __webpack_require__.f.i;
var fetchWhole = ${fetchWhole};
var chunks = {};
__webpack_require__.f.i = (id, promises) => {
  var attempt = (cache) =>
    fetchWhole(__webpack_require__.p + __webpack_require__.u(id), cache, 5000).then(() => importChunk(id, promises));
  chunks[id] ||= attempt('default')
    .catch((reason) => {
      if (reason.name === 'TimeoutError') throw reason;
      return attempt('reload');
    })
    .catch((reason) => {
      delete chunks[id];
      throw reason;
    });
  promises.push(chunks[id]);
};
`;

/**
 * Keeps module federation out of the workers of a remote. The core of its runtime is on the shell's page alone: with the rest of
 * it a worker would end before its first line. Workers use none of the shared modules (a remote's build refuses a second copy).
 */
export class PlainWorkersPlugin {
  apply(compiler: Compiler): void {
    const leaveOut = (_: string, chunk: Chunk) => (isWorker(chunk) ? '' : undefined);
    const modules = {
      ...Object.fromEntries(unwanted.map((name) => [name, leaveOut])),
      import_scripts_chunk_loading: (source: string) => `${source}${fetchChunks}`,
    };
    // Without a further file to load a worker has none of the runtime that is replaced here.
    const loadsFiles = (chunk: Chunk) => isWorker(chunk) && chunk.getAllAsyncChunks().length > 0;
    replaceRuntime(compiler, 'PlainWorkers', modules, (chunks) => [...chunks].some(loadsFiles));
  }
}

function isWorker(chunk: Chunk): boolean {
  return chunk.getEntryOptions()?.chunkLoading === 'import-scripts';
}
