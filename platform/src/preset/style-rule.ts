import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from '@rspack/core';
import { dropPropertyFallbacks } from './drop-property-fallbacks.ts';
import { scopeStyles } from './scoped-styles/scope-styles.ts';

/** Style sheets, through Tailwind. Those of a remote hold inside its own place only, whoever wrote them. */
export function styleRule(remoteName?: string): RuleSetRule {
  const tailwind = [fileURLToPath(import.meta.resolve('@tailwindcss/postcss')), { optimize: false }];
  return {
    test: /\.css$/,
    type: 'css',
    loader: fileURLToPath(import.meta.resolve('postcss-loader')),
    options: {
      postcssOptions: {
        config: false,
        plugins: [tailwind, dropPropertyFallbacks, ...(remoteName === undefined ? [] : [scopeStyles(remoteName)])],
      },
    },
  };
}
