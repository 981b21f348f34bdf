/** Hash of the lines, so that a start need not work them out. Written by write-search-terms-version.ts, not by hand. */
export const searchTermsVersion = '34a05c8e167b37b55b15da9e01a293c066f09117e09e2875651304d7115baf50';
