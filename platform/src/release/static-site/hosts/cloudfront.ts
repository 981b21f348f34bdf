import { ReleaseError } from '../../release-error.ts';
import { type HostFiles, internalPath, type StaticHosting, servedEndings } from './static-host.ts';

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-policies */
const maxPolicyLength = 1783;

/**
 * For CloudFront: what `aws cloudfront create-response-headers-policy --cli-input-json` takes, one file for each behaviour, and
 * the function of viewer requests that says which file answers a path.
 *
 * @throws ReleaseError when CloudFront would not take a policy for its length.
 */
export function composeCloudFront({ rules, renderedPaths }: StaticHosting): HostFiles {
  return {
    'pages.json': composePolicy('fursa-pages', 'The default behaviour of Fursa', rules.pages),
    'assets.json': composePolicy('fursa-assets', 'The behaviour of /assets/* of Fursa', rules.assets),
    'remotes.json': composePolicy('fursa-remotes', 'The behaviour of /remotes/* of Fursa', rules.remotes),
    'route.js': composeRouteFunction(renderedPaths),
  };
}

/** https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html */
function composePolicy(name: string, comment: string, headers: Readonly<Record<string, string>>): string {
  const {
    'Content-Security-Policy': contentPolicy = '',
    'X-Content-Type-Options': _,
    'Referrer-Policy': referrerPolicy,
    'Strict-Transport-Security': transport = '',
    'Access-Control-Allow-Origin': allowedOrigin,
    ...custom
  } = headers;
  if (contentPolicy.length > maxPolicyLength) {
    throw new ReleaseError(
      `The Content-Security-Policy of ${name} has ${contentPolicy.length} characters, and CloudFront takes ${maxPolicyLength}. Set it in a function of viewer responses.`,
    );
  }
  const config = {
    Name: name,
    Comment: comment,
    ...(allowedOrigin === undefined ? {} : { CorsConfig: corsOf(allowedOrigin) }),
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: contentPolicy },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrerPolicy },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: transport.includes('preload'),
      },
    },
    CustomHeadersConfig: listOf(
      Object.entries(custom).map(([header, value]) => ({ Header: header, Value: value, Override: true })),
    ),
  };
  return `${JSON.stringify({ ResponseHeadersPolicyConfig: config }, undefined, 2)}\n`;
}

function corsOf(origin: string) {
  return {
    AccessControlAllowOrigins: listOf([origin]),
    AccessControlAllowHeaders: listOf(['*']),
    AccessControlAllowMethods: listOf(['GET', 'HEAD']),
    AccessControlAllowCredentials: false,
    OriginOverride: true,
  };
}

function listOf<Item>(items: readonly Item[]) {
  return { Quantity: items.length, Items: items };
}

/** In the JavaScript of CloudFront: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html */
function composeRouteFunction(renderedPaths: readonly string[]): string {
  return `// Written by \`fursa headers cloudfront\`. For viewer requests of the default behaviour.
const renderedPaths = ${JSON.stringify([...renderedPaths].sort())};
const internalPath = new RegExp(${JSON.stringify(internalPath)});
const file = new RegExp(${JSON.stringify(`[.](?:${servedEndings})$`)});

function handler(event) {
  const request = event.request;
  const path = request.uri;
  const hasQuery = Object.keys(request.querystring).length > 0;
  if (path === '/.well-known/security.txt') return request;
  if (internalPath.test(path)) return { statusCode: 404, statusDescription: 'Not Found' };
  if (path === '/') request.uri = '/index.html';
  // Nobody knew the query when the page was rendered.
  else if (renderedPaths.includes(path) && !hasQuery) request.uri = path + '.html';
  // A missing file is never answered with a page.
  else if (!file.test(path)) request.uri = '/app.html';
  return request;
}
`;
}
