export { productAddress, useDocumentTitle, useHeadElement, writeJsonLd } from './use-document-head.ts';
