import { notifyLineRestored } from '../line-restored.ts';
import { ShellPartError } from './load-error.ts';

/** Milliseconds. A line that is known to be slow takes as long as it takes. */
const maxWait = () =>
  navigator.connection?.effectiveType?.endsWith('2g') ? 20_000 : (globalThis.fursaFileTimeout ?? 6_000);

/**
 * Waits for a lazy part of the shell. When one that was given up arrives after all, whatever failed for it is tried again.
 *
 * @throws ShellPartError
 */
export async function loadPart<Part>(arrival: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Error('It shows no sign of life'));
    }, maxWait());
  });
  void arrival.then(
    () => {
      if (isLate) notifyLineRestored();
    },
    () => undefined,
  );
  try {
    return await Promise.race([arrival, late]);
  } catch (cause) {
    throw new ShellPartError('A part of the shell did not arrive', { cause });
  } finally {
    clearTimeout(timer);
  }
}
