import { repositoryFolder } from '@fursa/platform/build';
import { defineCvReaderPage } from '@fursa/platform/preset';

export default defineCvReaderPage(repositoryFolder, `${import.meta.dirname}/dist`);
