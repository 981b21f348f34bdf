/** Hash of the lines, so that a start need not work them out. Written by write-search-terms-version.ts, not by hand. */
export const searchTermsVersion = '84b02aa973ddadfb4cd110cfc59b1791b2c74350af3683d844129b24adb920f1';
