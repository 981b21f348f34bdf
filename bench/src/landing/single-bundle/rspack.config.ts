import { fileURLToPath } from 'node:url';
import { repositoryFolder } from '@fursa/platform/build';
import { type AppConfig, defineSingleBundle } from '@fursa/platform/preset';
import { rspack } from '@rspack/core';

const fromPreset = defineSingleBundle(repositoryFolder, `${import.meta.dirname}/dist`);

/** The preset's single bundle; there are no files of remotes to fetch ahead. */
const singleBundle: AppConfig = (environment, buildArguments) => {
  const config = fromPreset(environment, buildArguments);
  const nothingToPreload = fileURLToPath(new URL('nothing-to-preload.ts', import.meta.url));
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(/\/preload-page\.ts$/, nothingToPreload),
    ],
  };
};

export default singleBundle;
