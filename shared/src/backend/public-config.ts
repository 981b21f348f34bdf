import { readPageConfig } from '../contract/page-config.ts';
import { parseUrl } from '../contract/parse-url.ts';
import type { PublicConfig } from '../contract/registry.ts';

let configured: PublicConfig | undefined;

/** Names the backend by hand, where no page carries the configuration (tests). Before the first use of the client. */
export function configureBackend(config: PublicConfig): void {
  configured = config;
}

/** What was named by hand, else the configuration of the page. */
export function readPublicConfig(): PublicConfig {
  configured ??= readPageConfig();
  return configured;
}

/**
 * The backend's address, checked: https, or plain http on this very machine, where the embedded backend runs.
 *
 * @throws Error `Must be a valid HTTPS URL`
 */
export function checkBackendUrl(address: string): string {
  const url = parseUrl(address);
  const isLoopback = url?.protocol === 'http:' && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
  if (url === undefined || (url.protocol !== 'https:' && !isLoopback)) throw new Error('Must be a valid HTTPS URL');
  return url.href;
}
