import { composeCloudFront } from './cloudfront.ts';
import { composeHeadersFile } from './headers-file.ts';
import { composeNginx } from './nginx.ts';
import { composeRedirectsFile } from './redirects-file.ts';
import type { HostFiles, StaticHosting } from './static-host.ts';

/** Kinds of static hosts, each with what writes its configuration. Those of Netlify are in the release folder anyway. */
export const staticHosts = {
  netlify: ({ rules, pagePaths, renderedPaths }) => ({
    _headers: composeHeadersFile(rules),
    _redirects: composeRedirectsFile(pagePaths, renderedPaths),
  }),
  nginx: composeNginx,
  cloudfront: composeCloudFront,
} as const satisfies Readonly<Record<string, (hosting: StaticHosting) => HostFiles>>;
