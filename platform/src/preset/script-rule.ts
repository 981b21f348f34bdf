import type { RuleSetRule } from '@rspack/core';
import { emptyFileLoader } from './plugins/refuse-empty-file.ts';

/** Pictures that a module imports: files of their own, by their address. */
export const pictureRule = { test: /\.(svg|png|webp|avif)$/, type: 'asset/resource' } as const;

/** How such a file is called; with its hash it may be kept for ever. */
export function pictureName(folder: string, isHashed: boolean): string {
  return `${folder}[name]${isHashed ? '.[contenthash:8]' : ''}[ext]`;
}

export interface ScriptRuleOptions {
  readonly isProduction: boolean;
  /** What the code runs on, in browserslist's words. */
  readonly targets: readonly string[];
}

/** TypeScript and JSX, the same way in the browser and in Node. */
export function scriptRule({ isProduction, targets }: ScriptRuleOptions): RuleSetRule {
  const compile = {
    loader: 'builtin:swc-loader',
    options: {
      env: { targets },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // `react/jsx-runtime` in development too: its `jsx-dev-runtime` is none of the shared modules.
        transform: { react: { runtime: 'automatic', development: false, refresh: !isProduction } },
      },
    },
  };
  return {
    test: /\.tsx?$/,
    type: 'javascript/auto',
    // The last one sees the file first.
    use: isProduction ? [compile] : [compile, { loader: emptyFileLoader }],
  };
}
