import { type Chunk, type Compiler, rspack } from '@rspack/core';

/** The new source of a module of Rspack's runtime, or undefined where it stays. */
type Replace = (source: string, chunk: Chunk) => string | undefined;

/**
 * Replaces modules of Rspack's runtime. Their names are Rspack's own and may change with any version: the build fails when one
 * that has to be there is not found, as the replacement would silently not apply.
 *
 * @param isExpected whether a build with these chunks has the module
 */
export function replaceRuntime(
  compiler: Compiler,
  plugin: string,
  modules: Readonly<Record<string, Replace>>,
  isExpected: (chunks: Iterable<Chunk>) => boolean = () => true,
): void {
  compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
    const found = new Set<string>();
    compilation.hooks.runtimeModule.tap(plugin, (module, chunk) => {
      const source = module.source && modules[module.name]?.(String(module.source.source), chunk);
      if (source === undefined || module.source === undefined) return;
      module.source.source = Buffer.from(source);
      found.add(module.name);
    });
    compilation.hooks.afterSeal.tap(plugin, () => {
      const missing = Object.keys(modules).filter((name) => !found.has(name));
      if (missing.length === 0 || !isExpected(compilation.chunks)) return;
      const message = `${plugin}: this version of Rspack has no runtime module ${missing.join(', ')}`;
      compilation.errors.push(new rspack.WebpackError(message));
    });
  });
}
