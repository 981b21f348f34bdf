import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from '@rspack/core';
import type { Plugin } from 'postcss';
import { scopeStyles } from './scoped-styles/scope-styles.ts';

/**
 * Leaves out what Tailwind writes for browsers without `@property`: every one the product works in has it. In the page of the
 * shell it costs bytes; in a remote it would set variables on elements that are not the remote's.
 */
const dropPropertyFallbacks: Plugin = {
  postcssPlugin: 'drop-property-fallbacks',
  Once(root) {
    root.walkAtRules('layer', (rule) => {
      if (rule.params === 'properties') rule.remove();
    });
  },
};

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
