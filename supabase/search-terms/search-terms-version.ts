/** Hash of the lines, so that a start need not work them out. Written by write-search-terms-version.ts, not by hand. */
export const searchTermsVersion = '7071f16d0c0250d0acfc7e7d501b10c590ea531355bdd55491a52a71e92c466d';
