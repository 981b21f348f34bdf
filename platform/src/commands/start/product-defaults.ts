import { repositoryFolder } from '../../build/app-names.ts';
import type { EnvironmentDefaults } from './read-environment.ts';

/** Where the product is when nothing else is said; what `start` serves is what `publish` and `rollback` change. */
export const productDefaults: EnvironmentDefaults = {
  port: 3000,
  root: repositoryFolder,
  dataDir: '.fursa',
  releaseDir: 'releases',
};
