import type { Plugin } from 'postcss';

/**
 * Leaves out what Tailwind writes for browsers without `@property`: every one the product works in has it. In the page of the
 * shell it costs bytes; in a remote it would set variables on elements that are not the remote's.
 */
export const dropPropertyFallbacks: Plugin = {
  postcssPlugin: 'drop-property-fallbacks',
  Once(root) {
    root.walkAtRules('layer', (rule) => {
      if (rule.params === 'properties') rule.remove();
    });
  },
};
