import { webcrypto } from 'node:crypto';
import { PerformanceObserver, PerformanceResourceTiming, performance } from 'node:perf_hooks';

/** What browsers have, Node too, and jsdom not at all or in part. Tests that run in Node have it already. */
const missing = { crypto: webcrypto, performance, PerformanceObserver, PerformanceResourceTiming };

if ('window' in globalThis) {
  for (const [name, value] of Object.entries(missing)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}
