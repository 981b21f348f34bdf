/** Hash of the lines, so that a start need not work them out. Written by write-search-terms-version.ts, not by hand. */
export const searchTermsVersion = 'cd41e2599d3fa13160f715a3c5ecb7fb012e992753daff7f10cf8c29d0096000';
