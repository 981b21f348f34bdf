import { readFile } from 'node:fs/promises';
import { type Compiler, rspack } from '@rspack/core';

/**
 * Only in development, before React: one hook for all of React Refresh. The shell's and each remote's copy of it find the
 * renderer here; the hook they would make themselves does not remember renderers for those that come later.
 */
function installDevtoolsHook(): void {
  const ignore = () => undefined;
  const renderers = new Map<number, unknown>();
  const hook = {
    renderers,
    supportsFiber: true,
    inject: (renderer: unknown) => renderers.set(renderers.size + 1, renderer).size,
    onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
  };
  // The browser's React DevTools bring their own.
  if (!('__REACT_DEVTOOLS_GLOBAL_HOOK__' in globalThis)) {
    Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  }
}

/** The script of the page that does it. */
export const devtoolsHookScript = `(${installDevtoolsHook})();`;

const pluginName = 'InlineScript';
const marker = /<!--\s*inline:([\w.-]+)\s*-->/g;

export interface InlineScriptOptions {
  /** Where the files named by markers are. */
  readonly folder: string;
  /** The source of a script that goes before everything else in the head. */
  readonly first?: string | undefined;
}

/**
 * Replaces `<!-- inline:file.js -->` in HTML by that file, minified, as a plain script: for the few lines that must run
 * before the first paint.
 */
export class InlineScriptPlugin {
  readonly #options: InlineScriptOptions;

  constructor(options: InlineScriptOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { folder, first } = this.#options;
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise(pluginName, async (data) => {
        for (const [comment, fileName] of data.html.matchAll(marker)) {
          const file = `${folder}/${fileName}`;
          compilation.fileDependencies.add(file);
          const tag = await scriptTag(await readFile(file, 'utf8'));
          data.html = data.html.replace(comment, () => tag);
        }
        if (first !== undefined) {
          const tag = await scriptTag(first);
          data.html = data.html.replace('<head>', () => `<head>${tag}`);
        }
        return data;
      });
    });
  }
}

async function scriptTag(source: string): Promise<string> {
  const { code } = await rspack.experiments.swc.minify(source, { compress: true, mangle: true, module: false });
  return `<script>${code}</script>`;
}
