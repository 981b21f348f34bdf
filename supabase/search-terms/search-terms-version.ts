/** Hash of the lines, so that a start need not work them out. Written by write-search-terms-version.ts, not by hand. */
export const searchTermsVersion = '7c3da68af9e990d43aaeae16dfb22328a8f47345e50f11ca4894d053edc197a0';
