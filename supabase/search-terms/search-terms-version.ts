/** Hash of the lines, so that a start need not work them out. Written by write-search-terms-version.ts, not by hand. */
export const searchTermsVersion = '11266de3d8c4c157ad5d6e4f6c237adb4c40d554d9ded5fc526033617ed5df9e';
