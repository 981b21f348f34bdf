import type { PublicConfig } from '@fursa/shared/contract/registry';
import type { GatewayBackend } from '../ask-backend.ts';
import type { GatewayClient } from '../client/describe-client.ts';

/** Asks the backend that the pages ask, embedded or not, in the name of whoever the headers name. */
export type AskSupabase = (path: string, init?: RequestInit) => Promise<Response>;

/** Milliseconds. Whoever waits is a person before a page, or a watcher that asks again. */
const maxAnswerLength = 8_000;

export interface SupabaseAddress {
  readonly config: PublicConfig;
  readonly backend: GatewayBackend | undefined;
}

/** @param client whom the limits of the embedded backend count by */
export function supabaseFor(
  { config, backend }: SupabaseAddress,
  { address, isLocal }: Pick<GatewayClient, 'address' | 'isLocal'>,
): AskSupabase {
  return async (path, init = {}) => {
    const headers = new Headers({ apikey: config.supabasePublishableKey });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const request = new Request(new URL(path, config.supabaseUrl ?? 'http://localhost'), {
      ...init,
      headers,
      signal: AbortSignal.timeout(maxAnswerLength),
    });
    return backend === undefined ? await fetch(request) : await backend.fetch(request, { address, isLocal });
  };
}
