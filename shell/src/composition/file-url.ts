import type { RegisteredRemote } from '@fursa/shared/contract/registry';

/** Absolute address of a file of a remote's build. */
export function fileUrl(remote: RegisteredRemote, file: string): string {
  return new URL(file, new URL(remote.baseUrl, window.location.origin)).href;
}
