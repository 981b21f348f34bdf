/** Milliseconds after which a navigation, or a tab that stays open, asks whether something was released. */
const navigationInterval = 60_000;
const openTabInterval = 5 * 60_000;

let lastRead = performance.now();
let reading: Promise<void> | undefined;

/**
 * Reads the registry again, for what was released, mended or rolled back since this page was opened. Where it cannot be
 * read the known one goes on serving.
 */
function refreshRegistry(): Promise<void> {
  reading ??= import(/* webpackChunkName: "last-good" */ './versions/fetch-registry.ts')
    .then(({ fetchRegistry }) => fetchRegistry())
    .then((isRead) => {
      if (isRead) lastRead = performance.now();
    })
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
