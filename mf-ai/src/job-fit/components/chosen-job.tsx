import { TextLink } from '@fursa/shared/bundled/text-link';
import { jobPath } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Button, LoadingRegion, Skeleton } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listedJobQueryOptions } from '../data/listed-job.ts';
import { messages } from '../messages.ts';

export interface ChosenJobProps {
  readonly jobId: string;
  /** Whether it was chosen here a moment ago: then what is read goes on with it. */
  readonly isFresh: boolean;
  readonly onChooseAnother: () => void;
}

/** The job of the address. */
export function ChosenJob({ jobId, isFresh, onChooseAnother }: ChosenJobProps) {
  const text = useMessages(messages);
  const { data: job, error, refetch } = useQuery(listedJobQueryOptions(jobId));
  const box = useRef<HTMLElement>(null);
  const unusable = { 'invalid-input': text.invalidJob, 'not-found': text.jobGone };
  const reason = Object.entries(unusable).find(([code]) => code === error?.code)?.[1];

  useEffect(() => {
    if (isFresh) box.current?.focus();
  }, [isFresh]);

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={text.chosen}
      className="flex min-h-32 min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-4"
    >
      {job !== undefined && (
        <>
          <p className="wrap-anywhere font-semibold text-lg leading-snug">
            <bdi>{job.title}</bdi>
          </p>
          {job.company !== null && (
            <p className="wrap-anywhere text-muted">
              <bdi translate="no">{job.company}</bdi>
            </p>
          )}
        </>
      )}
      {job === undefined && error === null && (
        <LoadingRegion label={text.loadingJob} className="flex flex-col gap-2">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
        </LoadingRegion>
      )}
      {error !== null && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="wrap-anywhere text-danger">{reason ?? text.searchFailed}</p>
          {reason === undefined && <Button onClick={() => void refetch()}>{text.retry}</Button>}
        </div>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={onChooseAnother}>{text.another}</Button>
        {job?.isLocal && (
          <TextLink to={jobPath(jobId)} isApart>
            {text.view}
          </TextLink>
        )}
        {job?.url != null && (
          <TextLink to={job.url} target="_blank" rel="noopener noreferrer" isApart>
            {text.view}
          </TextLink>
        )}
      </div>
    </section>
  );
}
