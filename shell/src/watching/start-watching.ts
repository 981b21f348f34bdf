import { tabStorage } from '@fursa/shared/contract';
import { readPageConfig } from '@fursa/shared/contract/page-config';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { createReport, type Report, type Subject } from './report.ts';
import { shellSubject, subjectOfAddress, subjectOfElement, subjectOfStack } from './subject.ts';
import { watchRemotes } from './watch-remotes.ts';

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

/** Counts errors that nobody caught, and what the page's policy refused. Which message they carry is never looked at. */
function watchErrors(report: Report): void {
  window.addEventListener('error', ({ error, filename }) => {
    report.count(subjectOfError(error) ?? subjectOfAddress(filename), 'fursa.remote.errors');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    report.count(subjectOfError(reason), 'fursa.remote.errors');
  });
  document.addEventListener('securitypolicyviolation', ({ sourceFile }) => {
    report.count(subjectOfAddress(sourceFile), 'fursa.csp.violations');
  });
}

function subjectOfError(error: unknown) {
  return error instanceof Error ? subjectOfStack(error.stack ?? '') : undefined;
}

/** Elements are gone when a value is told, so web-vitals notes this of them instead of a selector. */
const options = { generateTarget: (node: Node | null) => describe(subjectOfElement(node)) };

/** Web vitals of this document: what is seen, moves or answers belongs to the remote in whose place it stands. */
function watchVitals(report: Report): void {
  onTTFB(({ value }) => report.measure(shellSubject(), 'browser.web_vital.ttfb', value));
  onFCP(({ value }) => report.measure(shellSubject(), 'browser.web_vital.fcp', value));
  onLCP(({ value, attribution }) => report.measure(parse(attribution.target), 'browser.web_vital.lcp', value), options);
  onINP(({ value, attribution }) => {
    report.measure(parse(attribution.interactionTarget), 'browser.web_vital.inp', value);
  }, options);
  onCLS(({ value, attribution }) => {
    report.measure(parse(attribution.largestShiftTarget), 'browser.web_vital.cls', value);
  }, options);
}

function describe({ remote, version }: Subject): string {
  return `${remote} ${version}`;
}

/** What has no element, such as a page that never moved, is the shell's. */
function parse(target: string | undefined): Subject {
  const [remote, version] = target?.split(' ') ?? [];
  return remote && version ? { remote, version } : shellSubject();
}
