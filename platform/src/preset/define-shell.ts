import { existsSync } from 'node:fs';
import type { AppConfig } from './app-config.ts';
import { appFolderOf } from './base-config.ts';
import { productPages, type ShellPage, shellConfig } from './shell-config.ts';

const isolatePage: ShellPage = {
  name: 'isolate',
  filename: 'isolate.html',
  script: './src/isolate/main.tsx',
  template: './src/isolate/index.html',
};

/**
 * The whole `rspack.config.ts` of the shell: `export default defineShell(import.meta.url)`.
 *
 * `src/main.tsx` with `src/index.html` is the product, `src/isolate/main.tsx` with `src/isolate/index.html` the bench for
 * one remote; files of `public/` are copied as they are. The shell is a federation host at run time only.
 */
export function defineShell(configUrl: string): AppConfig {
  return (_environment, { mode = 'production' } = {}) => {
    const appFolder = appFolderOf(configUrl);
    const hasIsolatePage = existsSync(`${appFolder}/src/isolate/main.tsx`);
    return shellConfig({ appFolder, mode, pages: hasIsolatePage ? [...productPages, isolatePage] : productPages });
  };
}
