import { ReleaseError } from '../release-error.ts';

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
