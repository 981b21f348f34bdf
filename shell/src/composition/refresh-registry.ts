import { adoptRegistry } from './page-registry.ts';
import { registryKeys } from './signed/registry-keys.ts';
import { isSigned } from './signed/registry-signature.ts';

/** Milliseconds after which a navigation, or a tab that stays open, asks whether something was released. */
const navigationInterval = 60_000;
const openTabInterval = 5 * 60_000;

/** Milliseconds after which a line that swallows what is sent is given up. */
const readTimeout = 10_000;

let lastRead = performance.now();
let reading: Promise<void> | undefined;

/**
 * Reads the registry again, for what was released, mended or rolled back since this page was opened. Where it cannot be
 * read the known one goes on serving.
 */
function refreshRegistry(): Promise<void> {
  reading ??= fetchRegistry()
    .catch(() => {
      // Offline or broken: what is known serves, and the next navigation asks again.
    })
    .finally(() => {
      reading = undefined;
    });
  return reading;
}

/** The same for whoever waits `timeout` milliseconds and no longer, also when it is being read already. */
export function refreshRegistryWithin(timeout: number): Promise<void> {
  return Promise.race([refreshRegistry(), new Promise<void>((resolve) => setTimeout(resolve, timeout))]);
}

async function fetchRegistry(): Promise<void> {
  const response = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(readTimeout) });
  if (!response.ok) return;
  const read: unknown = await response.json();
  // One that nobody may have written changes nothing: the known one goes on serving.
  if (registryKeys !== undefined && !(await isSigned(read, registryKeys))) return;
  const isNew = adoptRegistry(read);
  lastRead = performance.now();
  if (!isNew) return;
  // In a chunk that is there anyway: few tabs are open while something is released, and every visitor would load the name of another.
  const { offerNewVersion } = await import(/* webpackChunkName: "legal" */ './versions/offer-new-version.tsx');
  offerNewVersion();
}

/** Nothing waits for it. */
export function refreshOnNavigation(): void {
  if (performance.now() - lastRead > navigationInterval) void refreshRegistry();
}

/** A tab that stays open learns of a release within five minutes while somebody looks at it. */
export function refreshWhileOpen(): void {
  const refresh = () => {
    const isDue = performance.now() - lastRead >= openTabInterval;
    if (isDue && document.visibilityState === 'visible') void refreshRegistry();
  };
  setInterval(refresh, openTabInterval / 5);
  document.addEventListener('visibilitychange', refresh);
}
