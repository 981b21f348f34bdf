import { type Compiler, rspack } from '@rspack/core';
import { replaceRuntime } from './replace-runtime.ts';

const pluginName = 'NoLateStyles';

/**
 * Leaves the code that loads style sheets later out of the first script: 0.7 KB (brotli) for every visitor. The build fails when
 * a later chunk has a style sheet after all; its rules belong into the page's.
 */
export class NoLateStylesPlugin {
  apply(compiler: Compiler): void {
    // Rspack brings both for style sheets of chunks, also where only the first chunk has one, which stands in the page.
    replaceRuntime(compiler, pluginName, { css_loading: () => '', 'get css chunk filename': () => '' });
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.afterSeal.tap(pluginName, () => {
        for (const chunk of compilation.chunks) {
          const sheet = chunk.canBeInitial() ? undefined : [...chunk.files].find((file) => file.endsWith('.css'));
          if (sheet !== undefined) {
            const message = `${sheet} would be loaded later than the page: import its rules from shell.css instead`;
            compilation.errors.push(new rspack.WebpackError(message));
          }
        }
      });
    });
  }
}
