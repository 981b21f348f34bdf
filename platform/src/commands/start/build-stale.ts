import type { AppName } from '../../build/app-names.ts';
import { isFresh } from '../../build/freshness.ts';

/** Builds those of the apps whose sources have changed since they were built. `say` gets one line when there are any. */
export async function buildStale(apps: readonly AppName[], say: (line: string) => void = console.log): Promise<void> {
  const stale = apps.filter((name) => !isFresh(name));
  if (stale.length === 0) return;
  say(`Building ${stale.join(', ')} ...`);
  // The compiler is a big native module, which a start on a built tree can do without.
  const { buildApps } = await import('../../build/build-app.ts');
  await buildApps(stale);
}
