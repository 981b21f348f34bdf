/** Hash of the lines, so that a start need not work them out. Written by write-search-terms-version.ts, not by hand. */
export const searchTermsVersion = '50fb81085ded46c3e1fbdb33e4da897f3eb74235f587f77feced8941b956ef0d';
