import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Leads the federation runtime to its ESM builds. The plugin imports the CommonJS ones by absolute path; they cannot be
 * tree-shaken, and a remote's entry then weighs 5 KB more (brotli).
 */
export function federationRuntimeAliases(): Record<string, string> {
  const fromPlugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
  const fromTools = createRequire(fromPlugin.resolve('@module-federation/runtime-tools'));
  const commonJsFiles = [
    fromTools.resolve('@module-federation/webpack-bundler-runtime'),
    fromTools.resolve('@module-federation/runtime'),
  ];
  return Object.fromEntries(commonJsFiles.map((file) => [`${file}$`, path.join(path.dirname(file), 'index.js')]));
}
