import { internalFiles, internalFolders } from './static-host.ts';

/**
 * `_redirects`, which the same hosts read: which file answers the address of a page that is no file. Every other path is answered with
 * `404.html`, by both. Records of the release are hidden where a rule may hide a file (`404!`: Netlify); Cloudflare leaves such lines out.
 *
 * @param pagePaths patterns of react-router (`/jobs/:jobId`, `/companies/:id?`)
 */
export function composeRedirectsFile(pagePaths: readonly string[], renderedPaths: readonly string[]): string {
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
