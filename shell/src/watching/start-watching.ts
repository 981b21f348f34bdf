import { tabStorage } from '@fursa/shared/contract';
import { readPageConfig } from '@fursa/shared/contract/page-config';
import { createReport } from './report.ts';
import { watchErrors } from './watch-errors.ts';
import { watchRemotes } from './watch-remotes.ts';
import { watchVitals } from './watch-vitals.ts';

/** Measures how the remotes do in this document and reports it in small batches, at the latest when the document goes. */
export function startWatching(): void {
  // What a tester tries says nothing of what visitors get.
  if (tabStorage.getItem('fursa-overrides')) return;
  const address = `${readPageConfig().supabaseUrl ?? ''}/functions/v1/telemetry`;
  const report = createReport((body) => navigator.onLine && navigator.sendBeacon(address, body));
  watchVitals(report);
  watchRemotes(report);
  watchErrors(report);
  // After the listeners of web-vitals, which tell their last values in the same moment.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report.flush();
  });
  window.addEventListener('pagehide', report.flush);
}
