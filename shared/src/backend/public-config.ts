import { parseUrl } from '../contract/parse-url.ts';
import { type PublicConfig, publicConfigSchema } from '../contract/registry.ts';

const configElementId = 'fursa-config';

let configured: PublicConfig | undefined;

/** Names the backend by hand, where no page carries the configuration (tests). Before the first use of the client. */
export function configureBackend(config: PublicConfig): void {
  configured = config;
}

/** The configuration the gateway wrote into the page. */
export function readPublicConfig(): PublicConfig {
  configured ??= publicConfigSchema.parse(JSON.parse(document.getElementById(configElementId)?.textContent ?? 'null'));
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
