export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The encoding to answer with, of those available (best first), by the client's Accept-Encoding and its q-values
 * (RFC 9110, 12.5.3). `identity` when nothing better is accepted.
 */
export function negotiateEncoding(acceptEncoding: string | undefined, available: readonly Encoding[]): Encoding {
  const qualities = parseQualities(acceptEncoding ?? '');
  let best: Encoding = 'identity';
  let bestQuality = 0;
  for (const encoding of available) {
    const quality = encoding === 'identity' ? 0 : (qualities.get(encoding) ?? qualities.get('*') ?? 0);
    if (quality > bestQuality) {
      best = encoding;
      bestQuality = quality;
    }
  }
  const identityQuality = qualities.get('identity') ?? 0;
  return identityQuality > bestQuality ? 'identity' : best;
}

function parseQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const item of header.split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (coding !== '') qualities.set(coding, weight === undefined ? 1 : Number.parseFloat(weight) || 0);
  }
  return qualities;
}
