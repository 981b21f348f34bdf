import type { RuleSetRule } from '@rspack/core';

export interface ScriptRuleOptions {
  readonly isProduction: boolean;
  /** What the code runs on, in browserslist's words. */
  readonly targets: readonly string[];
}

/** TypeScript and JSX, the same way in the browser and in Node. */
export function scriptRule({ isProduction, targets }: ScriptRuleOptions): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    options: {
      env: { targets },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // `react/jsx-runtime` in development too: its `jsx-dev-runtime` is none of the shared modules.
        transform: { react: { runtime: 'automatic', development: false, refresh: !isProduction } },
      },
    },
  };
}
