import type { AppError } from '@fursa/shared/backend';
import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import {
  Button,
  ButtonLink,
  EmptyPanel,
  ErrorPanel,
  LoadingRegion,
  Notice,
  pageHeadingId,
  Skeleton,
} from '@fursa/shared/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { TrackedPages } from '../data/list-tracked-jobs.ts';
import { trackedMessages } from '../messages.ts';
import { groupJobs, type TrackedGroup, type TrackedJob, type TrackedKind } from '../model/tracked-job.ts';
import { trackedListId } from './remove-tracked-job.tsx';

export interface TrackedJobListProps<Row extends TrackedJob> {
  readonly kind: TrackedKind;
  readonly now: Date;
  readonly query: UseInfiniteQueryResult<TrackedPages<Row>, AppError>;
  readonly groupOf: (job: Row) => TrackedGroup;
  readonly children: (job: Row) => ReactNode;
}

/** The list of saved jobs or applications, or the state that stands in its place. */
export function TrackedJobList<Row extends TrackedJob>({
  kind,
  query,
  now,
  groupOf,
  children,
}: TrackedJobListProps<Row>) {
  const text = useMessages(trackedMessages);
  const total = query.data?.pages[0]?.total;
  return (
    // As tall as a screen: what comes and goes in it moves nothing below.
    <section
      id={trackedListId}
      tabIndex={-1}
      aria-labelledby={pageHeadingId}
      className="flex min-h-dvh flex-col gap-2 outline-none"
    >
      {/* The region stands before there is anything in it, or a screen reader would not say it. */}
      <p role="status" className="flex min-h-6 items-center text-muted">
        {total !== undefined && total > 0 && text.counts[kind](total)}
      </p>
      <TrackedJobContent {...{ kind, query, now, groupOf }}>{children}</TrackedJobContent>
    </section>
  );
}

function TrackedJobContent<Row extends TrackedJob>({ kind, query, now, groupOf, children }: TrackedJobListProps<Row>) {
  const text = useMessages(trackedMessages);
  const lists = useRef<HTMLDivElement>(null);
  const shownBefore = useRef<ReadonlySet<string>>(undefined);
  // A row stays where it was when it came: whoever changes its status would lose it from under their finger.
  const [places] = useState(() => new Map<string, TrackedGroup>());
  const jobs = query.data?.pages.flatMap((page) => page.jobs) ?? [];
  const groups = groupJobs(jobs, (job) => places.get(job.id) ?? groupOf(job), now);

  useEffect(() => {
    for (const { group, jobs } of groups) for (const { id } of jobs) places.set(id, group);
  });

  // The button moves down or away; whoever reads on begins with the first of the new ones.
  useEffect(() => {
    const known = shownBefore.current;
    if (known === undefined || known.size === jobs.length) return;
    const rows = [...(lists.current?.querySelectorAll<HTMLElement>('li[data-job]') ?? [])];
    rows.find(({ dataset }) => !known.has(dataset.job ?? ''))?.focus({ preventScroll: true });
    shownBefore.current = undefined;
  }, [jobs.length]);

  const { data, isPending, fetchStatus, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (isPending && fetchStatus !== 'paused') return <TrackedSkeletons kind={kind} />;
  if (data === undefined) {
    return (
      <ErrorPanel title={text.errorTitle} onRetry={() => void query.refetch()}>
        {text.errorAdvice}
      </ErrorPanel>
    );
  }
  const skipped = data.pages.reduce((sum, page) => sum + page.skipped, 0);
  if (jobs.length + skipped === 0) {
    return (
      <EmptyPanel
        title={text.emptyTitles[kind]}
        action={
          <ButtonLink to={paths.jobs} variant="primary">
            {text.findJobs}
          </ButtonLink>
        }
      >
        {text.emptyAdvice[kind]}
      </EmptyPanel>
    );
  }
  return (
    <>
      {skipped > 0 && <Notice tone="warning">{text.skipped(skipped)}</Notice>}
      <div ref={lists} className="flex flex-col gap-4">
        {groups.map(({ group, jobs: ofGroup }) => (
          <TrackedGroupSection
            key={group}
            group={group}
            jobs={ofGroup}
            // Nobody knows how many of those that are not there yet belong to it.
            isWhole={!hasNextPage}
            isOneOfMany={jobs.length > maxLaidOut}
            isNameHidden={group === 'saved' && groups.length === 1}
          >
            {children}
          </TrackedGroupSection>
        ))}
      </div>
      {hasNextPage && (
        <Button className="self-center" busy={isFetchingNextPage} onClick={handleMore}>
          {isFetchingNextPage ? text.showingMore : text.showMore}
        </Button>
      )}
    </>
  );

  function handleMore(): void {
    shownBefore.current = new Set(jobs.map(({ id }) => id));
    void fetchNextPage();
  }
}

/** Of more, those far outside of the screen are not laid out, so that a thousand of them scroll smoothly. */
const maxLaidOut = 40;

/** Most lists are no longer. */
const places = Array.from({ length: 6 }, (_, index) => index);

/** As high as the rows that take their place. */
const heights: Readonly<Record<TrackedKind, string>> = { saved: 'h-22 sm:h-17', applied: 'h-24' };

/** Placeholder for a list that is loading. */
function TrackedSkeletons({ kind }: { readonly kind: TrackedKind }) {
  const text = useMessages(trackedMessages);
  return (
    <LoadingRegion label={text.loading}>
      <Skeleton className="my-1.5 h-4 w-32" />
      <div className="animate-appear divide-y divide-line border-line border-y">
        {places.map((place) => (
          <div key={place} className={`flex flex-col justify-center gap-2 ${heights[kind]}`}>
            <Skeleton className="h-4 w-3/5 max-w-80" />
            <Skeleton className="h-3.5 w-4/5 max-w-120" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}

interface TrackedGroupSectionProps<Row> {
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
function TrackedGroupSection<Row extends TrackedJob>(props: TrackedGroupSectionProps<Row>) {
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
