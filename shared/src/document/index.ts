export { productAddress } from './product-address.ts';
export { useDocumentTitle, useHeadElement } from './use-document-head.ts';
export { writeJsonLd } from './write-json-ld.ts';
