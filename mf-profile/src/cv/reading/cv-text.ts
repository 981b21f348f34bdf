export type CvKind = 'pdf' | 'docx' | 'doc';

/** What a reader of one kind of file hands back: lines, cells of a row parted by tabs. */
export interface ReadLines {
  readonly lines: readonly string[];
  /** Only a PDF knows its pages. */
  readonly pages: number | null;
  /** Numbers of the pages, from 1, that are pictures without words. */
  readonly pictures: readonly number[];
}

/** The words of a CV. */
export interface CvText {
  readonly kind: CvKind;
  /** The one that belongs to the content, whatever the file was called. */
  readonly mimeType: string;
  readonly pages: number | null;
  readonly pictures: readonly number[];
  /** In reading order, one paragraph or row a line; bullets begin with `• `, cells of a row are parted by tabs. */
  readonly text: string;
  /** Whether there was more than the 200,000 characters that are kept. */
  readonly isCut: boolean;
}

/** From 0 to 1. */
export type ReportProgress = (fraction: number) => void;
