import { AppError, timeoutErrorName, toAppError } from './app-error.ts';
import { type BackendClient, getBackendClient } from './client.ts';
import { checkBackendUrl, readPublicConfig } from './public-config.ts';
import { noteRetryAfter } from './retry-after.ts';

/** A file on its way, and where to. */
export interface FileUpload {
  readonly bucket: string;
  /** `<user id>/<file name>` */
  readonly path: string;
  /** With its type, which the backend compares with what the file is. */
  readonly file: Blob;
  /** Takes the place of a file of the same name; without it that is a conflict. */
  readonly upsert?: boolean;
  /** How much of the file has left the device, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Time (ms) in which nothing of the file moved, after which it is given up. */
const stallLimit = 30_000;

/** Seconds that a browser may keep the file. */
const cacheControl = 3600;

/**
 * Stores a file, for as long as it makes progress: on a slow line a CV takes minutes. By XMLHttpRequest, because no browser tells
 * how far an upload by `fetch` has come.
 *
 * @throws AppError; `timeout` when nothing moved for 30 s
 * @throws the signal's reason when it was aborted
 */
export async function uploadFile(upload: FileUpload, client: BackendClient = getBackendClient()): Promise<void> {
  const { data, error } = await client.auth.getSession();
  if (error) throw toAppError(error);
  if (!data.session) throw new AppError('unauthenticated', 'User not authenticated');
  upload.signal?.throwIfAborted();
  const request = new XMLHttpRequest();
  request.open('POST', addressOf(upload));
  for (const [name, value] of Object.entries(headersOf(upload, data.session.access_token))) {
    request.setRequestHeader(name, value);
  }
  await send(request, upload);
  if (request.status < 200 || request.status >= 300) throw readRefusal(request);
}

function addressOf({ bucket, path }: FileUpload): string {
  const name = [bucket, ...path.split('/')].map(encodeURIComponent).join('/');
  const backend = checkBackendUrl(readPublicConfig().supabaseUrl ?? window.location.origin);
  return new URL(`/storage/v1/object/${name}`, backend).href;
}

function headersOf({ file, upsert = false }: FileUpload, accessToken: string): Record<string, string> {
  const { supabasePublishableKey, version } = readPublicConfig();
  return {
    apikey: supabasePublishableKey,
    authorization: `Bearer ${accessToken}`,
    'content-type': file.type,
    'cache-control': `max-age=${cacheControl}`,
    'x-upsert': String(upsert),
    'x-client-info': `fursa/${version}`,
  };
}

/** Until there is an answer, whatever it says. */
function send(request: XMLHttpRequest, { file, onProgress, signal }: FileUpload): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    let timer = setTimeout(giveUp, stallLimit);
    function keepWaiting(): void {
      clearTimeout(timer);
      timer = setTimeout(giveUp, stallLimit);
    }
    function giveUp(): void {
      end(() => reject(toAppError(new DOMException(`${timeoutErrorName}: the upload stands still`, timeoutErrorName))));
      request.abort();
    }
    function cancel(): void {
      end(() => reject(signal?.reason));
      request.abort();
    }
    function end(settle: () => void): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      settle();
    }
    signal?.addEventListener('abort', cancel);
    request.upload.addEventListener('progress', ({ loaded }) => {
      keepWaiting();
      onProgress?.(file.size > 0 ? Math.min(loaded / file.size, 1) : 1);
    });
    request.upload.addEventListener('load', keepWaiting);
    request.addEventListener('load', () => end(resolve));
    request.addEventListener('error', () => end(() => reject(toAppError(new TypeError('The upload broke off')))));
    request.send(file);
  });
}

function readRefusal(request: XMLHttpRequest): AppError {
  const retryAfter = request.getResponseHeader('retry-after');
  const { status } = request;
  if (status === 429) {
    noteRetryAfter(new Response(null, { status, headers: retryAfter === null ? {} : { 'retry-after': retryAfter } }));
  }
  const { statusCode, ...body } = readBody(request.responseText);
  // Storage answers 400 to nearly everything and tells the status it means in the body.
  return toAppError({ message: `The upload was refused with status ${status}`, ...body }, Number(statusCode) || status);
}

function readBody(text: string): { readonly statusCode?: unknown } {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    // A page of something between us and the backend: its status says enough.
    return {};
  }
}
