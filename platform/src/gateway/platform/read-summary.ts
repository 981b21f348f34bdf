import type { PublicConfig } from '@fursa/shared/contract/registry';
import * as z from 'zod/mini';
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

const measuredSchema = z.object({
  remote: z.string(),
  version: z.string(),
  metric: z.string(),
  /** The beginning of the hour, ISO 8601. */
  hour: z.string(),
  /** How often it was measured. */
  count: z.number(),
  /** The sum of what was measured. */
  total: z.number(),
  /** Three quarters of what was measured are no more than this. */
  p75: z.nullable(z.number()),
});
/** What the devices of visitors measured of one version in one hour. */
export type Measured = z.infer<typeof measuredSchema>;

/**
 * What visitors' devices measured in the last hours.
 *
 * @param headers of somebody who may read it: an administrator's, or the secret key's
 * @returns undefined where nothing is measured: the database has no such function
 * @throws where it has one that does not answer as it should
 */
export async function readSummary(
  ask: AskSupabase,
  headers: Readonly<Record<string, string>>,
  hours: number,
): Promise<readonly Measured[] | undefined> {
  const answer = await ask('/rest/v1/rpc/telemetry_summary', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ p_hours: hours }),
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`The summary of measurements was refused: ${answer.status}`);
  return z.parse(z.array(measuredSchema), await answer.json());
}
