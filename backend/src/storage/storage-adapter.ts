import { createHash } from 'node:crypto';
import type { App } from '@supabase/lite';
import * as z from 'zod';
import type { FileStore } from './file-store.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Upload = Parameters<StorageAdapter['uploadObject']>[3];

const headSchema = z.object({ contentType: z.string(), cacheControl: z.string(), modified: z.iso.datetime() });
type Head = z.infer<typeof headSchema>;
const lineFeed = 10;

/**
 * Where Supabase lite keeps uploaded bytes; its own adapter for folders is not exported. Lite passes no version when it
 * writes, so an object has one file, and a line of JSON before the bytes says what they are: both change in one step.
 */
export function createStorageAdapter(store: FileStore): StorageAdapter {
  async function readObject(bucket: string, key: string) {
    const file = await store.read(`${bucket}/${key}`);
    if (file === undefined) return undefined;
    const headEnd = file.indexOf(lineFeed);
    const head = headSchema.parse(JSON.parse(Buffer.from(file.subarray(0, headEnd)).toString()));
    return { head, bytes: Buffer.from(file.subarray(headEnd + 1)) };
  }

  async function writeObject(bucket: string, key: string, bytes: Uint8Array, head: Head) {
    await store.write(`${bucket}/${key}`, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]));
    return describe(head, bytes);
  }

  return {
    driver: store,
    async getObject(bucket, key) {
      const object = await readObject(bucket, key);
      if (object === undefined) return { metadata: missing, httpStatusCode: 404 };
      return { metadata: describe(object.head, object.bytes), httpStatusCode: 200, body: object.bytes };
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const head = { contentType, cacheControl, modified: new Date().toISOString() };
      return await writeObject(bucket, key, await readBytes(body), head);
    },
    deleteObject: (bucket, key) => store.remove(`${bucket}/${key}`),
    async deleteObjects(bucket, keys) {
      for (const key of keys) await store.remove(`${bucket}/${key}`);
    },
    async copyObject(sourceBucket, source, _version, bucket, key) {
      const object = await readObject(sourceBucket, source);
      if (object === undefined) return { httpStatusCode: 404, eTag: missing.eTag };
      const head = { ...object.head, modified: new Date().toISOString() };
      const { eTag, lastModified } = await writeObject(bucket, key, object.bytes, head);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    async headObject(bucket, key) {
      const object = await readObject(bucket, key);
      return object === undefined ? missing : describe(object.head, object.bytes);
    },
    privateAssetUrl: () =>
      Promise.reject(new Error('Only the picture adapters of Supabase lite ask for this address, and none is in use.')),
  };
}

const missing = { cacheControl: 'no-store', contentLength: 0, size: 0, mimetype: '', eTag: '', httpStatusCode: 404 };

function describe(head: Head, bytes: Uint8Array) {
  return {
    cacheControl: head.cacheControl,
    contentLength: bytes.length,
    size: bytes.length,
    mimetype: head.contentType,
    lastModified: new Date(head.modified),
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    httpStatusCode: 200,
  };
}

async function readBytes(body: Upload): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
