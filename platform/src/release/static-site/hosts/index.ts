import type { HeaderRules } from '../header-rules.ts';
import { trustedTypesPolicy } from '../security-headers.ts';
import { composeCloudFront } from './cloudfront.ts';
import { composeNginx } from './nginx.ts';
import { type HostFiles, internalFiles, internalFolders, type StaticHosting } from './static-host.ts';

/** Kinds of static hosts, each with what writes its configuration. Those of Netlify are in the release folder anyway. */
export const staticHosts = {
  netlify: ({ rules, pagePaths, renderedPaths }) => ({
    _headers: composeHeadersFile(rules),
    _redirects: composeRedirectsFile(pagePaths, renderedPaths),
  }),
  nginx: composeNginx,
  cloudfront: composeCloudFront,
} as const satisfies Readonly<Record<string, (hosting: StaticHosting) => HostFiles>>;

/**
 * `_headers`, which hosts such as Netlify and Cloudflare Pages read. They send what every matching rule says and join values of
 * one name with a comma, so a header of all paths cannot be another one below `/remotes/`: the policy of the pages holds
 * everywhere, and only what the pages do not have is added. A worker, which has the policy of its own file, could load no chunk where
 * Trusted Types are required: the pages say that of themselves.
 */
function composeHeadersFile({ pages, assets, remotes }: HeaderRules): string {
  // What these hosts say of the age of a page is the same.
  const { 'Cache-Control': _, 'Content-Security-Policy': policy = '', ...others } = pages;
  const everywhere = { ...others, 'Content-Security-Policy': policy.replace(`; ${trustedTypesPolicy}`, '') };
  const added = (headers: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !Object.hasOwn(everywhere, name)));
  return [
    formatRule('/*', everywhere),
    formatRule('/assets/*', added(assets)),
    formatRule('/remotes/*', added(remotes)),
  ].join('');
}

function formatRule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[path, ...lines].join('\n')}\n`;
}

/**
 * `_redirects`, which the same hosts read: which file answers the address of a page that is no file. Every other path is answered with
 * `404.html`, by both. Records of the release are hidden where a rule may hide a file (`404!`: Netlify); Cloudflare leaves such lines out.
 *
 * @param pagePaths patterns of react-router (`/jobs/:jobId`, `/companies/:id?`)
 */
function composeRedirectsFile(pagePaths: readonly string[], renderedPaths: readonly string[]): string {
  const addresses = pagePaths.flatMap(addressesOf).filter((path) => !renderedPaths.includes(path));
  const hidden = [...internalFiles.map((file) => `/${file}`), ...internalFolders.map((folder) => `/${folder}/*`)];
  const lines = [
    ...hidden.map((path) => `${path} /404.html 404!`),
    ...[...new Set(addresses)].sort().map((path) => `${path} /app.html 200`),
  ];
  return `${lines.join('\n')}\n`;
}

/** With and without each optional segment, which these hosts do not know. */
function addressesOf(pattern: string): string[] {
  let paths = [''];
  for (const segment of pattern.split('/').filter((part) => part !== '')) {
    const longer = paths.map((path) => `${path}/${segment.replace(/\?$/, '')}`);
    paths = segment.endsWith('?') ? [...paths, ...longer] : longer;
  }
  return paths;
}
