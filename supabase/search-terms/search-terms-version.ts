/** Hash of the lines, so that a start need not work them out. Written by write-search-terms-version.ts, not by hand. */
export const searchTermsVersion = 'fee428055ea851aa5b519ce5a316f0b90cf66046780753134d8316e1a9fef0f4';
