import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { fileUrl } from './file-url.ts';

/** Milliseconds, as for every other file of a remote (`download-page.ts`, which comes with the federation runtime). */
const maxWait = globalThis.fursaFileTimeout ?? 5000;

/**
 * Waits for a slot, which scripts of its remote's own build bring. Nothing cancels a script that hangs, and every later attempt would wait
 * for it: after its time it counts as failed, and the next attempt goes past it.
 */
export async function bringSlotScripts<Part>(remote: RegisteredRemote, arrival: Promise<Part>): Promise<Part> {
  const timer = setTimeout(failHangingScripts, maxWait, remote);
  try {
    return await arrival;
  } finally {
    clearTimeout(timer);
  }
}

/** Those that still stand in the document: a build takes out what has come or failed. */
function failHangingScripts(remote: RegisteredRemote): void {
  const folder = fileUrl(remote, '');
  for (const script of [...document.scripts]) {
    if (script.src.startsWith(folder)) script.dispatchEvent(new Event('error'));
  }
}
