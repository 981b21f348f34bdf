/** Hash of the lines, so that a start need not work them out. Written by write-search-terms-version.ts, not by hand. */
export const searchTermsVersion = '46d415400305602b565f88d85f219a328cede72a6bb74d62c918e4a4408e485f';
