import type { CorpusFile } from './corpus-file.ts';
import { officeFiles } from './office-files.ts';
import { pdfFiles } from './pdf-files.ts';
import { rawPdfFiles } from './raw-pdf-files.ts';
import { oddFiles, refusedFiles } from './refused-files.ts';

export { type CorpusFile, type ExpectedText, findTextFaults } from './corpus-file.ts';
export { longCv } from './long-cv.ts';
export { type PrintedCv, printedCvs } from './printed-cvs.ts';

/** Every file of the corpus that Node can make; those that a browser prints are in `printed-cvs`. */
export const cvCorpus: readonly CorpusFile[] = [
  ...pdfFiles,
  ...rawPdfFiles,
  ...officeFiles,
  ...oddFiles,
  ...refusedFiles,
];
