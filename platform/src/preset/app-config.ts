import type { Configuration } from '@rspack/core';

export type BuildMode = 'production' | 'development';

/** What the command line of Rspack and `fursa` hand to a configuration. */
export interface BuildArguments {
  readonly mode?: BuildMode | undefined;
}

/**
 * What an app's `rspack.config.ts` exports. It is a function, so that each build gets plugins of its own and the same
 * file serves production and development.
 */
export type AppConfig = (environment?: unknown, buildArguments?: BuildArguments) => Configuration;
