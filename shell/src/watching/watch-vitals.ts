import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import type { Report, Subject } from './report.ts';
import { shellSubject, subjectOfElement } from './subject.ts';

/** Elements are gone when a value is told, so web-vitals notes this of them instead of a selector. */
const options = { generateTarget: (node: Node | null) => describe(subjectOfElement(node)) };

/** Web vitals of this document: what is seen, moves or answers belongs to the remote in whose place it stands. */
export function watchVitals(report: Report): void {
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
