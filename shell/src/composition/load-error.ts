import type { RemoteFailureStage } from '@fursa/shared/contract';

/** Which stage of loading a remote failed; the cause is the error of that stage. */
export class RemoteLoadError extends Error {
  readonly stage: RemoteFailureStage;

  constructor(stage: RemoteFailureStage, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RemoteLoadError';
    this.stage = stage;
  }
}
