import type { FileKind } from './file-kind.ts';

export interface BucketRule {
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
