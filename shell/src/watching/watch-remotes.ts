import { onEvent } from '@fursa/shared/contract';
import { readRegistry } from '../composition/page-registry.ts';
import { loadDuration } from './load-duration.ts';
import type { Report } from './report.ts';
import { subjectNamed, subjectOfAddress, subjectOfElement } from './subject.ts';

/** Counts pages that remotes show, and what fails, is tried again or gives way; measures how long the files of a remote took. */
export function watchRemotes(report: Report): void {
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
