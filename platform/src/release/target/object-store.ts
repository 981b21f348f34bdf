import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { ReleaseError } from '../release-error.ts';
import type { TargetAddress } from './target-address.ts';

/** Somebody else has written the object since it was read. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** Under which condition an object is written: `absent`, or while it still has that ETag; whatever is there with `undefined`. */
export type WriteCondition = 'absent' | { readonly etag: string } | undefined;

/** A folder of a bucket. Keys are paths below the target's prefix. */
export interface ObjectStore {
  /** As people named it, for messages. */
  readonly name: string;
  list(): Promise<ReadonlyMap<string, StoredObject>>;
  /**
   * The content; undefined when there is none. What is stored with a `Content-Encoding` comes unpacked, unless the bytes are asked for
   * as they are stored.
   */
  get(key: string, form?: 'as stored'): Promise<{ readonly content: Buffer; readonly etag: string } | undefined>;
  /** The ETag of what is there. */
  head(key: string): Promise<string | undefined>;
  /**
   * @returns the ETag of what is there now
   * @throws ConflictError when the condition does not hold
   */
  put(key: string, content: Buffer, options: PutOptions): Promise<string>;
  remove(key: string): Promise<void>;
}

export interface PutOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly condition: WriteCondition;
}

/** How long one request may take, and how often it is tried again after a failure that may pass. */
const timeLimitMs = 60_000;
const maxTries = 4;
const usualPauseMs = 150;

interface Call {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

interface Answer {
  readonly status: number;
  readonly etag: string;
  readonly content: Buffer;
  /** Whether an earlier try may have done its work without an answer. */
  readonly isRepeated: boolean;
}

/**
 * Opens a target. Nothing is asked yet.
 *
 * @param firstPauseMs before the second try; each further pause is twice as long
 */
export function openObjectStore(
  { name, bucket, prefix, base, region, credentials }: TargetAddress,
  firstPauseMs = usualPauseMs,
): ObjectStore {
  // Tries are counted below, where a lost connection counts as well.
  const { sessionToken, ...keys } = credentials;
  const client = new AwsClient({
    ...keys,
    ...(sessionToken === undefined ? {} : { sessionToken }),
    region,
    service: 's3',
    retries: 0,
  });
  const urlOf = (key: string) => `${base}/${(prefix + key).split('/').map(encodeSegment).join('/')}`;

  async function send(call: Call): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await tryOnce(call).catch((error: unknown) => describeFailure(error));
      const isPassing = typeof answer === 'string' || [409, 429, 500, 502, 503, 504].includes(answer.status);
      if (typeof answer !== 'string' && !isPassing) return { ...answer, isRepeated: attempt > 1 };
      if (attempt === maxTries) {
        const reason = typeof answer === 'string' ? answer : `it answers ${answer.status}`;
        throw new ReleaseError(
          `${name} cannot be reached (${reason}), after ${maxTries} tries at ${new URL(base).origin}.`,
        );
      }
      await delay(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }

  async function tryOnce({ method, url, headers = {}, body }: Call): Promise<Omit<Answer, 'isRepeated'>> {
    const response = await client.fetch(url, {
      method,
      headers: {
        ...headers,
        'X-Amz-Content-Sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const content = Buffer.from(await response.arrayBuffer());
    return { status: response.status, etag: response.headers.get('ETag') ?? '', content };
  }

  /** @throws ReleaseError for what no second try would change */
  function refuse({ status, content }: Answer): never {
    const code = /<Code>([^<]+)<\/Code>/.exec(content.toString('utf8'))?.[1];
    if (code === 'NoSuchBucket') {
      throw new ReleaseError(`${name}: there is no bucket ${bucket} at ${new URL(base).origin}. Make it first.`);
    }
    const answered = code === undefined ? String(status) : `${status} ${code}`;
    if (status === 401 || status === 403) {
      const advice =
        'Look at AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN and AWS_REGION, and at what they may do';
      throw new ReleaseError(`${name} refuses these credentials (${answered}). ${advice}.`);
    }
    throw new ReleaseError(`${name} answers ${answered}.`);
  }

  async function get(key: string, form?: 'as stored') {
    const query = form === undefined ? '' : '?response-content-encoding=identity';
    const answer = await send({ method: 'GET', url: urlOf(key) + query });
    if (answer.status === 404 && !answer.content.includes('NoSuchBucket')) return undefined;
    return answer.status === 200 ? answer : refuse(answer);
  }

  return {
    name,
    get,
    async list() {
      const objects = new Map<string, StoredObject>();
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token !== undefined) query.set('continuation-token', token);
        const answer = await send({ method: 'GET', url: `${base}?${query}` });
        if (answer.status !== 200) refuse(answer);
        const page = readListing(answer.content.toString('utf8'));
        for (const object of page.objects) objects.set(object.key.slice(prefix.length), object);
        token = page.nextToken;
      } while (token !== undefined);
      return objects;
    },
    async head(key) {
      const answer = await send({ method: 'HEAD', url: urlOf(key) });
      if (answer.status === 404) return undefined;
      return answer.status === 200 ? answer.etag : refuse(answer);
    },
    async put(key, content, { headers, condition }) {
      const answer = await send({
        method: 'PUT',
        url: urlOf(key),
        headers: { ...headers, ...conditionHeaders(condition) },
        body: content,
      });
      if (answer.status === 200) return answer.etag;
      const isGone = answer.status === 404 && typeof condition === 'object' && answer.content.includes('NoSuchKey');
      if (answer.status !== 412 && !isGone) refuse(answer);
      // The try before may have written it, and only its answer was lost.
      const present = answer.isRepeated ? await get(key) : undefined;
      if (present?.content.equals(content)) return present.etag;
      throw new ConflictError(`${key} was written by somebody else`);
    },
    async remove(key) {
      const answer = await send({ method: 'DELETE', url: urlOf(key) });
      if (![200, 204, 404].includes(answer.status)) refuse(answer);
    },
  };
}

function conditionHeaders(condition: WriteCondition): Readonly<Record<string, string>> {
  if (condition === undefined) return {};
  return condition === 'absent' ? { 'If-None-Match': '*' } : { 'If-Match': condition.etag };
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** `fetch failed` says nothing: what failed stands in its cause. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer in ${timeLimitMs / 1000} s`;
  const cause = error.cause;
  if (cause instanceof Error) return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
  return error.message;
}

export interface StoredObject {
  readonly key: string;
  /** With its quotes, as a condition takes it. */
  readonly etag: string;
  readonly modified: Date;
}

/**
 * One answer of `ListObjectsV2`: https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html. Its XML has a fixed shape
 * without attributes below the root, so no parser is needed for it.
 *
 * @throws ReleaseError when it is something else, as the page of a proxy
 */
export function readListing(xml: string): {
  readonly objects: readonly StoredObject[];
  readonly nextToken: string | undefined;
} {
  if (!xml.includes('<ListBucketResult')) {
    throw new ReleaseError(
      'What answers is no object store: it does not list what it has. Look at AWS_ENDPOINT_URL_S3.',
    );
  }
  const objects = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, entry = '']) => ({
    key: fieldOf(entry, 'Key') ?? '',
    etag: quote(fieldOf(entry, 'ETag') ?? ''),
    modified: new Date(fieldOf(entry, 'LastModified') ?? 0),
  }));
  const isCut = fieldOf(xml, 'IsTruncated') === 'true';
  return { objects, nextToken: isCut ? fieldOf(xml, 'NextContinuationToken') : undefined };
}

function fieldOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text === undefined ? undefined : unescapeText(text);
}

function unescapeText(text: string): string {
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return signs[name] ?? whole;
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal));
  });
}

function quote(etag: string): string {
  return etag.startsWith('"') ? etag : `"${etag}"`;
}
