import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { searchTermsLines } from './search-terms-lines.ts';

const version = createHash('sha256').update(searchTermsLines()).digest('hex');
writeFileSync(
  new URL('search-terms-version.ts', import.meta.url),
  `/** Hash of the lines, so that a start need not work them out. Written by write-search-terms-version.ts, not by hand. */
export const searchTermsVersion = '${version}';
`,
);
