import type { CvMessages } from '../messages.ts';
import type { CvReadErrorCode } from '../reading/cv-read-error.ts';

/** Why a CV was not taken. */
export interface CvProblem {
  readonly text: string;
  /** What the person can press. */
  readonly remedy: 'retry' | 'upload-anyway' | 'another-file';
}

/** A file that cannot be read is seen before a byte of it is sent. */
export function problemOfReading(code: CvReadErrorCode, text: CvMessages): CvProblem {
  switch (code) {
    case 'unsupported':
      return { text: text.wrongType, remedy: 'another-file' };
    case 'other-format':
      return { text: text.otherFormat, remedy: 'another-file' };
    case 'garbled':
      return { text: text.garbled, remedy: 'upload-anyway' };
    case 'empty':
      return { text: text.empty, remedy: 'another-file' };
    case 'no-text':
      return { text: text.picture, remedy: 'upload-anyway' };
    case 'encrypted':
      return { text: text.locked, remedy: 'another-file' };
    case 'broken':
      return { text: text.unreadable, remedy: 'another-file' };
    case 'too-large':
      return { text: text.tooMuch, remedy: 'another-file' };
    case 'timeout':
      return { text: text.tookTooLong, remedy: 'retry' };
    case 'unavailable':
      return { text: text.process, remedy: 'retry' };
  }
}
