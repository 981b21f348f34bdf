import { ReleaseError } from '../release-error.ts';

/** A bucket, and where the requests for it go. */
export interface TargetAddress {
  /** As it was named: `s3://bucket/prefix`. */
  readonly name: string;
  readonly bucket: string;
  /** Of every key; empty, or with a slash at its end. */
  readonly prefix: string;
  /** The address of the bucket, without a slash at its end. */
  readonly base: string;
  readonly region: string;
  readonly credentials: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken: string | undefined;
  };
}

type Variables = Readonly<Record<string, string | undefined>>;

const credentialAdvice = 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and AWS_SESSION_TOKEN for a role.';

/**
 * Reads `s3://bucket/prefix` and the variables that every tool for object stores knows: `AWS_ENDPOINT_URL_S3` for a store that is not
 * Amazon's, `AWS_REGION`, and the credentials.
 *
 * @throws ReleaseError saying what is missing or wrong
 */
export function readTargetAddress(name: string, variables: Variables): TargetAddress {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w/.-]*))?$/.exec(name) ?? [];
  const segments = path.split('/').filter((segment) => segment !== '');
  if (bucket === undefined || segments.some((segment) => /^\.+$/.test(segment))) {
    throw new ReleaseError(`${name} is no target. One is s3://bucket or s3://bucket/prefix.`);
  }
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (!accessKeyId || !secretAccessKey) throw new ReleaseError(`No credentials for ${name}. ${credentialAdvice}`);
  const region = variables.AWS_REGION || variables.AWS_DEFAULT_REGION || 'us-east-1';
  return {
    name,
    bucket,
    prefix: segments.map((segment) => `${segment}/`).join(''),
    base: baseOf(bucket, region, variables.AWS_ENDPOINT_URL_S3 || undefined),
    region,
    credentials: { accessKeyId, secretAccessKey, sessionToken: variables.AWS_SESSION_TOKEN || undefined },
  };
}

/** Other stores than Amazon's all take the bucket in the path; not all have a certificate for its name in the host. */
function baseOf(bucket: string, region: string, endpoint: string | undefined): string {
  if (endpoint === undefined) return `https://s3.${region}.amazonaws.com/${bucket}`;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) {
    throw new ReleaseError(`AWS_ENDPOINT_URL_S3: ${endpoint} is no http or https address.`);
  }
  return `${endpoint.replace(/\/+$/, '')}/${bucket}`;
}
