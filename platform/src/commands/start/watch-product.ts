import type { EmbeddedBackend } from '@fursa/backend';
import type { PublicConfig } from '@fursa/shared/contract/registry';
import { readSummary, supabaseFor } from '../../gateway/index.ts';
import { startWatcher } from '../../watcher/start-watcher.ts';
import type { Environment } from './read-environment.ts';

/** Only this process itself; the limits of the embedded backend count by it. */
const own = { address: '127.0.0.1', isLocal: true };

interface WatchedProduct {
  readonly config: PublicConfig;
  readonly backend: EmbeddedBackend | undefined;
}

/** Watches what visitors' devices measure of new versions, where it is known and nobody has turned it off; returns what stops it. */
export function watchProduct(environment: Environment, { config, backend }: WatchedProduct): () => void {
  const { releaseDir, watcher, supabaseSecretKey } = environment;
  const key = backend?.secretKey ?? supabaseSecretKey;
  if (watcher === undefined || key === undefined) return () => undefined;
  const ask = supabaseFor({ config, backend }, own);
  return startWatcher({
    releaseDir,
    power: watcher,
    readSummary: (hours) => readSummary(ask, { apikey: key, authorization: `Bearer ${key}` }, hours),
    now: Date.now,
    tell: (line) => console.warn(line),
  });
}
