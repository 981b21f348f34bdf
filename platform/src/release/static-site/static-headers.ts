import { commonHeaders, contentPolicy, strictTransport } from './security-headers.ts';

/**
 * `_headers`, which hosts such as Netlify and Cloudflare Pages read: the headers that the gateway sends, as far as files need
 * them. The policy names the inline scripts and styles of these pages, so each release has its own. Nothing takes reports of
 * what it refuses.
 */
export function composeStaticHeaders(pages: readonly string[], supabaseUrl: string | undefined): string {
  const policy = contentPolicy({ html: pages.join('\n'), remoteOrigins: [], supabaseUrl, development: false });
  const everywhere = { ...commonHeaders, ...strictTransport, 'Content-Security-Policy': policy };
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return [
    formatRule('/*', everywhere),
    formatRule('/assets/*', immutable),
    formatRule('/remotes/*', { ...immutable, 'Access-Control-Allow-Origin': '*' }),
  ].join('');
}

function formatRule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[path, ...lines].join('\n')}\n`;
}
