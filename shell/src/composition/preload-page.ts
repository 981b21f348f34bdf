import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { fileUrl } from './file-url.ts';
import type { RemotePageAddress } from './page-registry.ts';

const preloaded = new Set<string>();

/**
 * Starts fetching, side by side, everything a page of a remote needs. The scripts that follow find the files under way.
 *
 * `crossorigin` and `integrity` are those of the later request: with any other values the browser fetches the file twice.
 */
export function preloadPage({ remote, page }: RemotePageAddress): void {
  for (const file of [remote.entry, ...remote.preload, ...page.preload]) preloadFile(remote, file);
}

function preloadFile(remote: RegisteredRemote, file: string): void {
  const href = fileUrl(remote, file);
  if (preloaded.has(href)) return;
  preloaded.add(href);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = remote.integrity[file] ?? '';
  link.href = href;
  document.head.append(link);
}
