/**
 * Why a file gave no text:
 * - `unsupported`: by its content neither PDF nor DOCX nor DOC
 * - `other-format`: RTF or a web page, which Word opens and saves as `.doc`
 * - `garbled`: its letters have no meaning, since the program that wrote it left out which is which
 * - `empty`: 0 bytes, or an office file without a word in it
 * - `no-text`: pages without text, such as a scan or a photo
 * - `encrypted`: it asks for a password
 * - `broken`: cut off or damaged
 * - `too-large`: more than 10 MB, 50 pages, 50 MB unpacked or 2,000 entries
 * - `timeout`: not read within 20 s
 * - `unavailable`: the reader itself could not be loaded or started; the file may be fine
 */
export type CvReadErrorCode =
  | 'unsupported'
  | 'other-format'
  | 'garbled'
  | 'empty'
  | 'no-text'
  | 'encrypted'
  | 'broken'
  | 'too-large'
  | 'timeout'
  | 'unavailable';

export class CvReadError extends Error {
  override readonly name = 'CvReadError';
  readonly code: CvReadErrorCode;

  constructor(code: CvReadErrorCode, options?: ErrorOptions) {
    super(`The CV could not be read: ${code}`, options);
    this.code = code;
  }
}
