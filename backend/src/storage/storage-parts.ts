import { refuse } from '../http/refuse.ts';
import type { CallerSlots, SlidingWindow } from '../http/sliding-window.ts';
import type { LiteClient } from '../lite/lite-client.ts';
import type { FileKind } from './file-kind.ts';
import type { SignedLinks } from './signed-links.ts';

interface BucketRule {
  /** Whether anybody reads its files. */
  readonly isPublic: boolean;
  /** Bytes; the bucket of the migrations has the same. */
  readonly maxBytes: number;
  readonly kinds: readonly FileKind[];
}

/** The buckets of this product. A file lies in the folder of the account it belongs to. */
export const buckets: Readonly<Record<string, BucketRule>> = {
  avatars: { isPublic: true, maxBytes: 2 * 1024 * 1024, kinds: ['png', 'jpeg', 'webp', 'gif', 'avif'] },
  cvs: { isPublic: false, maxBytes: 10 * 1024 * 1024, kinds: ['pdf', 'doc', 'docx'] },
};

export interface StorageParts {
  readonly lite: LiteClient;
  readonly links: SignedLinks;
  /** Uploads that are read at once, so that memory is bounded. */
  readonly slots: CallerSlots;
  /** Uploads that an account has begun lately: one after the other they would keep the processor busy for others. */
  readonly begun: SlidingWindow;
}

/** A file that a call names, checked. */
export interface NamedFile {
  readonly bucket: string;
  readonly rule: BucketRule;
  /** `<user>/<file>`, as the database has it. */
  readonly name: string;
  /** The same for an address. */
  readonly encoded: string;
}

/** What is said of a file that does not exist, or not for the caller. */
export function refuseFile(): Response {
  return refuse('storage', { status: 400, code: 'not_found', message: 'Object not found' });
}
