import { AppError, getBackendClient, toAppError } from '@fursa/shared/backend';

/** Milliseconds in which nothing arrived, after which it is given up. */
const stallLimit = 30_000;

/** Seconds that the link works. */
const linkLifetime = 60;

export interface StoredFile {
  readonly bucket: string;
  /** `<user id>/<file name>` */
  readonly path: string;
}

/**
 * A file of the signed-in person, for as long as it makes progress: on a slow line a CV takes longer than any other answer may.
 *
 * @throws AppError; `not-found` when it is gone, `timeout` when nothing arrived for 30 s
 */
export async function downloadOwnFile({ bucket, path }: StoredFile): Promise<Blob> {
  const { data, error } = await getBackendClient().storage.from(bucket).createSignedUrl(path, linkLifetime);
  if (error) throw readMissing(toAppError(error));
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), stallLimit);
  try {
    const response = await fetch(addressOf(data.signedUrl, { bucket, path }), { signal: controller.signal });
    if (!response.ok) throw toAppError(new Error(`status ${response.status}`), response.status);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), stallLimit);
      parts.push(read.value);
    }
    return new Blob(parts);
  } catch (cause) {
    if (controller.signal.aborted) throw new AppError('timeout', `nothing arrived for ${stallLimit} ms`, cause);
    throw toAppError(cause);
  } finally {
    clearTimeout(timer);
  }
}

/** The client leaves `#` and `?` of a name as they are, and all that comes after them would be lost. */
function addressOf(signedUrl: string, { bucket, path }: StoredFile): string {
  const [base = ''] = signedUrl.split(`/${bucket}/`);
  const token = signedUrl.slice(signedUrl.lastIndexOf('token='));
  return [base, bucket, ...path.split('/').map(encodeURIComponent)].join('/').concat('?', token);
}

/** Storage answers 400 to nearly everything; the status that it means is in the body. */
function readMissing(error: AppError): AppError {
  const { cause } = error;
  const isMissing =
    typeof cause === 'object' && cause !== null && 'statusCode' in cause && String(cause.statusCode) === '404';
  return isMissing ? new AppError('not-found', error.message, error) : error;
}
