import { composeCloudFront } from './cloudfront.ts';
import { composeHeadersFile } from './headers-file.ts';
import { composeNginx } from './nginx.ts';
import type { HostFiles, StaticHosting } from './static-host.ts';

/** Kinds of static hosts, each with what writes its configuration. `_headers` is in the release folder anyway. */
export const staticHosts = {
  netlify: ({ rules }) => ({ _headers: composeHeadersFile(rules) }),
  nginx: composeNginx,
  cloudfront: composeCloudFront,
} as const satisfies Readonly<Record<string, (hosting: StaticHosting) => HostFiles>>;
