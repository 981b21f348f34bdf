import { repositoryFolder } from '@fursa/platform/build';
import { defineSingleBundle } from '@fursa/platform/preset';

export default defineSingleBundle(repositoryFolder, `${import.meta.dirname}/dist`);
