import type { Registry } from '@fursa/shared/contract/registry';

/** Pages of the shell itself that everybody may read. */
const shellPages = ['/'];

/** `sitemap.xml`: every page that everybody may read and that stands for itself. Links of mails lead to the others. */
export function composeSitemap(registry: Registry, siteUrl: string): string {
  const paths = registry.remotes
    .flatMap(({ pages }) => pages)
    .filter(({ access, path }) => access === 'public' && !path.includes(':') && !path.startsWith('/auth/'))
    .map(({ path }) => path);
  const entries = [...shellPages, ...paths].map((path) => `<url><loc>${escapeText(siteUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

/** `robots.txt`: everything may be read but what only machines talk to. */
export function composeRobots(siteUrl: string | undefined): string {
  const closed = ['/auth/', '/rest/', '/storage/', '/functions/', '/dev/'];
  // A sitemap is named by a whole address or not at all.
  const sitemap = siteUrl === undefined ? [] : ['', `Sitemap: ${siteUrl}/sitemap.xml`];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ...sitemap, ''].join('\n');
}

/** For the content of an element. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
