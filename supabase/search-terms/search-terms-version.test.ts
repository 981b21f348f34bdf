import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { searchTermsLines } from './search-terms-lines.ts';
import { searchTermsVersion } from './search-terms-version.ts';

test('The version of the search terms is that of what the engine knows', () => {
  const hash = createHash('sha256').update(searchTermsLines()).digest('hex');
  expect(searchTermsVersion, 'run `fursa fix`').toBe(hash);
});
