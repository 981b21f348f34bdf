import type { AppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Notice } from '@fursa/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { type FeedStatus, failedFeeds } from '../model/feed-status.ts';

export interface FeedNotesProps {
  readonly feeds: UseQueryResult<readonly FeedStatus[], AppError>;
  /** Whether jobs stand below it; nothing is said of what is not there. */
  readonly areJobsShown: boolean;
}

/** Which feeds failed and when they last worked. The jobs that are known stand below it. */
export function FeedNotes({ feeds, areJobsShown }: FeedNotesProps) {
  const text = useMessages(messages).feeds;
  const { data, isError, isFetching, refetch } = feeds;
  const failed = failedFeeds(data ?? []);
  const hasFailedAsAWhole = isError || (failed.length > 0 && failed.length === data?.length);
  // The region stands before there is anything in it, or a screen reader would not say it.
  return (
    <div role="status" className="empty:hidden">
      {(isError || failed.length > 0) && (
        <Notice tone="warning" title={hasFailedAsAWhole ? text.failedTitle : text.partTitle}>
          {hasFailedAsAWhole && areJobsShown && <p>{text.failedText}</p>}
          {failed.map(({ source, lastWorkedAt }) => (
            <p key={source}>
              {lastWorkedAt === null ? text.never(nameOf(source)) : text.stopped(nameOf(source), lastWorkedAt)}
            </p>
          ))}
          {isError && (
            <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
              {text.retry}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );

  function nameOf(source: string): string {
    return text.names[source] ?? source.charAt(0).toUpperCase() + source.slice(1);
  }
}
