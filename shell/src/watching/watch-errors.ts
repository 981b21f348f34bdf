import type { Report } from './report.ts';
import { subjectOfAddress, subjectOfStack } from './subject.ts';

/** Counts errors that nobody caught, and what the page's policy refused. Which message they carry is never looked at. */
export function watchErrors(report: Report): void {
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
