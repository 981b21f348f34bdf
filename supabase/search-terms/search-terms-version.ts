/** Hash of the lines, so that a start need not work them out. Written by write-search-terms-version.ts, not by hand. */
export const searchTermsVersion = 'e9ce19df907d8252bdc01420180f4366fa67c9ac30941cad71a85ef7c0d862de';
