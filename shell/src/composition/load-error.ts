import { emitEvent, type RemoteFailureStage, type RemoteName } from '@fursa/shared/contract';

/** Which stage of loading a remote failed; the cause is the error of that stage. */
export class RemoteLoadError extends Error {
  readonly stage: RemoteFailureStage;

  constructor(stage: RemoteFailureStage, message: string, cause?: unknown) {
    super(cause instanceof Error ? `${message}: ${cause.message}` : message, { cause });
    this.stage = stage;
  }
}

/** A part of the shell did not come: no remote is to blame. */
export class ShellPartError extends Error {
  override readonly name = 'ShellPartError';
}

/**
 * Tells a failure of a remote as `shell:remote-failed`; one of the shell is none.
 *
 * @param stage where the reason does not say it
 */
export function reportFailure(remote: RemoteName, reason: unknown, stage: RemoteFailureStage): void {
  if (reason instanceof ShellPartError) return;
  const message = reason instanceof Error ? reason.message : String(reason);
  emitEvent('shell:remote-failed', {
    remote,
    stage: reason instanceof RemoteLoadError ? reason.stage : stage,
    message,
  });
}
