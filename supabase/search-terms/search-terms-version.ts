/** Hash of the lines, so that a start need not work them out. Written by write-search-terms-version.ts, not by hand. */
export const searchTermsVersion = '9675544b3e485f959fe144e94bd537d373c5db103e3ec2508029f4e514f18e56';
