/** Hash of the lines, so that a start need not work them out. Written by write-search-terms-version.ts, not by hand. */
export const searchTermsVersion = 'c63839e08c89ef53eb27908dff241cb46adc9b3856e233b279004644cd498fd7';
