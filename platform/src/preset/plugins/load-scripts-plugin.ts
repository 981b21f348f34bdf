import type { Compiler } from '@rspack/core';
import { replaceRuntime } from './replace-runtime.ts';

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
