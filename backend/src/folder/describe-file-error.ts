import { BackendStartError } from '../backend-start-error.ts';

const elsewhere = 'or name another folder with FURSA_DATA_DIR';
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user has no right to it: give it to them',
  EPERM: 'this user has no right to it: give it to them',
  EROFS: 'its disk is mounted for reading only: mount it for writing',
  ENOTDIR: 'a file is where a folder should be: move it away',
  EEXIST: 'a file is where a folder should be: move it away',
  EIO: 'its disk reports a fault: copy what can be read to another one',
};

/**
 * What the operating system says about a file or folder, as one line that says what to do.
 *
 * @param subject what begins the line
 */
export function describeFileError(error: unknown, path: string, subject = path): BackendStartError {
  if (error instanceof BackendStartError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new BackendStartError('disk-full', `The disk of ${path} is full: make room on it, ${elsewhere}.`, {
      cause: error,
    });
  }
  const reason = reasons[code];
  const message = error instanceof Error ? firstLine(error.message) : String(error);
  return new BackendStartError(
    'data-dir-unwritable',
    reason === undefined
      ? `${subject} cannot be used (${message}): make it writable, ${elsewhere}.`
      : `${subject} cannot be used: ${reason}, ${elsewhere}.`,
    { cause: error },
  );
}

export function describeFullDisk(path: string, freeBytes: number, neededBytes: number): BackendStartError {
  return new BackendStartError(
    'disk-full',
    `The disk of ${path} is full: ${inMebibytes(freeBytes)} are free and ${inMebibytes(neededBytes)} are needed. Make room on it, ${elsewhere}.`,
  );
}

function inMebibytes(bytes: number): string {
  return `${Math.floor(bytes / (1024 * 1024))} MiB`;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
