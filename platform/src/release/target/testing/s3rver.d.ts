declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** What of it the tests use; it brings no types. */
  // biome-ignore lint/style/noDefaultExport: the package has no other export
  export default class S3rver {
    constructor(options: {
      readonly directory: string;
      readonly silent: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    readonly store: {
      existsObject(bucket: string, key: string): Promise<boolean>;
      getMetadata(bucket: string, key: string): Promise<{ readonly etag: string }>;
    };
    configureBuckets(): Promise<unknown>;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
}
