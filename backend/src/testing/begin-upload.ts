import { request } from 'node:http';
import type { TestBackend } from './test-backend.ts';

/** An upload that has begun. */
export interface BegunUpload {
  /** As soon as there is one; undefined when the line was cut. */
  readonly status: Promise<number | undefined>;
  readonly isOver: () => boolean;
  /** Cuts the line. */
  readonly end: () => void;
}

/** Sends the head of an upload and its first bytes, and never its end. */
export function beginUpload(
  { url, publishableKey }: TestBackend,
  path: string,
  headers: Readonly<Record<string, string | number>>,
  bytes: number,
): BegunUpload {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  let isOver = false;
  const settle = (status: number | undefined) => {
    isOver = true;
    resolve(status);
  };
  const upload = request(`${url}/${path}`, { method: 'POST', headers: { apikey: publishableKey, ...headers } });
  upload.on('response', (response) => {
    response.resume();
    settle(response.statusCode);
  });
  upload.on('error', () => settle(undefined));
  upload.write(Buffer.alloc(bytes));
  return { status: promise, isOver: () => isOver, end: () => upload.destroy() };
}
