import { emitEvent, onEvent } from '@fursa/shared/contract';
import { type RemoteVersion, remoteOfAddress, remoteOfStack } from '../remote-of-address.ts';

/**
 * Says in the console whose an error is: a browser names the file that threw, and nothing where the shell has caught it. What nobody
 * caught, in a timer, a promise or a handler, is told as `shell:remote-threw`, too: it is no failure of what is shown.
 */
export function nameErrors(): void {
  window.addEventListener('error', ({ error, message, filename }) => {
    reportThrown(remoteOfReason(error) ?? remoteOfAddress(filename), error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportThrown(remoteOfReason(reason), reason));
  onEvent('shell:remote-failed', ({ remote, stage, message }) => warn(`${remote} failed (${stage}): ${message}`));
}

function reportThrown(owner: RemoteVersion | undefined, reason: unknown): void {
  if (owner === undefined) return;
  const message = reason instanceof Error ? reason.message : String(reason);
  warn(`${owner.remote} ${owner.version} threw where nobody catches it: ${message}`);
  emitEvent('shell:remote-threw', { ...owner, message });
}

function remoteOfReason(reason: unknown): RemoteVersion | undefined {
  return reason instanceof Error ? remoteOfStack(reason.stack ?? '') : undefined;
}

function warn(text: string): void {
  // biome-ignore lint/suspicious/noConsole: whoever looks after the remote looks here first
  console.warn(text);
}
