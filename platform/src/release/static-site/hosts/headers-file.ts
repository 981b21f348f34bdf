import type { HeaderRules } from '../header-rules.ts';
import { trustedTypesPolicy } from '../security-headers.ts';

/**
 * `_headers`, which hosts such as Netlify and Cloudflare Pages read. They send what every matching rule says and join values of
 * one name with a comma, so a header of all paths cannot be another one below `/remotes/`: the policy of the pages holds
 * everywhere, and only what the pages do not have is added. A worker, which has the policy of its own file, could load no chunk where
 * Trusted Types are required: the pages say that of themselves.
 */
export function composeHeadersFile({ pages, assets, remotes }: HeaderRules): string {
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
