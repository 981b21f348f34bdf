import { type Chunk, type Compiler, rspack } from '@rspack/core';

/**
 * In place of Rspack's loader of chunks, which starts a script that nobody can cancel and takes what the cache holds a second time. Where the
 * shell has brought its own way (`PageFiles` of the contract), the file is fetched first. The script fails all the same after 20 s.
 */
const loader = `
var failures = {};
__webpack_require__.l = async (url, done, _, chunk) => {
  var files = globalThis.fursaFiles;
  try {
    await files?.fetch(url);
  } catch {
    return done({ type: 'error', target: { src: url } });
  }
  var script = document.createElement('script');
  var end = (event) => {
    clearTimeout(timer);
    script.onload = script.onerror = null;
    script.remove();
    if (event.type !== 'load') failures[url] = -~failures[url];
    done(event);
  };
  var timer = setTimeout(end, 20000, { type: 'timeout', target: script });
  script.onload = script.onerror = end;
  script.crossOrigin = 'anonymous';
  script.integrity = __webpack_require__.sriHashes[chunk];
  script.src = files || !failures[url] ? url : url + '?retry=' + failures[url];
  document.head.appendChild(script);
};
`;

/** For production: while one develops, hot updates come by Rspack's own loader. */
export class LoadScriptsPlugin {
  apply(compiler: Compiler): void {
    replaceRuntime(compiler, 'LoadScripts', { load_script: () => loader });
  }
}

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

/** Of a CommonJS module, as an object of what it exports. */
const namespace = `
__webpack_require__.t = (value, mode) => {
  if (mode & 1) value = __webpack_require__(value);
  return value.__esModule ? value : { ...value, default: value };
};
`;

/**
 * Rspack's own follows the prototypes of what a module exports, and later changes of it: 160 bytes (brotli) for every visitor, for one
 * name that React Router looks up in React.
 */
export class PlainNamespacesPlugin {
  apply(compiler: Compiler): void {
    replaceRuntime(compiler, 'PlainNamespaces', { create_fake_namespace_object: () => namespace });
  }
}

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
