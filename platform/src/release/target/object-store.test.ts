import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { publishRemote } from '../publish-remote.ts';
import { writeFixtureRemote } from '../testing/write-fixture-build.ts';
import { type ObjectStore, openObjectStore, readListing } from './object-store.ts';
import { readTargetAddress } from './target-address.ts';
import { type S3Server, startS3Server } from './testing/s3-server.ts';
import { withBucket } from './with-bucket.ts';

let folder = '';
let dist = '';
let server: S3Server;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fursa-bucket-'));
  dist = path.join(folder, 'dist');
  server = await startS3Server(path.join(folder, 'store'), ['fursa-0']);
  await writeFixtureRemote(dist);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function openBucket(name: string, variables: Readonly<Record<string, string>> = {}) {
  return openObjectStore(readTargetAddress(name, { ...server.variables, ...variables }), 5);
}

const publish = (store: ObjectStore) => withBucket(store, {}, (releaseDir) => publishRemote(dist, releaseDir));

describe('a target that cannot be used', () => {
  it.each([
    ['s3://fursa-0', { AWS_SECRET_ACCESS_KEY: 'wrong' }, 'refuses these credentials (403 SignatureDoesNotMatch)'],
    ['s3://fursa-0', { AWS_ACCESS_KEY_ID: 'unknown' }, 'refuses these credentials (403 InvalidAccessKeyId)'],
    ['s3://nowhere', {}, 'there is no bucket nowhere at http://127.0.0.1'],
    ['s3://fursa-0', { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:4731' }, 'cannot be reached (ECONNREFUSED)'],
  ])('%s with %o is refused with a reason', async (name, variables, message) => {
    await expect(publish(openBucket(name, variables))).rejects.toThrow(message);
  });

  it('A wrong address and missing credentials are reported before any request', () => {
    expect(() => readTargetAddress('s3:/fursa', server.variables)).toThrow('is no target');
    expect(() => readTargetAddress('s3://fursa/../other', server.variables)).toThrow('is no target');
    expect(() => readTargetAddress('s3://fursa', {})).toThrow('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
    const variables = { ...server.variables, AWS_ENDPOINT_URL_S3: 'localhost' };
    expect(() => readTargetAddress('s3://fursa', variables)).toThrow('is no http or https address');
  });

  it('A store that takes no notice of conditions is refused', async () => {
    const store = openBucket('s3://fursa-0');
    const careless: ObjectStore = {
      ...store,
      put: (key, content, { headers }) => store.put(key, content, { headers, condition: undefined }),
    };
    await expect(publish(careless)).rejects.toThrow('takes no notice of If-Match and If-None-Match');
  });

  it('A host that is not an object store is recognised', async () => {
    const store = await openFake(() => '<html></html>');
    await expect(store.list()).rejects.toThrow('What answers is no object store');
    await expect(publish(store)).rejects.toThrow('.release.json cannot be understood');
  });

  // The server of the other tests fails at more than one page: https://github.com/20minutes/s3rver makes its tokens with DES.
  it('A bucket with more objects than one answer lists is listed in full', async () => {
    const token = 'a+b/c==&';
    const store = await openFake((query) => {
      const isSecond = query.get('continuation-token') === token;
      const more = isSecond
        ? ''
        : `<IsTruncated>true</IsTruncated><NextContinuationToken>a+b/c==&amp;</NextContinuationToken>`;
      return `<ListBucketResult>${more}<Contents><Key>${isSecond ? 'second' : 'first'}</Key></Contents></ListBucketResult>`;
    });
    expect([...(await store.list()).keys()]).toEqual(['first', 'second']);
  });

  it('Signs that XML writes in another way are read as they are', () => {
    const entry = '<Contents><Key>a &amp; &lt;b&gt; &#39;&#x63;&apos;</Key><ETag>&quot;1&quot;</ETag></Contents>';
    const { objects, nextToken } = readListing(`<ListBucketResult>${entry}</ListBucketResult>`);
    expect(objects).toMatchObject([{ key: "a & <b> 'c'", etag: '"1"' }]);
    expect(nextToken).toBeUndefined();
  });
});

/** A server that answers everything with what `answer` makes of the query. */
async function openFake(answer: (query: URLSearchParams) => string): Promise<ObjectStore> {
  const fake = createServer(({ url = '' }, response) => {
    response.end(answer(new URL(url, 'http://localhost').searchParams));
  }).listen(0, '127.0.0.1');
  await once(fake, 'listening');
  onTestFinished(() => void fake.close());
  const address = fake.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return openBucket('s3://fursa-0', { AWS_ENDPOINT_URL_S3: endpoint });
}
