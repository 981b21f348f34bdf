import type { CvReadErrorCode } from './cv-read-error.ts';
import type { CvText } from './cv-text.ts';

/** What was understood of a CV. */
export interface CvFacts {
  /** Each skill once, with the line it came from. */
  readonly skills: readonly { readonly value: string; readonly line: string }[];
}

/** A CV that was read: its words, and what they say. */
export interface CvReading extends CvText {
  readonly facts: CvFacts;
}

/** What is sent to the worker: the file, and where to answer. pdf.js talks on the worker's own channel. */
export interface ReadRequest {
  readonly file: Blob;
  readonly port: MessagePort;
}

/** What the worker says, in this order; `failed` may come at any time and is the last. */
export type ReadAnswer =
  /** Everything is loaded, and reading begins. */
  | { readonly type: 'started' }
  | { readonly type: 'progress'; readonly fraction: number }
  | { readonly type: 'done'; readonly reading: CvReading }
  | { readonly type: 'failed'; readonly code: CvReadErrorCode; readonly reason: string };
