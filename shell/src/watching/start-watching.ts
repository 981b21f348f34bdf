import { onEvent, tabStorage } from '@fursa/shared/contract';
import { readPageConfig } from '@fursa/shared/contract/page-config';
import { parseUrl } from '@fursa/shared/contract/parse-url';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { readRegistry } from '../composition/page-registry.ts';
import { addressesIn, remoteOfAddress, remoteOfStack } from '../composition/remote-of-address.ts';
import { createReport, type Report, type Subject } from './report.ts';

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

/** Counts pages that remotes show, and what fails, is tried again or gives way; measures how long the files of a remote took. */
function watchRemotes(report: Report): void {
  const measured = new Set<string>();

  function noteMount(name: string): void {
    const shown = document.querySelector(`main [data-mf="${name}"] > :not([inert])`);
    // The notice that it could not be shown stands in its place.
    if (shown === null || document.querySelector('[data-retry]') !== null) return;
    const subject = subjectOfElement(shown);
    report.count(subject, 'fursa.remote.mounts');
    const id = `${name} ${subject.version}`;
    if (measured.has(id)) return;
    measured.add(id);
    const duration = loadDuration(
      performance.getEntriesByType('resource').filter((entry): entry is PerformanceResourceTiming => {
        const owner = subjectOfAddress(entry.name);
        return owner?.remote === name && owner.version === subject.version;
      }),
    );
    if (duration !== undefined) report.measure(subject, 'fursa.remote.load.duration', duration);
  }

  // The first page may have been there before anybody watched.
  for (const { name } of readRegistry().remotes) noteMount(name);
  onEvent('shell:page-shown', ({ remote }) => noteMount(remote));
  onEvent('shell:remote-failed', ({ remote }) => report.count(subjectNamed(remote), 'fursa.remote.errors'));
  onEvent('shell:version-replaced', ({ remote, from: version }) => {
    report.count({ remote, version }, 'fursa.remote.fallbacks');
  });
  document.addEventListener('click', ({ target }) => {
    const name = target instanceof Element && target.closest<HTMLElement>('[data-retry]')?.dataset.retry;
    if (name) report.count(subjectNamed(name), 'fursa.remote.retries');
  });
}

function shellSubject(): Subject {
  return { remote: 'shell', version: readPageConfig().version };
}

/** The remote of that name in the version that is in use here, else in the one that would be loaded. */
function subjectNamed(name: string): Subject | undefined {
  const remote = readRegistry().remotes.find((known) => known.name === name);
  return remote && { remote: name, version: remote.version };
}

/** The remote in whose place an element stands; the shell's own where it stands in none. */
function subjectOfElement(node: Node | null | undefined): Subject {
  const element = node instanceof Element ? node : node?.parentElement;
  const place = element?.closest<HTMLElement>('[data-mf]');
  const { mf: remote, mfVersion: version } = place?.dataset ?? {};
  return remote && version ? { remote, version } : shellSubject();
}

/** Whose file lies at an address; undefined for what is not of this product, such as the script of an extension. */
function subjectOfAddress(address: string): Subject | undefined {
  const url = parseUrl(address);
  if (url === undefined) return undefined;
  return remoteOfAddress(address) ?? (url.origin === window.location.origin ? shellSubject() : undefined);
}

/**
 * Whose code an error comes from: of the files in its stack the first of a remote, since much of the shell's own stands around
 * them. Undefined where the first file is not of this product.
 */
function subjectOfStack(stack: string): Subject | undefined {
  const [first = ''] = addressesIn(stack);
  return subjectOfAddress(first) && (remoteOfStack(stack) ?? shellSubject());
}

interface Download {
  readonly startTime: number;
  readonly responseEnd: number;
}

/** Milliseconds. What is asked for this long after everything had arrived belongs to something else: a panel that is opened. */
const pause = 100;

/** Milliseconds from the first request for a file of a remote until the files of its first page are there. Undefined without any. */
export function loadDuration(downloads: readonly Download[]): number | undefined {
  const [first, ...others] = downloads.toSorted((one, other) => one.startTime - other.startTime);
  if (first === undefined) return undefined;
  let end = first.responseEnd;
  for (const { startTime, responseEnd } of others) {
    if (startTime > end + pause) break;
    end = Math.max(end, responseEnd);
  }
  return end - first.startTime;
}
