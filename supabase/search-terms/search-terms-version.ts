/** Hash of the lines, so that a start need not work them out. Written by write-search-terms-version.ts, not by hand. */
export const searchTermsVersion = 'ee7c08534bbafa2a3daee97835da2767f0e82af2975bba281b876d66e8f3118a';
