/** Hash of the lines, so that a start need not work them out. Written by write-search-terms-version.ts, not by hand. */
export const searchTermsVersion = '8d4018a78b8f9288b9e35eeda5003dca7c36f995dd977693efb2b9644ebd2ddb';
