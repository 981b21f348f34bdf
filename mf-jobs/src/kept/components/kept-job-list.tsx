import type { AppError } from '@fursa/shared/backend';
import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Button, ButtonLink, EmptyPanel, ErrorPanel, Notice, Spinner } from '@fursa/shared/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { KeptPages } from '../data/list-kept-jobs.ts';
import { keptMessages } from '../messages/kept-messages.ts';
import type { KeptJob, KeptKind } from '../model/kept-job.ts';
import { keptListId } from './kept-list-id.ts';

export interface KeptJobListProps<Row extends KeptJob> {
  readonly kind: KeptKind;
  readonly kept: UseInfiniteQueryResult<KeptPages<Row>, AppError>;
  readonly children: (job: Row) => ReactNode;
}

/** Saved jobs are looked over side by side; an application has its fields beside it. */
const layouts: Readonly<Record<KeptKind, string>> = {
  saved: 'grid gap-4 md:grid-cols-2 md:gap-6',
  applied: 'flex flex-col gap-4',
};

/** A list of kept jobs with everything that can come instead of it. */
export function KeptJobList<Row extends KeptJob>({ kind, kept, children }: KeptJobListProps<Row>) {
  const text = useMessages(keptMessages);
  const headingId = useId();
  const total = kept.data?.pages[0]?.total;
  return (
    <section id={keptListId} tabIndex={-1} aria-labelledby={headingId} className="flex flex-col gap-4 outline-none">
      <div>
        <h2 id={headingId} className="text-xl">
          {text.headings[kind]}
        </h2>
        {/* The region stands before there is anything in it, or a screen reader would not say it. */}
        <p role="status" className="text-muted">
          {total !== undefined && total > 0 && text.counts[kind](total)}
        </p>
      </div>
      <KeptJobContent kind={kind} kept={kept}>
        {children}
      </KeptJobContent>
    </section>
  );
}

function KeptJobContent<Row extends KeptJob>({ kind, kept, children }: KeptJobListProps<Row>) {
  const text = useMessages(keptMessages);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  const shownCount = kept.data?.pages.reduce((sum, page) => sum + page.jobs.length, 0) ?? 0;

  // The button moves down or away; whoever reads on begins with the first of the new ones.
  useEffect(() => {
    const next = firstNew.current === undefined ? undefined : list.current?.children[firstNew.current];
    if (shownCount === 0 || !(next instanceof HTMLElement)) return;
    firstNew.current = undefined;
    next.focus({ preventScroll: true });
  }, [shownCount]);

  const { data, isPending, fetchStatus, hasNextPage, isFetchingNextPage, fetchNextPage } = kept;
  if (isPending && fetchStatus !== 'paused') return <Spinner label={text.loading} />;
  if (data === undefined) {
    return (
      <ErrorPanel title={text.errorTitle} onRetry={() => void kept.refetch()}>
        {text.errorAdvice}
      </ErrorPanel>
    );
  }
  const jobs = data.pages.flatMap((page) => page.jobs);
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
      <ul ref={list} className={layouts[kind]}>
        {jobs.map((job) => (
          // What is far outside of the screen is not laid out, so that a thousand of them scroll smoothly.
          <li key={job.id} tabIndex={-1} className="[contain-intrinsic-size:auto_14rem] [content-visibility:auto]">
            {children(job)}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="self-center" busy={isFetchingNextPage} onClick={handleMore}>
          {isFetchingNextPage ? text.showingMore : text.showMore}
        </Button>
      )}
    </>
  );

  function handleMore(): void {
    firstNew.current = jobs.length;
    void fetchNextPage();
  }
}
