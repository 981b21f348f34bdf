/** Hash of the lines, so that a start need not work them out. Written by write-search-terms-version.ts, not by hand. */
export const searchTermsVersion = 'dd6ec3f9eae3b2bd578f37422c66621f3d011152b433284e6999943b4ccf9ed3';
