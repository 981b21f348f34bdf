import { useMessages } from '@fursa/shared/i18n';
import { type ReactNode, useId } from 'react';
import { trackedMessages } from '../messages.ts';
import type { TrackedGroup, TrackedJob } from '../model/tracked-job.ts';

export interface TrackedGroupSectionProps<Row> {
  readonly group: TrackedGroup;
  readonly jobs: readonly Row[];
  /** All of the group are there, so that they can be counted. */
  readonly isWhole: boolean;
  /** The list is long: what is far outside of the screen is not laid out. */
  readonly isOneOfMany: boolean;
  /** The heading of the page says the same. */
  readonly isNameHidden: boolean;
  readonly children: (job: Row) => ReactNode;
}

/** The jobs of one group below its name. */
export function TrackedGroupSection<Row extends TrackedJob>(props: TrackedGroupSectionProps<Row>) {
  const { group, jobs, isWhole, isOneOfMany, isNameHidden, children } = props;
  const text = useMessages(trackedMessages);
  const headingId = useId();
  const name = text.groups[group];
  return (
    <div>
      <h2 id={headingId} className={isNameHidden ? 'sr-only' : 'text-base text-muted leading-7'}>
        {isWhole ? text.counted(name, jobs.length) : name}
      </h2>
      <ul aria-labelledby={headingId} className="divide-y divide-line border-line border-y">
        {jobs.map((job) => (
          <li
            key={job.id}
            data-job={job.id}
            tabIndex={-1}
            className={isOneOfMany ? '[contain-intrinsic-size:auto_6rem] [content-visibility:auto]' : undefined}
          >
            {children(job)}
          </li>
        ))}
      </ul>
    </div>
  );
}
